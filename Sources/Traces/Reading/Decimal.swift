/// Decimal numbers in trace files.
enum Decimal {
  /// Returns ten to the power of `exponent`, in `0...15`.
  @inline(__always)
  private static func scale(_ exponent: Int) -> Double {
    switch exponent {
    case 0: 1
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    case 9: 1e9
    case 10: 1e10
    case 11: 1e11
    case 12: 1e12
    case 13: 1e13
    case 14: 1e14
    default: 1e15
    }
  }

  /// Reads digits with a point among them, from `at` on, and stops behind them.
  ///
  /// - Returns: nil, with `at` where it was, unless there are 1 to 15 digits, so that the result is
  ///   one division of exact numbers.
  @inline(__always)
  static func scan(_ bytes: Span<UInt8>, _ at: inout Int, _ end: Int) -> Double? {
    var here = at
    let isNegative = here < end && bytes[here] == UInt8(ascii: "-")
    if isNegative { here += 1 }
    var mantissa: UInt64 = 0
    let first = here
    while here < end {
      let digit = bytes[here] &- 48
      guard digit < 10 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      here += 1
    }
    var digits = here - first
    var decimals = 0
    if here < end, bytes[here] == UInt8(ascii: ".") {
      here += 1
      let point = here
      if end - here >= 8, let eight = eightDigits(bytes.word(at: here)) {
        mantissa = mantissa &* 100_000_000 &+ eight
        here += 8
      }
      while here < end {
        let digit = bytes[here] &- 48
        guard digit < 10 else { break }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        here += 1
      }
      decimals = here - point
      digits += decimals
    }
    guard digits > 0, digits <= 15 else { return nil }
    at = here
    let value = Double(mantissa) / scale(decimals)
    return isNegative ? -value : value
  }

  /// Returns the number that eight digits make, the first in the lowest byte; nil if one is none.
  ///
  /// Neighbours are joined to pairs, these to fours and to the whole, each by one multiplication.
  @inline(__always)
  private static func eightDigits(_ word: UInt64) -> UInt64? {
    let digits = word ^ 0x3030_3030_3030_3030
    // A byte above 9 has a high bit set, or gets one by adding 6.
    guard (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xf0f0_f0f0_f0f0_f0f0 == 0 else {
      return nil
    }
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00ff_00ff_00ff_00ff
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_ffff_0000_ffff
    return (fours &* 10_000 &+ fours >> 32) & 0xffff_ffff
  }

  /// Returns the number of some bytes, blanks around it allowed; nil if they are none.
  ///
  /// Exact: what ``scan(_:_:_:)`` does not read goes through the standard library.
  @inline(__always)
  static func parse(_ bytes: Span<UInt8>, _ range: Range<Int>, comma: Bool = false) -> Double? {
    if !comma {
      var at = range.lowerBound
      if let value = scan(bytes, &at, range.upperBound), at == range.upperBound { return value }
    }
    return slow(bytes, range, comma: comma)
  }

  /// Returns a whole number of some bytes; nil if they are none.
  @inline(__always)
  static func integer(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var value = 0
    for at in range {
      let digit = bytes[at] &- 48
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    return value
  }

  /// Returns the number that two digits make; nil if they are none.
  @inline(__always)
  static func pair(_ bytes: Span<UInt8>, _ at: Int) -> Int? {
    let high = bytes[at] &- 48
    let low = bytes[at + 1] &- 48
    return high < 10 && low < 10 ? Int(high) * 10 + Int(low) : nil
  }

  @inline(never)
  private static func slow(_ bytes: Span<UInt8>, _ range: Range<Int>, comma: Bool) -> Double? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard start < end, end - start <= 400 else { return nil }
    let text = (start..<end).map { at -> UInt8 in
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
