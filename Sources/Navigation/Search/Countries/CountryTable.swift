/// The countries of ISO 3166-1 with the signs of their vehicles, and where each code leads.
///
/// Sources, compared with each other: the codes and names from Debian's package iso-codes (4.15.0)
/// and from pycountry (26.2.16), which agree on all 249 entries; the signs from the United Nations'
/// list of distinguishing signs of vehicles in international traffic (conventions on road traffic of
/// 1949 and 1968), Wikipedia's lists of international vehicle registration codes, and the locales of
/// the GNU C library. Where a country uses another sign than it notified, both stand here. Signs of
/// what has no entry of its own are with the one it belongs to: Alderney (GBA) with Guernsey,
/// Zanzibar (EAZ) with Tanzania.
struct CountryTable: Sendable {
  static let shared = CountryTable(rows: rowsAToK + "\n" + rowsLToZ)

  let countries: [Country]
  let numbers: [Int: Int]
  private let alpha2: [String: Int]
  private let alpha3: [String: Int]
  private let plates: [String: Int]

  /// Reads rows of alpha-2, alpha-3, numeric code, signs divided by commas (`-` for none), and name.
  init(rows: String) {
    countries = rows.split(separator: "\n").compactMap(Self.country)
    var numbers: [Int: Int] = [:]
    var alpha2: [String: Int] = [:]
    var alpha3: [String: Int] = [:]
    var plates: [String: Int] = [:]
    for (index, country) in countries.enumerated() {
      numbers[country.number] = index
      alpha2[country.alpha2] = index
      alpha3[country.alpha3] = index
      for plate in country.plates { plates[plate] = index }
    }
    (self.numbers, self.alpha2, self.alpha3, self.plates) = (numbers, alpha2, alpha3, plates)
  }

  private static func country(_ row: Substring) -> Country? {
    let parts = row.split(separator: " ", maxSplits: 4)
    guard parts.count == 5, let number = Int(parts[2]) else { return nil }
    return Country(
      alpha2: String(parts[0]),
      alpha3: String(parts[1]),
      number: number,
      plates: parts[3] == "-" ? [] : parts[3].split(separator: ",").map(String.init),
      name: String(parts[4].drop { $0 == " " })
    )
  }

  /// Where the country with a code stands; nil for a code that no country has.
  func index(of code: String, as kind: CountryCodeKind) -> Int? {
    guard code.utf8.count <= 3, code.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if kind == .numeric {
      guard code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(code).flatMap { numbers[$0] }
    }
    let capitals = code.uppercased()
    return switch kind {
    case .alpha2: alpha2[capitals]
    case .alpha3: alpha3[capitals]
    case .plate: plates[capitals]
    case .numeric: nil
    }
  }
}
