/// How a text meets a name, the best first.
public enum AddressMatch: UInt8, CaseIterable, Sendable, Comparable {
  /// The whole name.
  case exact
  /// The beginning of the name.
  case start
  /// The beginning of a later word, or several words in any order.
  case word

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The value that a program reads.
  public var identifier: String {
    switch self {
    case .exact: "exact"
    case .start: "start"
    case .word: "word"
    }
  }
}
