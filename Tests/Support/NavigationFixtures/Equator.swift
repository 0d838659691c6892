package import Geodesy
package import Navigation

/// The reference fixture: a road along the equator from S (0°) over A (0.010°) to B (0.020°), one step
/// a leg at 10 m/s.
package enum Equator {
  /// Metres of a degree.
  package static let degree = 111_195.079_734_632

  package static let a = stop(0.010, "A")
  package static let b = stop(0.020, "B")

  package static func stop(_ longitude: Double, _ title: String, kind: Waypoint.Kind = .stop)
    -> Waypoint
  {
    place(0, longitude, title, kind: kind)
  }

  package static func place(
    _ latitude: Double,
    _ longitude: Double,
    _ title: String,
    kind: Waypoint.Kind = .stop
  ) -> Waypoint {
    let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    guard let waypoint = Waypoint(coordinate: coordinate, title: title, kind: kind) else {
      preconditionFailure("\(coordinate) is no place")
    }
    return waypoint
  }

  package static func path(_ longitudes: [Double]) -> GeoPath {
    GeoPath(longitudes.map { Coordinate(latitude: 0, longitude: $0) })
  }

  package static func step(_ from: Double, _ to: Double, voices: [SpokenInstruction] = [])
    -> RouteStep
  {
    let path = path([from, to])
    var step = RouteStep(
      path: path,
      distance: path.length,
      duration: path.length / 10,
      maneuver: Maneuver(type: "continue")
    )
    step.spokenInstructions = voices
    return step
  }

  /// Returns a route of one leg to each waypoint, from a longitude on.
  package static func route(from start: Double = 0, to stops: [Waypoint]) -> Route {
    var from = start
    var legs: [RouteLeg] = []
    for stop in stops {
      let to = stop.coordinate?.longitude ?? from
      legs.append(RouteLeg(destination: stop, steps: [step(from, to)]))
      from = to
    }
    return Route(legs: legs)
  }
}
