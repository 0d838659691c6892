/// ISO 8601 times in trace files.
enum TimeText {
  struct Time: Hashable {
    /// Nanoseconds of the Unix epoch.
    let nanoseconds: Int64
    let hasZone: Bool
  }

  /// Returns the time of `2026-03-01T08:00:00.250Z` and its kin: blank for T, offsets, 1 to 9
  /// decimals, no zone; nil for anything else.
  static func parse(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Time? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - start >= 19, bytes[start + 4] == 45, bytes[start + 7] == 45,
      bytes[start + 10] == UInt8(ascii: "T") || bytes[start + 10] == 0x20
        || bytes[start + 10] == UInt8(ascii: "t"),
      bytes[start + 13] == 58, bytes[start + 16] == 58,
      let year = Decimal.integer(bytes, start..<(start + 4)),
      let month = Decimal.integer(bytes, (start + 5)..<(start + 7)),
      let day = Decimal.integer(bytes, (start + 8)..<(start + 10)),
      let hour = Decimal.integer(bytes, (start + 11)..<(start + 13)),
      let minute = Decimal.integer(bytes, (start + 14)..<(start + 16)),
      let second = Decimal.integer(bytes, (start + 17)..<(start + 19)),
      hour < 24, minute < 60, second <= 60, (1...12).contains(month), day >= 1,
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
    guard let offset = zone(bytes, at..<end) else { return nil }
    let days = CivilDate.days(year: year, month: month, day: day)
    let seconds = days * 86400 + Int64(hour * 3600 + minute * 60 + second - (offset.seconds))
    return Time(nanoseconds: seconds * 1_000_000_000 + fraction, hasZone: offset.isGiven)
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
    if count == 3, bytes[start] == UInt8(ascii: "U") || bytes[start] == UInt8(ascii: "G") {
      return (0, true)
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
