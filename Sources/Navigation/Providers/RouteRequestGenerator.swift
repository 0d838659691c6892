/// Writes the request of one routing server's API.
public protocol RouteRequestGenerator {
  /// Returns the request for a route from `origin` through `waypoints`, in their order.
  ///
  /// - Throws: ``RouteRequestError`` where no request can be made of them.
  func makeRequest(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions
  ) throws(RouteRequestError) -> RouteRequest
}
