/// What a search can find, in the order in which equally good finds come.
public enum AddressKind: UInt8, CaseIterable, Sendable, Comparable {
  case town, postcode, address, street, crossing, poi

  /// The value that a program reads.
  public var identifier: String {
    switch self {
    case .town: "town"
    case .postcode: "postcode"
    case .address: "address"
    case .street: "street"
    case .crossing: "crossing"
    case .poi: "poi"
    }
  }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
