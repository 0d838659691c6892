/// A provider that makes routes in any way of its own, typically on the device.
public protocol CustomRouteProvider: AnyObject {
  /// Finds routes; `completion` runs in a later job, once, unless the result is cancelled first.
  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable

  /// Finds routes, telling of errors on the way that do not end the search.
  ///
  /// For providers that load a part of the map first, for one; by default as the above.
  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    onNonFatalError: @escaping (RouteCalculationError) -> Void,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable

  /// Returns whether the provider knows a travel mode; by default it knows all.
  func supports(_ mode: RouteOptions.TravelMode) -> Bool
}

extension CustomRouteProvider {
  /// Calls the form without warnings: a provider that has none implements only that.
  public func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    onNonFatalError: @escaping (RouteCalculationError) -> Void,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    routes(from: origin, through: waypoints, options: options, completion: completion)
  }

  /// Answers yes where it is not implemented.
  public func supports(_ mode: RouteOptions.TravelMode) -> Bool { true }
}
