/// The days of the epochs of a log, of which some say their date.
///
/// Fixes before the first date wait for it: it is carried back to them, over midnight too.
struct NMEADays {
  /// The day of the last epoch, since 1970-01-01; nil before the first date.
  private(set) var day: Int64?
  /// Midnights since the first epoch.
  private var midnights: Int64 = 0
  private var lastTimeOfDay: Int64 = -1
  /// A date, and the time of day that it was said with.
  private var said: (day: Int64, timeOfDay: Int64)?
  /// Fixes whose times lack the day of the first epoch.
  private(set) var waiting: [Fix] = []

  static let length: Int64 = 86_400_000_000_000
  /// The most fixes that wait for a date: a day and a half, one a second.
  static let limit = 131_072

  init(day: Int64?) { self.day = day }

  /// Takes the date of a sentence that has a time of its own.
  mutating func take(_ day: Int64, at timeOfDay: Int64) { said = (day, timeOfDay) }

  /// Finds the day of an epoch; whether it is known, ``day`` tells.
  @inline(__always)
  mutating func move(to timeOfDay: Int64, stated: Int64?) {
    let isNextDay = lastTimeOfDay - timeOfDay > Self.length / 2
    lastTimeOfDay = timeOfDay
    if isNextDay { midnights += 1 }
    if let stated {
      day = stated
    } else if let said {
      // Of a time just before or behind midnight.
      let away = timeOfDay - said.timeOfDay
      day = said.day + (away > Self.length / 2 ? -1 : away < -Self.length / 2 ? 1 : 0)
    } else if isNextDay, let known = day {
      day = known + 1
    }
    if said != nil { said = nil }
  }

  /// Lets a fix wait for a date; its time is that of the day.
  mutating func wait(_ fix: Fix) {
    var fix = fix
    fix.time += midnights * Self.length
    waiting.append(fix)
  }

  /// Lets the fixes go that wait, once the day is known.
  mutating func release() -> [Fix] {
    guard let day, !waiting.isEmpty else { return [] }
    defer { waiting = [] }
    let first = (day - midnights) * Self.length
    return waiting.map { fix in
      var fix = fix
      fix.time += first
      return fix
    }
  }
}
