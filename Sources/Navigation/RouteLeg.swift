public import Geodesy

/// The part of a route from one stop to the next.
public struct RouteLeg: Sendable {
  public let destination: Waypoint
  /// Where the leg ends on the road; generally not the waypoint itself.
  public let destinationCoordinate: Coordinate
  public let path: GeoPath
  public let steps: [RouteStep]
  /// Metres and seconds, as the provider states them.
  public let distance: Double
  public let duration: Double
}
