import Geodesy

/// What all routing services of a context share: the provider, the clock, the numbers of requests.
final class RoutingEngine {
  let provider: RouteProvider
  let scheduler: any Scheduling
  let configuration: NavigatorConfiguration.Routing
  let places: (any PlaceResolver)?
  let snapper: (any RouteSnapper)?
  /// Whether the key may be used for navigation; true without a key.
  var isKeyAuthorized = true
  weak var providerObserver: (any RouteProviderObserver)?
  weak var observer: (any RoutingObserver)?
  private var requestCount = 0
  private var routeCount = 0

  init(
    provider: RouteProvider,
    scheduler: any Scheduling,
    configuration: NavigatorConfiguration.Routing,
    places: (any PlaceResolver)?,
    snapper: (any RouteSnapper)?
  ) {
    self.provider = provider
    self.scheduler = scheduler
    self.configuration = configuration
    self.places = places
    self.snapper = snapper
  }

  func nextRequestID() -> Int {
    requestCount += 1
    return requestCount
  }

  func nextRouteID() -> RouteID {
    routeCount += 1
    return RouteID(routeCount)
  }

  func numbered(_ routes: [Route]) -> [Route] {
    routes.map { route in
      var route = route
      route.id = nextRouteID()
      return route
    }
  }

  /// Whether the provider knows a travel mode.
  func supports(_ mode: RouteOptions.TravelMode) -> Bool {
    switch provider {
    case .adapter(let adapter, _): adapter.requestGenerator.supports(mode)
    case .custom(let provider): provider.supports(mode)
    }
  }

  /// Returns waypoints with their coordinates, those of places looked up.
  ///
  /// - Throws: ``RouteCalculationError/invalidPlan(pointIndex:)`` for a place that nobody knows.
  func resolved(_ waypoints: [Waypoint]) throws(RouteCalculationError) -> [Waypoint] {
    var result: [Waypoint] = []
    for (index, waypoint) in waypoints.enumerated() {
      guard let resolved = waypoint.resolved(by: places) else {
        throw .invalidPlan(pointIndex: index + 1)
      }
      result.append(resolved)
    }
    return result
  }
}
