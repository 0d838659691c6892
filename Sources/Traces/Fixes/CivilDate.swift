/// Dates of the proleptic Gregorian calendar as days since 1970-01-01, in integers.
package enum CivilDate {
  /// Returns the days of a date; `month` in `1...12`.
  ///
  /// The year is counted from March, so that the leap day is its last (a method as old as Zeller's).
  package static func days(year: Int, month: Int, day: Int) -> Int64 {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int64(era * 146_097 + dayOfEra - 719_468)
  }

  /// Returns the date of some days.
  package static func date(days: Int64) -> (year: Int, month: Int, day: Int) {
    let shifted = Int(days) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }

  /// Returns whether a date exists and a fix may have it: years 1900 to 2149.
  package static func isValid(year: Int, month: Int, day: Int) -> Bool {
    guard FixClock.firstYear...FixClock.lastYear ~= year, 1...12 ~= month, 1...31 ~= day else {
      return false
    }
    let back = date(days: days(year: year, month: month, day: day))
    return back == (year, month, day)
  }

  /// Returns nanoseconds of the epoch as `2026-03-01T08:00:00.5Z`.
  package static func text(nanoseconds: Int64) -> String {
    let perDay: Int64 = 86_400_000_000_000
    let days = nanoseconds >= 0 ? nanoseconds / perDay : -((perDay - 1 - nanoseconds) / perDay)
    let rest = nanoseconds - days * perDay
    let date = date(days: days)
    func padded(_ value: Int64, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let seconds = rest / 1_000_000_000
    var text =
      padded(Int64(date.year), 4) + "-" + padded(Int64(date.month), 2) + "-"
      + padded(Int64(date.day), 2) + "T" + padded(seconds / 3600, 2) + ":"
      + padded(seconds / 60 % 60, 2) + ":" + padded(seconds % 60, 2)
    var fraction = padded(rest % 1_000_000_000, 9)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    if !fraction.isEmpty { text += "." + fraction }
    return text + "Z"
  }
}
