/// A request for a new route after a departure from the old one.
public struct RerouteRequest: Hashable, Sendable {
  /// The number of the request; a sequence number, shared with all route requests.
  public let id: Int
  /// Where the new route begins.
  public let origin: Location
  /// The stops and vias still ahead.
  public let waypoints: [Waypoint]

  /// Creates a request.
  public init(id: Int, origin: Location, waypoints: [Waypoint]) {
    self.id = id
    self.origin = origin
    self.waypoints = waypoints
  }
}

/// How a reroute request ended.
public enum RerouteOutcome: String, CaseIterable, Sendable {
  case adopted
  /// The vehicle was back on the old route when the answer came.
  case backOnRoute
  /// Newer destinations, a supplied route or a clear took its place.
  case superseded
  /// The answer no longer fitted the vehicle's position.
  case stale
  /// The delegate wanted none of the routes.
  case declined
  case failed
}
