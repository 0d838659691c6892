/// Reads times of the usual form, `2026-03-01T08:00:00Z`, and remembers the day of the last.
struct UTCClock {
  /// The bytes of the date last read, and its midnight in seconds since 1970.
  private var dateHead: UInt64 = 0
  private var dateTail: UInt16 = 0
  private var midnight: Int64 = 0

  /// The bytes of a time.
  static let length = 20

  /// Returns nanoseconds since 1970 of the 20 bytes at `start`; nil where they are no such time.
  @inline(__always)
  mutating func read(_ bytes: Span<UInt8>, at start: Int) -> Int64? {
    guard bytes[start + 19] == UInt8(ascii: "Z"), bytes[start + 10] == UInt8(ascii: "T"),
      bytes[start + 13] == 58, bytes[start + 16] == 58
    else { return nil }
    if bytes.word(at: start) != dateHead || Self.tail(bytes, start) != dateTail {
      guard readDate(bytes, start) else { return nil }
    }
    guard let hour = Decimal.pair(bytes, start + 11), let minute = Decimal.pair(bytes, start + 14),
      let second = Decimal.pair(bytes, start + 17), hour < 24, minute < 60, second <= 60
    else { return nil }
    return (midnight &+ Int64(hour &* 3600 &+ minute &* 60 &+ second)) &* 1_000_000_000
  }

  /// The day, behind the first eight bytes of the date.
  @inline(__always)
  private static func tail(_ bytes: Span<UInt8>, _ start: Int) -> UInt16 {
    UInt16(bytes[start + 8]) << 8 | UInt16(bytes[start + 9])
  }

  @inline(never)
  private mutating func readDate(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    guard let time = TimeText.parse(bytes, start..<(start + Self.length)) else { return false }
    let second = time.nanoseconds / 1_000_000_000
    let day = second >= 0 ? second / 86400 : (second - 86399) / 86400
    midnight = day * 86400
    dateHead = bytes.word(at: start)
    dateTail = Self.tail(bytes, start)
    return true
  }
}
