public import Geodesy

/// Why there is no route.
public enum RoutingFailure: Error, Hashable, Sendable {
  /// No road near a stop; metres to the nearest, if there is any.
  case noRoadNear(stop: Int, place: Coordinate, distance: Double?)
  /// The roads are there, but no way leads from one to the other.
  case noRoute(leg: Int)
  /// What was read of the map's file is damaged.
  case damagedMap(MapError)
}
