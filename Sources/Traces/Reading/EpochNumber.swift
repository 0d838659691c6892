/// Times given as a number since 1970: seconds, or a finer unit where the number is too large.
enum EpochNumber {
  /// Returns nanoseconds of the epoch; nil for anything that is no such time.
  ///
  /// Below 1e11 they are seconds (up to the year 5138), then milliseconds, microseconds and
  /// nanoseconds. In integers, so that a decimal fraction is exact to the nanosecond.
  static func nanoseconds(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    var at = range.lowerBound
    let end = range.upperBound
    var whole: Int64 = 0
    let first = at
    while at < end, bytes[at] &- 48 < 10 {
      guard at - first < 19 else { return nil }
      let (ten, isOver) = whole.multipliedReportingOverflow(by: 10)
      let (sum, isMore) = ten.addingReportingOverflow(Int64(bytes[at] &- 48))
      guard !isOver, !isMore else { return nil }
      whole = sum
      at += 1
    }
    guard at > first else { return nil }
    let unit = unit(whole)
    var fraction: Int64 = 0
    if at < end, bytes[at] == UInt8(ascii: ".") {
      at += 1
      var scale = unit
      while at < end, bytes[at] &- 48 < 10 {
        scale /= 10
        fraction += Int64(bytes[at] &- 48) * scale
        at += 1
      }
    }
    guard at == end else { return nil }
    return sum(whole, unit, fraction)
  }

  /// Returns nanoseconds of the epoch of a number; nil for one that is no such time.
  static func nanoseconds(_ number: Double) -> Int64? {
    guard number >= 0, number < 9e18 else { return nil }
    let whole = Int64(number)
    let unit = unit(whole)
    return sum(whole, unit, Int64(((number - Double(whole)) * Double(unit)).rounded()))
  }

  /// Nanoseconds of one unit of a number.
  private static func unit(_ number: Int64) -> Int64 {
    switch number {
    case ..<100_000_000_000: 1_000_000_000
    case ..<100_000_000_000_000: 1_000_000
    case ..<100_000_000_000_000_000: 1_000
    default: 1
    }
  }

  private static func sum(_ whole: Int64, _ unit: Int64, _ fraction: Int64) -> Int64? {
    let (product, isOver) = whole.multipliedReportingOverflow(by: unit)
    let (sum, isMore) = product.addingReportingOverflow(fraction)
    return isOver || isMore || sum > FixClock.range.upperBound ? nil : sum
  }
}
