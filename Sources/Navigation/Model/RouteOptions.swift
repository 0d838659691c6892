/// What a single route request asks for; the defaults are D-06's.
///
/// They hold for the request that they are given with and for nothing else.
public struct RouteOptions: Hashable, Sendable {
  /// How the way is travelled.
  public enum TravelMode: String, Sendable, CaseIterable {
    case driving, cycling, walking, twoWheeler, taxicab
  }

  /// What the best route is the best of.
  public enum Strategy: String, Sendable, CaseIterable { case fastest, shortest }

  /// How the way is travelled (driving).
  public var travelMode: TravelMode = .driving
  /// Whether motorways are used only where there is no other way.
  public var avoidsHighways = false
  /// Whether toll roads are used only where there is no other way.
  public var avoidsTolls = false
  /// Whether ferries are used only where there is no other way.
  public var avoidsFerries = true
  /// What the best route is the best of (fastest).
  public var strategy: Strategy = .fastest
  /// How many routes are wanted, 1 or more; the first is the best.
  public var maximumRouteCount = 1
  /// When the way begins, in whole seconds since 1970-01-01 UTC; nil is now.
  public var departureTime: Int64?

  /// Creates the defaults.
  public init() {}

  /// The options of a request that names none.
  public static let `default` = RouteOptions()
}
