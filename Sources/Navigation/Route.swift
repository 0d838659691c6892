public import Geodesy

/// A way to drive, from the origin over one leg to each stop.
public struct Route: Sendable {
  /// The session's number for it.
  public let id: RouteID
  /// One leg to each stop, in order.
  public let legs: [RouteLeg]
  /// The origin, vias and stops that the provider reported, in order.
  public let waypoints: [Waypoint]
  public let bounds: GeoBounds
  /// Metres, as the provider states them.
  public let distance: Double
  /// Seconds, as the provider states them.
  public let expectedDuration: Double
  /// The whole line of the route.
  public let path: GeoPath
}
