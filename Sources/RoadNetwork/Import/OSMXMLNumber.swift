/// Reads the numbers of attributes.
enum OSMXMLNumber {
  /// Returns a whole number; nil if it is none or does not fit.
  static func integer(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    var place = range.lowerBound
    let isNegative = sign(bytes, &place, range.upperBound)
    guard place < range.upperBound else { return nil }
    var magnitude: Int64 = 0
    while place < range.upperBound {
      let digit = bytes[place] &- 0x30
      guard digit < 10 else { return nil }
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.subtractingReportingOverflow(Int64(digit))
      guard !overflows, !overflowsToo else { return nil }
      magnitude = sum  // Negative, since the smallest number has no positive counterpart.
      place &+= 1
    }
    if isNegative { return magnitude }
    return magnitude == .min ? nil : -magnitude
  }

  /// Returns degrees in units of 1e-7, rounded; nil if it is no number.
  ///
  /// An exponent is read too (`9.0E-5`). What does not fit is far off the globe.
  static func degrees(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    var place = range.lowerBound
    let end = range.upperBound
    let isNegative = sign(bytes, &place, end)
    var mantissa: UInt64 = 0
    var scale = 7
    var digits = 0
    var isFraction = false
    while place < end {
      let byte = bytes[place]
      let digit = byte &- 0x30
      if digit < 10 {
        digits &+= 1
        // 18 digits are 11 more than the result keeps of them.
        if mantissa < 100_000_000_000_000_000 {
          mantissa = mantissa &* 10 &+ UInt64(digit)
          if isFraction { scale &-= 1 }
        } else if !isFraction {
          scale &+= 1
        }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      place &+= 1
    }
    guard digits > 0 else { return nil }
    if place < end {
      guard bytes[place] | 0x20 == UInt8(ascii: "e"),
        let exponent = integer(bytes, (place + 1)..<end)
      else { return nil }
      scale = scale &+ Int(max(-100_000, min(100_000, exponent)))
    }
    let units = scaled(mantissa, scale)
    return isNegative ? -units : units
  }

  /// Returns a number times a power of ten, rounded; `Int64.max` if it is too large.
  private static func scaled(_ mantissa: UInt64, _ exponent: Int) -> Int64 {
    if exponent >= 0 {
      var result = mantissa
      for _ in 0..<exponent {
        guard result > 0 else { return 0 }
        guard result < 1_000_000_000_000 else { return .max }
        result *= 10
      }
      return Int64(clamping: result)
    }
    var power: UInt64 = 1
    for _ in 0..<min(19, -exponent) { power *= 10 }
    guard exponent >= -19 else { return 0 }
    let (quotient, rest) = mantissa.quotientAndRemainder(dividingBy: power)
    return Int64(clamping: rest >= power - rest ? quotient + 1 : quotient)
  }

  /// Passes a sign and returns whether it is a minus.
  @inline(__always)
  private static func sign(_ bytes: Span<UInt8>, _ place: inout Int, _ end: Int) -> Bool {
    guard place < end else { return false }
    let byte = bytes[place]
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { place &+= 1 }
    return byte == UInt8(ascii: "-")
  }
}
