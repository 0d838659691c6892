/// ISO 8601 times in trace files.
enum TimeText {
  struct Time: Hashable {
    /// Nanoseconds of the Unix epoch.
    let nanoseconds: Int64
    let hasZone: Bool
  }

  /// Returns the time of `2026-03-01T08:00:00.250Z` and its kin: blank for T, offsets, 1 to 9
  /// decimals, no zone; nil for anything else, and for years that no fix may have.
  static func parse(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Time? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - start >= 19, bytes[start + 4] == 45, bytes[start + 7] == 45,
      bytes[start + 10] == UInt8(ascii: "T") || bytes[start + 10] == 0x20
        || bytes[start + 10] == UInt8(ascii: "t"),
      bytes[start + 13] == 58, bytes[start + 16] == 58
    else { return nil }
    let year = digits(bytes, start) * 100 + digits(bytes, start + 2)
    let month = digits(bytes, start + 5)
    let day = digits(bytes, start + 8)
    let hour = digits(bytes, start + 11)
    let minute = digits(bytes, start + 14)
    let second = digits(bytes, start + 17)
    guard hour < 24, minute < 60, second <= 60, month >= 1, month <= 12, day >= 1,
      year >= FixClock.firstYear, year <= FixClock.lastYear,
      day <= 28 || CivilDate.isValid(year: year, month: month, day: day)
    else { return nil }
    var at = start + 19
    var fraction: Int64 = 0
    if at < end, bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: ",") {
      let first = at + 1
      at = first
      while at < end, bytes[at] &- 48 < 10 {
        if at - first < 9 { fraction = fraction * 10 + Int64(bytes[at] - 48) }
        at += 1
      }
      guard at > first else { return nil }
      for _ in min(9, at - first)..<9 { fraction *= 10 }
    }
    let isUTC = end - at == 1 && bytes[at] == UInt8(ascii: "Z")
    guard let offset = isUTC ? (0, true) : zone(bytes, at..<end) else { return nil }
    let days = CivilDate.days(year: year, month: month, day: day)
    let seconds = days * 86400 + Int64(hour * 3600 + minute * 60 + second - (offset.seconds))
    return Time(nanoseconds: seconds * 1_000_000_000 + fraction, hasZone: offset.isGiven)
  }

  /// Whether a text is empty, or a year, a month or a day: a time that does not say when.
  static func isPartial(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    if end > start, bytes[end - 1] | 0x20 == UInt8(ascii: "z") { end -= 1 }
    guard [0, 4, 7, 10].contains(end - start) else { return false }
    for at in start..<end {
      let isDash = at - start == 4 || at - start == 7
      guard isDash ? bytes[at] == 45 : bytes[at] &- 48 < 10 else { return false }
    }
    return true
  }

  /// Returns the number that two digits make, and at least 10,000 where they are none.
  @inline(__always)
  private static func digits(_ bytes: Span<UInt8>, _ at: Int) -> Int {
    let high = Int(bytes[at] &- 48)
    let low = Int(bytes[at + 1] &- 48)
    return high < 10 && low < 10 ? high * 10 + low : 10_000
  }

  /// Returns the offset from UTC of `Z`, `+02:00`, `+0200`, `+02`, ` UTC` or nothing.
  private static func zone(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>
  ) -> (seconds: Int, isGiven: Bool)? {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    let count = range.upperBound - start
    if count == 0 { return (0, false) }
    if count == 1, bytes[start] | 0x20 == UInt8(ascii: "z") { return (0, true) }
    if count == 3 {
      let name = String(decoding: (start..<(start + 3)).map { bytes[$0] }, as: UTF8.self)
      if name == "UTC" || name == "GMT" { return (0, true) }
    }
    let sign = bytes[start] == UInt8(ascii: "+") ? 1 : (bytes[start] == 45 ? -1 : 0)
    guard sign != 0, count == 3 || count == 5 || (count == 6 && bytes[start + 3] == 58),
      let hours = Decimal.integer(bytes, (start + 1)..<(start + 3)), hours <= 14
    else { return nil }
    let minutes =
      count == 3
      ? 0 : Decimal.integer(bytes, (range.upperBound - 2)..<range.upperBound) ?? 60
    guard minutes < 60 else { return nil }
    return (sign * (hours * 3600 + minutes * 60), true)
  }
}
