/// A country of a map.
public struct MapCountry: Hashable, Sendable {
  /// The code as the map has it.
  public let code: String
  /// The ISO 3166-1 number.
  public let number: Int
  /// The map, by its number in the catalogue.
  public let mapID: Int
  /// Whether that map holds major roads alone.
  public let isMajorRoadsOnly: Bool

  /// The name in English.
  public var name: String { Country(number: number)?.name ?? code }
}
