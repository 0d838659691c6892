/// A provider that makes routes in any way of its own, typically on the device.
public protocol CustomRouteProvider: AnyObject {
  /// Finds routes; `completion` runs in a later job, once, unless the result is cancelled first.
  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable
}
