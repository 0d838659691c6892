/// Why a generator could not write a request.
public enum RouteRequestError: Error, Hashable, Sendable {
  case notEnoughWaypoints
  /// A waypoint without a coordinate, by its index.
  case unresolvedWaypoint(Int)
  case malformedProperties(String)
  case malformedOptions(String)
}
