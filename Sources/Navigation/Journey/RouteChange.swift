/// A route installed, changed or cleared.
public struct RouteChange: Sendable {
  /// What brought the route, or took it away.
  public enum Reason: String, CaseIterable, Sendable {
    case destinationsSet, reroute, continuedToNext, cleared, routeSupplied, betterRoute
    /// A faster route, because the old one is delayed.
    case reroutingByTraffic
  }

  /// What brought the route, or took it away.
  public let reason: Reason
  /// The route from now on; nil when cleared.
  public let route: Route?

  /// Whether there is no route any more.
  public var isCleared: Bool { route == nil }

  /// Creates a change.
  public init(reason: Reason, route: Route?) {
    self.reason = reason
    self.route = route
  }
}

/// A waypoint reached.
public struct Arrival: Hashable, Sendable {
  /// The stop, as the app asked for it.
  public let waypoint: Waypoint
  /// The index among the stops of the current route, from 0.
  public let index: Int
  /// Whether no stop is behind it.
  public let isFinalDestination: Bool
  /// How many destinations remain, this one included.
  public let remainingCount: Int

  /// Creates an arrival.
  public init(waypoint: Waypoint, index: Int, isFinalDestination: Bool, remainingCount: Int) {
    self.waypoint = waypoint
    self.index = index
    self.isFinalDestination = isFinalDestination
    self.remainingCount = remainingCount
  }
}
