/// How well a name meets a text: fewer slips first, then exact, beginning, word.
struct NameGrade: Hashable, Comparable {
  /// Slips in the high bits, ``AddressMatch`` in the low two.
  let value: UInt8

  /// What stands for no match in a table of grades.
  static let none: UInt8 = .max

  init(_ match: AddressMatch, slips: Int = 0) {
    value = UInt8(min(slips, 60)) << 2 | match.rawValue
  }

  init?(value: UInt8) {
    guard value != Self.none else { return nil }
    self.value = value
  }

  /// How many letters were typed wrong.
  var slips: Int { Int(value >> 2) }
  var match: AddressMatch { AddressMatch(rawValue: value & 3) ?? .word }

  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}
