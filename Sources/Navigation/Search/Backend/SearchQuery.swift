public import Geodesy

/// What a backend is asked for.
public struct SearchQuery: Hashable, Sendable {
  /// In which order the answers come.
  public enum Order: String, Hashable, Sendable {
    /// By folded name, code point by code point.
    case name
    /// Large towns first, then parts of towns; ties by name.
    case size
    /// The nearest to ``SearchQuery/near`` first; ties by name.
    case distance
  }

  /// A name or its beginning; empty for all there is.
  public var text: String
  /// What the results are ordered by.
  public var order: Order
  /// A valid place; always there with ``Order/distance``.
  public var near: Coordinate?
  /// Only what lies at most so many metres from ``near``.
  public var radius: Double
  /// The ISO 3166-1 number of the only country wanted; 0 for any.
  public var country: Int
  /// How many at most; at least 1.
  public var limit: Int
  /// Whether the map counts as one of major roads alone: motorways, trunk and primary roads.
  public var majorRoadsOnly: Bool

  /// Creates a query; without a radius and country it searches everywhere.
  public init(
    _ text: String,
    order: Order = .name,
    near: Coordinate? = nil,
    radius: Double = .infinity,
    country: Int = 0,
    limit: Int,
    majorRoadsOnly: Bool = false
  ) {
    self.text = text
    self.order = order
    self.near = near
    self.radius = radius
    self.country = country
    self.limit = limit
    self.majorRoadsOnly = majorRoadsOnly
  }
}
