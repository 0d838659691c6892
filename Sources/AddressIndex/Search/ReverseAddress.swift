public import Geodesy

/// What is known of a place on the map: the address nearest to it, part by part.
public struct ReverseAddress: Hashable, Sendable {
  /// Something near, and how far.
  public struct Near: Hashable, Sendable {
    public let id: UInt32
    /// Metres; 0 for an area around the place.
    public let distance: Double
  }

  /// The nearest house, if one is near enough.
  public var house: Near?
  /// The street of the house, else the nearest.
  public var street: Near?
  /// The nearest place on that street.
  public var onStreet: Coordinate?
  public var district: Near?
  public var town: Near?
  public var postcode: UInt32?
  public var country: CountryCode?

  /// The most exact of its parts; nil where only a country is known.
  public var item: AddressItem? {
    if let house { return .house(house.id) }
    if let street { return .street(street.id) }
    if let district { return .place(district.id) }
    if let town { return .place(town.id) }
    return postcode.map { .postcode($0) }
  }

  /// Whether nothing is there.
  public var isEmpty: Bool {
    house == nil && street == nil && town == nil && district == nil && country == nil
      && postcode == nil
  }
}
