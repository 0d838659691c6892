public import Geodesy

/// An address, part by part; any part may be unknown.
public struct SearchAddress: Hashable, Sendable {
  /// The most exact of its parts.
  public var handle: SearchHandle
  /// Of the house, of the nearest place on the street, or the middle of the town.
  public var coordinate: Coordinate
  /// The name of the street; nil where it has none.
  public var street: String?
  /// The number in the street, such as `5a`.
  public var houseNumber: String?
  /// The postcode, as one writes it in its country.
  public var postcode: String?
  /// The town.
  public var locality: String?
  /// A district or part of the town.
  public var subLocality: String?
  /// The ISO 3166-1 number; 0 if unknown.
  public var country: Int
  /// As one writes it on a letter: street and number, postcode and town.
  public var lines: [String]
  /// Metres from the place asked for; 0 inside an area.
  public var distance: Double

  /// Creates an address; what is not given is unknown.
  public init(
    _ handle: SearchHandle,
    coordinate: Coordinate,
    street: String? = nil,
    houseNumber: String? = nil,
    postcode: String? = nil,
    locality: String? = nil,
    subLocality: String? = nil,
    country: Int = 0,
    lines: [String] = [],
    distance: Double = 0
  ) {
    self.handle = handle
    self.coordinate = coordinate
    self.street = street
    self.houseNumber = houseNumber
    self.postcode = postcode
    self.locality = locality
    self.subLocality = subLocality
    self.country = country
    self.lines = lines
    self.distance = distance
  }
}
