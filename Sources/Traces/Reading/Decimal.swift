/// Decimal numbers in trace files.
enum Decimal {
  private static let scales: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Returns the number of some bytes, blanks around it allowed; nil if they are none.
  ///
  /// Exact: up to 15 digits are one division of exact numbers, the rest goes through the standard
  /// library.
  @inline(__always)
  static func parse(_ bytes: Span<UInt8>, _ range: Range<Int>, comma: Bool = false) -> Double? {
    var at = range.lowerBound
    var end = range.upperBound
    while at < end, bytes[at] <= 0x20 { at += 1 }
    while end > at, bytes[end - 1] <= 0x20 { end -= 1 }
    guard at < end else { return nil }
    let start = at
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative || bytes[at] == UInt8(ascii: "+") { at += 1 }
    let point = comma ? UInt8(ascii: ",") : UInt8(ascii: ".")
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = -1
    while at < end {
      let digit = bytes[at] &- 48
      if digit < 10 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        digits += 1
        if decimals >= 0 { decimals += 1 }
      } else if bytes[at] == point, decimals < 0 {
        decimals = 0
      } else {
        return slow(bytes, start..<end, comma: comma)
      }
      at += 1
    }
    guard digits > 0 else { return nil }
    guard digits <= 15 else { return slow(bytes, start..<end, comma: comma) }
    let value = Double(mantissa) / scales[max(0, decimals)]
    return isNegative ? -value : value
  }

  /// Returns a whole number of some bytes; nil if they are none.
  @inline(__always)
  static func integer(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var value = 0
    for at in range {
      let digit = bytes[at] &- 48
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  private static func slow(_ bytes: Span<UInt8>, _ range: Range<Int>, comma: Bool) -> Double? {
    guard range.count <= 400 else { return nil }
    let text = range.map { at -> UInt8 in
      comma && bytes[at] == UInt8(ascii: ",") ? UInt8(ascii: ".") : bytes[at]
    }
    let isNumber = text.allSatisfy {
      48...57 ~= $0 || $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
    }
    guard isNumber, let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }
}
