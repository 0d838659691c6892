/// What kind of place a name stands for, the greatest first.
public enum PlaceClass: UInt8, CaseIterable, Sendable, Comparable {
  case city, town
  /// A municipality whose boundary is in the map, without a place of its name.
  case municipality
  /// A town that only addresses name.
  case addressed
  case village, hamlet
  /// Parts of a town.
  case borough, suburb, quarter, neighbourhood
  /// A farm or a few houses.
  case dwelling
  /// A name without inhabitants.
  case locality

  /// The class of a value of OpenStreetMap's key `place`; nil for what is no settlement.
  init?(place: String) {
    switch place {
    case "city": self = .city
    case "town": self = .town
    case "municipality": self = .municipality
    case "village": self = .village
    case "hamlet": self = .hamlet
    case "borough": self = .borough
    case "suburb": self = .suburb
    case "quarter": self = .quarter
    case "neighbourhood", "city_block": self = .neighbourhood
    case "isolated_dwelling", "farm", "allotments": self = .dwelling
    case "locality": self = .locality
    default: return nil
    }
  }

  /// The value that a program reads.
  public var identifier: String {
    switch self {
    case .city: "city"
    case .town: "town"
    case .municipality: "municipality"
    case .addressed: "addressed"
    case .village: "village"
    case .hamlet: "hamlet"
    case .borough: "borough"
    case .suburb: "suburb"
    case .quarter: "quarter"
    case .neighbourhood: "neighbourhood"
    case .dwelling: "dwelling"
    case .locality: "locality"
    }
  }

  /// Whether streets belong to such a place.
  public var isTown: Bool { self <= .hamlet }
  /// Whether it is a part of a town.
  public var isDistrict: Bool { self >= .borough && self <= .neighbourhood }

  /// How far such a place is felt, in metres.
  ///
  /// Of two places the one counts that is nearer measured by its reach. Chosen so that a village
  /// beside a city keeps its streets.
  var reach: Double {
    switch self {
    case .city: 8_000
    case .town: 4_000
    case .municipality, .addressed: 2_500
    case .village: 1_500
    case .borough: 3_000
    case .suburb: 1_500
    case .quarter: 800
    case .hamlet, .neighbourhood: 600
    case .dwelling, .locality: 300
    }
  }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
