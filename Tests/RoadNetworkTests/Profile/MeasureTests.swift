import Testing

@testable import RoadNetwork

@Suite struct MeasureTests {
  /// What OSRM 26.10 answered.
  static let durations: [(String, Double?)] = [
    ("15", 900), ("0:15", 900), ("00:15", 900), ("1:2:3", 3723), ("99:99", 362_340), ("0", 0),
    ("PT15M", 900), ("PT15m", 900), ("PT1H", 3600), ("PT1H15M", 4500), ("PT90M", 5400),
    ("PT1H30S", 3630), ("P1DT2H", 93_600), ("P1D", 86_400), ("P2W", 1_209_600), ("P", 0),
    ("PT", 0), ("PT0S", 0), ("PT24H", 86_400), ("PT001M", 60), ("PT102030", 37_230),
    ("PT10:20:30", 37_230), ("123", nil), ("PT15", nil), ("15:", nil), ("pt15m", nil),
    (" 15", nil), ("15 ", nil), ("-1", nil), ("1:2:3:4", nil), ("P1D2H", nil), ("PT1M1H", nil),
    ("PT1.5H", nil), ("PT15M ", nil), ("", nil), ("P99999999999D", nil), ("１５", nil),
    ("PT99999999999999999999S", nil), ("ein Tag", nil),
  ]

  @Test("Durations are read in both notations", arguments: durations)
  func duration(text: String, seconds: Double?) {
    #expect(DurationText.seconds(text) == seconds)
  }

  static let lengths: [(String, Double?)] = [
    ("2", 2), ("2.5", 2.5), ("2,5", 2.5), ("2.5 m", 2.5), ("3.", 3), ("-3", 3), ("max 2.2", 2.2),
    ("6'", 6 * 12 * 0.0254), ("6'7\"", (6 * 12 + 7) * 0.0254), ("6' 7\"", (6 * 12 + 7) * 0.0254),
    (".5", 5), ("none", nil), ("", nil), ("'", nil), ("m", nil), ("２", nil),
    ("99999999999999999999999999999999999999", 1e9),
  ]

  @Test("Lengths are in metres or in feet and inches", arguments: lengths)
  func metres(text: String, expected: Double?) {
    #expect(Measure.metres(text) == expected)
  }

  static let weights: [(String, Double?)] = [
    ("3.5", 3500), ("3.5 t", 3500), ("7500 kg", 7500), ("8000 lbs", 8000 * 0.45359237),
    ("3,5", 3500), ("heavy", nil), ("", nil),
  ]

  @Test("Weights are in tonnes, kilograms or pounds", arguments: weights)
  func kilograms(text: String, expected: Double?) {
    #expect(Measure.kilograms(text) == expected)
  }

  static let counts: [(String, Int?)] = [
    ("1", 1), ("255", 255), ("256", nil), ("0", nil), ("-1", nil), ("2.0", 2), ("1e1", 10),
    (" 3\t", 3), ("", nil), (" ", nil), ("3 lanes", nil), ("nan", nil), ("infinity", nil),
  ]

  @Test("Counts are whole and small", arguments: counts)
  func count(text: String, expected: Int?) {
    #expect(Measure.count(text) == expected)
  }
}
