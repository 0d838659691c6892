package import Geodesy

/// A place of the vehicle, and how far it was driven by then.
struct DrivenPlace: Sendable {
  /// Virtual milliseconds.
  var milliseconds: Int64
  var coordinate: Coordinate
  /// Metres driven since the first fix.
  var driven: Double
}

/// A place at which a route was left: the last one on it, before the vehicle is off it for a while.
///
/// It is off it where it is far from the line, and also where it drives on the line against it: who turns back
/// leaves the route at once, though not its line.
package struct TrackDeparture: Sendable {
  /// Virtual milliseconds.
  package let milliseconds: Int64
  /// The place.
  package let coordinate: Coordinate
  /// Metres driven by then.
  let driven: Double

  /// Metres from the route within which the vehicle is on it, and beyond which it is off it.
  private static let (near, far) = (15.0, 30.0)
  /// Metres that must be driven off it, and with how many fixes.
  private static let (farWay, farCount) = (50.0, 3)
  /// Degrees from the direction of the line beyond which driving is against it.
  private static let againstAngle = 120.0
  /// Metres between two fixes below which they say nothing of a direction.
  private static let leastMove = 2.0

  /// Finds where a route was left; nil where it was not.
  init?(from route: GeoPath, on track: [DrivenPlace]) {
    var last: DrivenPlace?
    var previous: DrivenPlace?
    var off: [DrivenPlace] = []
    for place in track {
      switch Self.state(of: place, after: previous, on: route) {
      case .far, .against: off.append(place)
      case .between: off = []
      case .on:
        off = []
        last = place
      case .standing:
        if off.isEmpty { last = place }
      }
      previous = place
      if off.count >= Self.farCount, let first = off.first, let last,
        place.driven - first.driven >= Self.farWay
      {
        (milliseconds, coordinate, driven) = (last.milliseconds, last.coordinate, last.driven)
        return
      }
    }
    return nil
  }

  private enum State { case on, standing, between, far, against }

  private static func state(
    of place: DrivenPlace,
    after previous: DrivenPlace?,
    on route: GeoPath
  ) -> State {
    var passes: [PathPosition] = []
    route.candidates(
      near: place.coordinate,
      from: 0,
      through: route.length,
      radius: near,
      hint: 0,
      into: &passes
    )
    let deviation = passes.map(\.deviation).min() ?? .infinity
    guard deviation <= near else { return deviation > far ? .far : .between }
    guard let previous, previous.coordinate.distance(to: place.coordinate) >= leastMove else {
      return previous == nil ? .on : .standing
    }
    let direction = previous.coordinate.initialBearing(to: place.coordinate)
    let isAgainst = passes.allSatisfy { pass in
      guard let line = route.bearing(ofSegment: pass.segment) else { return false }
      return Bearing.difference(from: line, to: direction).magnitude > againstAngle
    }
    return isAgainst ? .against : .on
  }
}
