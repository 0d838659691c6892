/// What a calculation found.
public struct RouteCalculationResult: Sendable {
  /// The routes, at least one, the best first.
  public let routes: [Route]

  init(routes: [Route]) { self.routes = routes }
}
