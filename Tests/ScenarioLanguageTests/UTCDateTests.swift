import Testing

@testable import ScenarioLanguage

@Suite struct UTCDateTests {
  @Test(
    "A UTC time becomes nanoseconds since 1970",
    arguments: [
      ("1970-01-01T00:00:00Z", 0 as Int64),
      ("2000-02-29T12:00:00.5Z", 951_825_600_500_000_000),
      ("2026-01-01T00:00:00Z", 1_767_225_600_000_000_000),
    ]
  )
  func valid(text: String, nanoseconds: Int64) {
    #expect(UTCDate.nanoseconds(text) == nanoseconds)
  }

  @Test(
    "What is no UTC time is refused",
    arguments: [
      "", "2026-03-01", "2026-03-01T08:00:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
      "2026-03-01T24:00:00Z", "2026-03-01T08:00:00+01:00", "2026-03-01T08:00:00.Z",
    ]
  )
  func invalid(text: String) {
    #expect(UTCDate.nanoseconds(text) == nil)
  }
}
