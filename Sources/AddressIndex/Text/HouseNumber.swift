import RoadNetwork

/// A house number as people write it: `7`, `7a`, `12-16`, `3/2`.
public struct HouseNumber: Hashable, Sendable {
  /// As it is written, without blanks at its ends.
  public let text: String
  /// The first whole number in it; 0 where there is none, as in `A`.
  public let low: UInt32
  /// The last number of a range; ``low`` where it is none.
  public let high: UInt32

  /// The most characters of a number that is believed.
  static let lengthLimit = 24
  /// The largest number that is believed.
  static let largest: UInt32 = 999_999

  /// Reads one number; nil for what cannot be one.
  public init?(_ written: String) {
    let text = Self.trimmed(written)
    guard !text.isEmpty, text.unicodeScalars.count <= Self.lengthLimit else { return nil }
    var bytes = Array(text.utf8)[...]
    guard let low = Self.takeNumber(&bytes, isFirst: true) else {
      // A letter or a Roman number is a number too; a sentence is none.
      let folded = FoldedText.fold(text)
      guard (1...4).contains(folded.count),
        !["s n", "sn", "no", "yes", "none"].contains(
          String(decoding: folded, as: UTF8.self)
        )
      else { return nil }
      (self.text, self.low, high) = (text, 0, 0)
      return
    }
    guard low <= Self.largest else { return nil }
    (self.text, self.low) = (text, low)
    high = Self.end(of: bytes, from: low)
  }

  init(text: String, low: UInt32, high: UInt32) {
    (self.text, self.low, self.high) = (text, low, high)
  }

  /// Reads the numbers of a list, such as `12;14` or `7a, 7b`, and counts what are none.
  static func list(_ written: String, rejected: inout Int) -> [HouseNumber] {
    let before = rejected
    var numbers: [HouseNumber] = []
    for part in written.split(whereSeparator: { $0 == ";" || $0 == "," }).prefix(100) {
      if let number = HouseNumber(String(part)) {
        if !numbers.contains(number) { numbers.append(number) }
      } else {
        rejected += 1
      }
    }
    if numbers.isEmpty, rejected == before { rejected += 1 }
    return numbers
  }

  /// Whether a range has a number in it, of the same side of the street as its ends.
  func covers(_ number: UInt32) -> Bool {
    guard low < high, (low...high).contains(number) else { return false }
    return low % 2 != high % 2 || number % 2 == low % 2
  }

  /// The order along a street: by number, then by what follows it.
  static func isOrdered(_ a: HouseNumber, _ b: HouseNumber) -> Bool {
    if a.low != b.low { return a.low < b.low }
    let (x, y) = (FoldedText.fold(a.text), FoldedText.fold(b.text))
    return x == y ? a.text < b.text : x.lexicographicallyPrecedes(y)
  }

  // MARK: - Reading

  private static func trimmed(_ text: String) -> String {
    let blanks: (Character) -> Bool = { $0.isWhitespace }
    guard let first = text.firstIndex(where: { !blanks($0) }),
      let last = text.lastIndex(where: { !blanks($0) })
    else { return "" }
    return String(text[first...last])
  }

  /// The end of a range such as `12-16`, `12a–16b`.
  private static func end(of rest: ArraySlice<UInt8>, from low: UInt32) -> UInt32 {
    var rest = rest
    // A letter after the first number, then the dash.
    if let first = rest.first, (first | 0x20) >= 0x61, (first | 0x20) <= 0x7a { rest.removeFirst() }
    while rest.first == 0x20 { rest.removeFirst() }
    let dashes: [[UInt8]] = [[0x2d], Array("–".utf8), Array("—".utf8)]
    guard let dash = dashes.first(where: { rest.starts(with: $0) }) else { return low }
    rest.removeFirst(dash.count)
    while rest.first == 0x20 { rest.removeFirst() }
    guard let high = takeNumber(&rest, isFirst: false), high > low, high - low <= 1000 else {
      return low
    }
    return high
  }

  /// Takes a number from the front; the first one may stand behind other characters.
  private static func takeNumber(_ bytes: inout ArraySlice<UInt8>, isFirst: Bool) -> UInt32? {
    if isFirst { bytes = bytes.drop { !(0x30...0x39).contains($0) } }
    var value: UInt32?
    while let digit = bytes.first, (0x30...0x39).contains(digit) {
      value = min(largest + 1, (value ?? 0) * 10 + UInt32(digit - 0x30))
      bytes.removeFirst()
    }
    return value
  }
}
