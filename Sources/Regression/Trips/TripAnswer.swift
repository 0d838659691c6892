package import Geodesy
import Navigation
import RoadNetwork
import RouteGuidance

/// The way that somebody answered for a trip.
package struct TripAnswer: Sendable {
  /// What is said, and where.
  package struct Step: Hashable, Sendable {
    /// What the driver is told.
    package let text: String
    /// The lanes that are shown, as words; nil for none.
    package let lanes: String?
    /// The road that follows; nil where it has no name.
    package let road: String?
    /// Where the maneuver is.
    package let place: Coordinate
    /// Seconds to the next.
    package let duration: Double
  }

  /// Seconds.
  package let duration: Double
  /// The way.
  package let line: [Coordinate]
  /// What is said on it.
  package let steps: [Step]
  /// Whether who answered put it into words: a plain OSRM server does not.
  let isWorded: Bool
  /// The roads, where the embedded router answered.
  let legs: [PlannedRoute.Leg]

  /// Takes what the embedded router planned.
  init(_ route: PlannedRoute, _ guide: RouteGuide) {
    let writer = InstructionWriter()
    let steps = route.legs.flatMap { guide.steps(of: $0) }
    self.steps = steps.map { step in
      let lanes = step.lanes.map { lane in
        (lane.isValid ? "+" : "-") + lane.indications.joined(separator: ";")
      }
      return Step(
        text: writer.text(of: step),
        lanes: lanes.isEmpty ? nil : lanes.joined(separator: " | "),
        road: step.name ?? step.ref,
        place: step.points[0],
        duration: step.duration
      )
    }
    var line: [Coordinate] = []
    for point in steps.flatMap(\.points) where point != line.last { line.append(point) }
    self.line = line
    duration = route.duration
    isWorded = true
    legs = route.legs
  }

  /// Takes what a server answered.
  init(_ route: Route) {
    steps = route.legs.flatMap(\.steps).map { step in
      let lanes = step.lanes.map { lane in
        (lane.isActive ? "+" : "-") + lane.directions.joined(separator: ";")
      }
      return Step(
        text: step.instruction,
        lanes: lanes.isEmpty ? nil : lanes.joined(separator: " | "),
        road: step.roadName ?? step.roadReference,
        place: step.path.coordinates.first ?? Coordinate(latitude: 0, longitude: 0),
        duration: step.duration
      )
    }
    line = route.path.coordinates
    duration = route.expectedDuration
    isWorded = route.legs.contains { $0.steps.contains(where: \.isWorded) }
    legs = []
  }

  /// Metres between two lines that are the same way.
  private static let sameWay = 2.0

  /// Whether another answer leads along the same way.
  func leadsAs(_ other: TripAnswer) -> Bool {
    if line == other.line { return true }
    let (own, theirs) = (GeoPath(line), GeoPath(other.line))
    guard abs(own.length - theirs.length) <= max(2 * Self.sameWay, own.length * 0.002) else {
      return false
    }
    func lies(_ points: [Coordinate], on path: GeoPath) -> Bool {
      var last = 0.0
      return points.allSatisfy { point in
        // In the order of driving: a way there and back has each place twice.
        guard
          let found = path.nearest(to: point, from: last - Self.sameWay, through: last + 2_000),
          found.deviation <= Self.sameWay
        else { return false }
        last = max(last, found.distanceAlong)
        return true
      }
    }
    return lies(line, on: theirs) && lies(other.line, on: own)
  }
}
