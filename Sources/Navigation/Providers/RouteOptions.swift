/// What a single route request asks for; the defaults are D-06's.
public struct RouteOptions: Hashable, Sendable {
  public enum TravelMode: String, Sendable { case driving, cycling, walking, twoWheeler, taxicab }
  public enum Strategy: String, Sendable { case fastest, shortest }

  public var travelMode: TravelMode = .driving
  public var avoidsHighways = false
  public var avoidsTolls = false
  public var avoidsFerries = true
  public var strategy: Strategy = .fastest
  /// How many routes are wanted, 1 or more.
  public var maximumRouteCount = 1

  public init() {}

  /// The options of a request that names none.
  public static let `default` = RouteOptions()
}
