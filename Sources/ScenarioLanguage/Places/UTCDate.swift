/// Wall-clock times in scenarios: `2026-03-01T08:00:00Z`, with a fraction if wanted.
enum UTCDate {
  /// Returns nanoseconds since the Unix epoch; nil for anything else.
  static func nanoseconds(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.count <= 30, bytes.last == UInt8(ascii: "Z") else { return nil }
    func number(_ range: Range<Int>) -> Int64? {
      var value: Int64 = 0
      for byte in bytes[range] {
        guard 48...57 ~= byte else { return nil }
        value = value * 10 + Int64(byte - 48)
      }
      return value
    }
    guard bytes[4] == 45, bytes[7] == 45, bytes[10] == UInt8(ascii: "T"), bytes[13] == 58,
      bytes[16] == 58, let year = number(0..<4), let month = number(5..<7),
      let day = number(8..<10), let hour = number(11..<13), let minute = number(14..<16),
      let second = number(17..<19), (1970...2200).contains(year), (1...12).contains(month),
      day >= 1, day <= daysInMonth(month, year), hour < 24, minute < 60, second < 60
    else { return nil }
    var fraction: Int64 = 0
    if bytes.count > 20 {
      guard bytes[19] == UInt8(ascii: "."), bytes.count > 21,
        let digits = number(20..<(bytes.count - 1))
      else { return nil }
      fraction = digits
      for _ in (bytes.count - 21)..<9 { fraction *= 10 }
    }
    let seconds = ((daysSinceEpoch(year, month, day) * 24 + hour) * 60 + minute) * 60 + second
    return seconds * 1_000_000_000 + fraction
  }

  private static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func daysInMonth(_ month: Int64, _ year: Int64) -> Int64 {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 1970-01-01 in the Gregorian calendar.
  private static func daysSinceEpoch(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    var days: Int64 = 0
    for y in 1970..<year { days += isLeap(y) ? 366 : 365 }
    for m in 1..<month { days += daysInMonth(m, year) }
    return days + day - 1
  }
}
