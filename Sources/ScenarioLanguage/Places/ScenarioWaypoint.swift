package import Navigation

/// A waypoint as a scenario writes it: known at once, or named by something that the run will find.
package struct ScenarioWaypoint: Hashable, Sendable {
  /// What a waypoint may stand for until the call is performed.
  package enum Reference: Hashable, Sendable {
    /// The destination of a job that a message of the dispatcher brought (D-44).
    case job(String)
    /// A result of a search that was named.
    case found(String)

    /// The key in scenarios and records, and the name.
    package var member: (key: StaticString, name: String) {
      switch self {
      case .job(let name): ("job", name)
      case .found(let name): ("found", name)
      }
    }
  }

  /// The waypoint; for a reference a place that nobody knows, with all that is said of it beside.
  package let waypoint: Waypoint
  /// What the run must find first; nil where the waypoint is known at once.
  package let reference: Reference?
  /// The letter of the sketch that the waypoint was written as; nil where it was not.
  package let node: String?

  /// Creates a waypoint that is known at once unless it has a reference.
  package init(_ waypoint: Waypoint, reference: Reference? = nil, node: String? = nil) {
    self.waypoint = waypoint
    self.reference = reference
    self.node = node
  }

  /// Returns the waypoint, with the place that `find` knows for a reference.
  ///
  /// What is found nowhere stays the place that nobody knows: the navigator says so by its status.
  package func resolved(_ find: (Reference) -> Waypoint?) -> Waypoint {
    guard let reference, let found = find(reference) else { return waypoint }
    let title = waypoint.title ?? found.title
    let made =
      found.coordinate.flatMap { Waypoint(coordinate: $0, title: title, kind: waypoint.kind) }
      ?? found.placeID.flatMap { Waypoint(placeID: $0, title: title, kind: waypoint.kind) }
    guard var made else { return waypoint }
    made.preferredHeading = waypoint.preferredHeading
    if waypoint.prefersSameSideOfRoad { made.prefersSameSideOfRoad = true }
    made.isVehicleStopover = waypoint.isVehicleStopover
    made.properties = waypoint.properties
    return made
  }
}
