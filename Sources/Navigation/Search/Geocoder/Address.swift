public import Geodesy

/// An address that a geocoder found; any part may be unknown (GN-200).
public struct Address: Hashable, Sendable {
  /// Where it is.
  public let coordinate: Coordinate
  /// Street and number.
  public let thoroughfare: String?
  /// The town.
  public let locality: String?
  /// A district, part or park of the town.
  public let subLocality: String?
  /// The postcode, as one writes it in its country.
  public let postalCode: String?
  /// The name of the country in English.
  public let country: String?
  /// As one writes it on a letter.
  public let lines: [String]

  /// The first line, as a rule street and number.
  public var addressLine1: String? { lines.first }

  /// The second line, as a rule postcode and town.
  public var addressLine2: String? { lines.count > 1 ? lines[1] : nil }

  init(_ found: SearchAddress) {
    coordinate = found.coordinate
    let parts = [found.street, found.houseNumber].compactMap { $0 }
    // The first line has street and number in the order of the country.
    thoroughfare =
      found.street == nil ? nil : found.lines.first ?? parts.joined(separator: " ")
    locality = found.locality
    subLocality = found.subLocality
    postalCode = found.postcode
    country = Country(number: found.country)?.name
    lines = found.lines
  }
}
