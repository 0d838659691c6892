public import Geodesy

/// What is looked for.
public struct AddressQuery: Hashable, Sendable {
  /// The order of what is found.
  public enum Order: Sendable {
    /// Without slips first; exact names, then beginnings, then words; the greater, then the nearer
    /// first.
    case relevance
    /// The greatest towns first, then parts of towns; ties by name.
    case size
    /// By folded name.
    case name
    /// The nearest first; by name without a place to be near.
    case distance
  }

  /// A name or the beginning of one; empty finds everything.
  public var text: String
  public var near: Coordinate?
  /// Metres around ``near`` in which to look.
  public var radius = Double.infinity
  /// Only this country.
  public var country: CountryCode?
  public var order = Order.relevance
  /// Whether only beginnings of whole names count, not of words inside them.
  public var isWholeName = false
  /// Whether small slips of the fingers are forgiven: one in three letters, two in eight.
  ///
  /// ``AddressIndex/search(_:kinds:)`` forgives them by itself.
  public var forgivesSlips = false
  /// Whether only motorways, trunk and primary roads are wanted, and no house numbers.
  public var majorRoadsOnly = false
  /// Whether only towns and parts of towns are wanted, and no farms and names of fields.
  public var settlementsOnly = false
  /// Words for countries beside those that the map has.
  public var countryNames = CountryNames()
  /// How many at most; none for a number below 1.
  public var limit: Int

  public init(_ text: String, near: Coordinate? = nil, limit: Int = 20) {
    self.text = text
    self.near = near
    self.limit = limit
  }
}
