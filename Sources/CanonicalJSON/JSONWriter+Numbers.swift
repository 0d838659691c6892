#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension JSONWriter {
  /// Writes an integer.
  public mutating func integer(_ value: some BinaryInteger) {
    separate()
    if let small = Int64(exactly: value) {
      appendDecimal(of: small)
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
    needsComma = true
  }

  /// Writes a number rounded to `decimals` places, ties away from zero.
  ///
  /// The rounding is that of the exact decimal value of the double. Zeros at the end of the
  /// fraction are dropped and `-0` is `0`, so that a value has one form: `12.5`, `3`, `0`.
  /// Infinity and the greatest finite double stand for "no limit" and become `"max"`. Values of
  /// 2⁶³ units of the last place and more are written in their shortest exact form.
  ///
  /// - Precondition: `value` is neither NaN nor negative infinity; `decimals` is in `0...15`.
  public mutating func fixed(_ value: Double, decimals: Int) {
    precondition(!value.isNaN && value != -.infinity, "\(value) has no form in JSON")
    separate()
    needsComma = true
    if value >= Double.greatestFiniteMagnitude {
      appendStatic("\"max\"")
      return
    }
    let scaled = Self.scaled(value, by: Self.powersOfTen[decimals])
    if abs(scaled) < 0x1p63 {
      appendDecimal(of: Int64(scaled), decimals: decimals)
    } else {
      appendShortest(value)
    }
  }

  /// Returns the integer nearest to the exact product, ties away from zero.
  @inline(__always)
  private static func scaled(_ value: Double, by scale: Double) -> Double {
    let product = value * scale
    let rounded = product.rounded(.toNearestOrAwayFromZero)
    // The product itself is rounded, and may fall on a tie that the exact one only comes near.
    guard abs(rounded - product) == 0.5 else { return rounded }
    let error = (-product).addingProduct(value, scale)
    let isShort = product > 0 ? error < 0 : error > 0
    return isShort ? product.rounded(.towardZero) : rounded
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Writes `value`, whose last `decimals` digits are its fraction.
  private mutating func appendDecimal(of value: Int64, decimals: Int = 0) {
    var rest = value.magnitude
    var places = decimals
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    var digits = InlineArray<24, UInt8>(repeating: 0)
    var start = 24
    var written = 0
    repeat {
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      written += 1
      if written == places {
        start -= 1
        digits[start] = UInt8(ascii: ".")
      }
    } while rest > 0 || written <= places
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    for index in start..<24 { bytes.append(digits[index]) }
  }

  private mutating func appendShortest(_ value: Double) {
    var text = value.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    bytes.append(contentsOf: text.utf8)
  }
}
