/// A route installed, changed or cleared.
public struct RouteChange: Sendable {
  public enum Reason: String, Sendable {
    case destinationsSet, reroute, continuedToNext, cleared, routeSupplied, betterRoute
    /// A faster route, because the old one is delayed.
    case reroutingByTraffic
  }

  public let reason: Reason
  /// The route from now on; nil when cleared.
  public let route: Route?

  public var isCleared: Bool { route == nil }

  public init(reason: Reason, route: Route?) {
    self.reason = reason
    self.route = route
  }
}
