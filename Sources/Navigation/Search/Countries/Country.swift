/// A country or territory of ISO 3166-1 with the codes by which maps and people name it.
public struct Country: Hashable, Sendable {
  /// Two letters, such as `DE`.
  public let alpha2: String
  /// Three letters, such as `DEU`.
  public let alpha3: String
  /// The numeric code, which stays when letters change: 276 for Germany (D-39).
  public let number: Int
  /// The signs that vehicles carry abroad, such as `D`: first the one notified to the United
  /// Nations, then others in use; empty where there is none.
  public let plates: [String]
  /// The short name in English.
  public let name: String

  /// The sign that vehicles carry abroad; nil where there is none.
  public var plate: String? { plates.first }

  /// The country with a numeric code.
  public init?(number: Int) {
    guard let index = CountryTable.shared.numbers[number] else { return nil }
    self = CountryTable.shared.countries[index]
  }

  /// The country with a code of one kind, in capital or small letters.
  public init?(code: String, as kind: CountryCodeKind) {
    guard let index = CountryTable.shared.index(of: code, as: kind) else { return nil }
    self = CountryTable.shared.countries[index]
  }

  /// The country with a code of any kind, in capital or small letters.
  ///
  /// A code that two kinds give to two countries is read as the first kind of
  /// ``CountryCodeKind``: `ES` is Spain (alpha-2), not El Salvador (vehicles); `BRN` is Brunei
  /// (alpha-3), not Bahrain (vehicles).
  public init?(code: String) {
    for kind in CountryCodeKind.allCases {
      if let found = Country(code: code, as: kind) {
        self = found
        return
      }
    }
    return nil
  }

  /// Every country, ordered by ``alpha2``.
  public static var all: [Country] { CountryTable.shared.countries }

  init(alpha2: String, alpha3: String, number: Int, plates: [String], name: String) {
    self.alpha2 = alpha2
    self.alpha3 = alpha3
    self.number = number
    self.plates = plates
    self.name = name
  }
}

/// What a code of a country is, in the order in which one without a kind is read.
public enum CountryCodeKind: String, CaseIterable, Sendable {
  /// Two letters of ISO 3166-1.
  case alpha2
  /// Three letters of ISO 3166-1.
  case alpha3
  /// The distinguishing sign of vehicles in international traffic: one to three letters.
  case plate
  /// Up to three digits of ISO 3166-1, with or without leading zeros.
  case numeric
}
