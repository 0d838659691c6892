/// A decimal number as written: digits and a power of ten.
struct JSONDecimal {
  private var isNegative = false
  private var digits: UInt64 = 0
  private var digitCount = 0
  private var exponent = 0
  private var isPlainInteger = true
  private let text: ArraySlice<UInt8>

  /// Takes a number apart whose grammar has been checked.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    text = bytes[range]
    var index = range.lowerBound
    if index < range.upperBound, bytes[index] == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    var isFraction = false
    while index < range.upperBound {
      let byte = bytes[index]
      if byte &- 0x30 < 10 {
        // Beyond 19 digits the value comes from the text instead.
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
        if digits != 0 { digitCount += 1 }
        if isFraction { exponent -= 1 }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
        isPlainInteger = false
      } else {
        isPlainInteger = false
        let power = bytes[index + 1..<range.upperBound]
        let overflow = power.first == UInt8(ascii: "-") ? -100_000 : 100_000
        exponent += max(
          -100_000,
          min(100_000, Int(String(decoding: power, as: UTF8.self)) ?? overflow)
        )
        break
      }
      index += 1
    }
  }

  /// The double nearest to the number.
  ///
  /// Up to 15 digits and powers to 10²² both operands are exact, and so the one rounding of the
  /// division or product is right; everything else takes the slow road.
  var double: Double? {
    if digitCount <= 15, abs(exponent) <= 22 {
      let power = Self.powersOfTen[abs(exponent)]
      let magnitude = exponent < 0 ? Double(digits) / power : Double(digits) * power
      return isNegative ? -magnitude : magnitude
    }
    return Double(String(decoding: text, as: UTF8.self))
  }

  /// Returns the double nearest to a number of at most 15 digits without a power, whose grammar has
  /// been checked; nil for every other.
  @inline(__always)
  static func short(_ text: Span<UInt8>, _ range: Range<Int>) -> Double? {
    var at = range.lowerBound
    let isNegative = text[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    // 15 digits and a point.
    guard range.upperBound - at <= 16 else { return nil }
    var digits: UInt64 = 0
    var point = range.upperBound
    while at < range.upperBound {
      let digit = text[at] &- UInt8(ascii: "0")
      if digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
      } else {
        guard text[at] == UInt8(ascii: ".") else { return nil }
        point = at + 1
      }
      at += 1
    }
    guard digits < 1_000_000_000_000_000 else { return nil }
    let magnitude = Double(digits) / powersOfTen[range.upperBound - point]
    return isNegative ? -magnitude : magnitude
  }

  /// The value of a number without fraction and exponent that fits 64 bits.
  var integer: Int64? {
    guard isPlainInteger else { return nil }
    if digitCount <= 18 { return isNegative ? -Int64(digits) : Int64(digits) }
    return Int64(String(decoding: text, as: UTF8.self))
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
