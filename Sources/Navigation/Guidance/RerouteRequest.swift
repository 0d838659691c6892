/// A request for a new route after a departure from the old one.
public struct RerouteRequest: Hashable, Sendable {
  public let id: Int
  /// Where the new route begins.
  public let origin: Location
  /// The stops and vias still ahead.
  public let waypoints: [Waypoint]

  public init(id: Int, origin: Location, waypoints: [Waypoint]) {
    self.id = id
    self.origin = origin
    self.waypoints = waypoints
  }
}
