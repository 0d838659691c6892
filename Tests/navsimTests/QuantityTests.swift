import Platform
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Quantities")
struct QuantityTests {
  @Test(
    "A moment reads as a stopwatch shows it",
    arguments: [
      (0, "0:00.0"), (800, "0:00.8"), (47_899, "0:47.8"), (311_000, "5:11.0"),
      (3_600_000, "1:00:00.0"), (-1500, "-0:01.5"),
    ] as [(Int64, String)]
  )
  func clock(milliseconds: Int64, text: String) {
    #expect(Quantity.clock(milliseconds: milliseconds) == text)
  }

  @Test(
    "Metres become kilometres at a thousand",
    arguments: [
      (0, "0.0 m"), (51.64, "51.6 m"), (999.94, "999.9 m"), (999.96, "1.0 km"),
      (3217, "3.2 km"), (1_234_567, "1,235 km"), (-8.05, "-8.1 m"), (.infinity, "?"),
    ] as [(Double, String)]
  )
  func distance(metres: Double, text: String) {
    #expect(Quantity.distance(metres: metres) == text)
  }

  @Test(
    "A duration is rounded to the second",
    arguments: [(304.4, "5:04"), (3599.6, "1:00:00"), (59, "0:59"), (.nan, "?")]
      as [(Double, String)]
  )
  func duration(seconds: Double, text: String) {
    #expect(Quantity.duration(seconds: seconds) == text)
  }

  @Test(
    "Thousands are grouped",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (21_034, "21,034"), (-1_234_567, "-1,234,567"),
    ]
      as [(Int64, String)]
  )
  func grouped(value: Int64, text: String) {
    #expect(Quantity.grouped(value) == text)
  }
}
