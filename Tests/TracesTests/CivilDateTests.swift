import Testing
import Traces

@Suite struct CivilDateTests {
  @Test(
    "A date is so many days from 1970",
    arguments: [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017),
      (2026, 3, 1, 20_513), (1900, 3, 1, -25_508), (1600, 1, 1, -135_140), (0, 3, 1, -719_468),
      (2261, 12, 31, 106_650),
    ] as [(Int, Int, Int, Int64)]
  )
  func days(year: Int, month: Int, day: Int, days: Int64) {
    #expect(CivilDate.days(year: year, month: month, day: day) == days)
    let date = CivilDate.date(days: days)
    #expect((date.year, date.month, date.day) == (year, month, day))
  }

  @Test("Every day of six hundred years follows the day before")
  func everyDay() {
    var previous = CivilDate.date(days: -110_001)
    var wrong = 0
    for day in -110_000...110_000 as ClosedRange<Int64> {
      let date = CivilDate.date(days: day)
      let follows =
        (date.year, date.month, date.day - 1) == (previous.year, previous.month, previous.day)
        || (date.day == 1 && date.month == previous.month + 1 && date.year == previous.year)
        || ((date.month, date.day) == (1, 1) && (previous.month, previous.day) == (12, 31)
          && date.year == previous.year + 1)
      let back = CivilDate.days(year: date.year, month: date.month, day: date.day)
      if !follows || back != day { wrong += 1 }
      previous = date
    }
    #expect(wrong == 0)
  }

  @Test(
    "A date exists or not",
    arguments: [
      (2024, 2, 29, true), (2023, 2, 29, false), (2000, 2, 29, true), (2100, 2, 29, false),
      (2026, 4, 30, true), (2026, 4, 31, false), (2026, 0, 1, false), (2026, 13, 1, false),
      (2026, 1, 0, false), (2026, 1, 32, false), (1970, 1, 1, true), (1900, 1, 1, true),
      (1899, 12, 31, false), (2149, 12, 31, true), (2150, 1, 1, false), (Int.max, 1, 1, false),
      (Int.min, 1, 1, false),
    ]
  )
  func exists(year: Int, month: Int, day: Int, isValid: Bool) {
    #expect(CivilDate.isValid(year: year, month: month, day: day) == isValid)
  }

  @Test(
    "Nanoseconds are written without needless digits",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1, "1970-01-01T00:00:00.000000001Z"),
      (-1, "1969-12-31T23:59:59.999999999Z"), (-86_400_000_000_000, "1969-12-31T00:00:00Z"),
      (500_000_000, "1970-01-01T00:00:00.5Z"),
      (1_772_352_000_120_000_000, "2026-03-01T08:00:00.12Z"),
      (951_868_799_000_000_000, "2000-02-29T23:59:59Z"),
    ] as [(Int64, String)]
  )
  func text(nanoseconds: Int64, text: String) {
    #expect(CivilDate.text(nanoseconds: nanoseconds) == text)
  }
}
