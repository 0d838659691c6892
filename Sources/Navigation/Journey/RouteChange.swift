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

/// A waypoint reached.
public struct Arrival: Hashable, Sendable {
  public let waypoint: Waypoint
  /// The index among the stops of the current route, from 0.
  public let index: Int
  public let isFinalDestination: Bool
  /// How many destinations remain, this one included.
  public let remainingCount: Int

  public init(waypoint: Waypoint, index: Int, isFinalDestination: Bool, remainingCount: Int) {
    self.waypoint = waypoint
    self.index = index
    self.isFinalDestination = isFinalDestination
    self.remainingCount = remainingCount
  }
}
