/// What is known of a map before it is opened.
public struct MapInformation: Hashable, Sendable {
  /// How much of the world a map holds.
  public enum DetailLevel {
    /// Only major roads.
    public static let majorRoads = 1
  }

  /// The place in the catalogue.
  public let id: Int
  /// What people call it.
  public let name: String
  /// The codes of the countries it has something of, as the map's maker wrote them: ISO 3166-1 with
  /// two or three letters, or signs of vehicles.
  public let countries: [String]
  /// 1 where it holds major roads alone; a full map has more.
  public let detailLevel: Int

  /// Whether the map holds major roads alone.
  public var isMajorRoadsOnly: Bool { detailLevel == DetailLevel.majorRoads }
}

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
