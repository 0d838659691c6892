import Geodesy

/// Towns, postcodes, streets, house numbers, crossings and points of interest of a map: found by
/// name, by place, and by what is near.
///
/// A value of flat columns; queries are binary searches and visits of grid cells, and depend on
/// nothing but the columns and what is asked.
public struct AddressIndex: Sendable {
  /// What stands for no place, street or postcode in a column.
  public static let none = UInt32.max

  public let columns: AddressColumns

  /// Makes an index of columns that were read from a file.
  ///
  /// - Throws: ``AddressIndexError`` where the columns contradict each other.
  public init(_ columns: AddressColumns) throws(AddressIndexError) {
    try columns.check()
    self.columns = columns
  }

  init(unchecked columns: AddressColumns) { self.columns = columns }

  public var placeCount: Int { columns.places.count }
  public var postcodeCount: Int { columns.postcodes.count }
  public var streetCount: Int { columns.streets.count }
  public var houseCount: Int { columns.numbers.count }
  public var poiCount: Int { columns.pois.count }
  /// Each crossing once.
  public var crossingCount: Int { columns.crossings.count / 2 }

  /// The countries that the map has something of, ascending.
  public var countries: [CountryCode] {
    columns.countryCodes.compactMap { CountryCode(rawValue: $0) }
  }

  /// The name of a country in the map; nil where only its code is known.
  public func name(of country: CountryCode) -> String? {
    guard let index = columns.countryCodes.firstIndex(of: country.rawValue) else { return nil }
    let name = columns.texts[columns.countryNames[index]]
    return name.isEmpty ? nil : name
  }

  func country(_ value: UInt16) -> CountryCode? { CountryCode(rawValue: value) }

  func link(_ value: UInt32) -> UInt32? { value == Self.none ? nil : value }
}

extension AddressIndex: CustomStringConvertible {
  public var description: String {
    "address index of \(placeCount) places, \(postcodeCount) postcodes, \(streetCount) streets,"
      + " \(houseCount) house numbers, \(crossingCount) crossings, \(poiCount) points of interest"
  }
}
