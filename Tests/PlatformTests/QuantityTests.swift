import Platform
import Testing

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

  @Test(
    "Decimals are as many as asked for, ties away from zero, no minus before zero",
    arguments: [
      (0, 0, "0"), (2.5, 0, "3"), (-2.5, 0, "-3"), (0.125, 2, "0.13"), (-0.004, 2, "0.00"),
      (3, 2, "3.00"), (0.05, 1, "0.1"), (1e20, 2, "1e+20"), (.nan, 1, "nan"),
    ] as [(Double, Int, String)]
  )
  func fixed(value: Double, decimals: Int, text: String) {
    #expect(Quantity.fixed(value, decimals) == text)
  }

  @Test(
    "A time is told to the tenth, and finer where it is finer",
    arguments: [
      (0, "0:00.0", "0.0"), (500, "0:00.5", "0.5"), (9_040, "0:09.04", "9.04"),
      (59_999, "0:59.999", "59.999"), (311_000, "5:11.0", "311.0"),
      (3_723_540, "1:02:03.54", "3723.54"), (-1_500, "-0:01.5", "-1.5"),
    ] as [(Int64, String, String)]
  )
  func times(milliseconds: Int64, clock: String, seconds: String) {
    #expect(Quantity.time(milliseconds: milliseconds) == clock)
    #expect(Quantity.seconds(milliseconds: milliseconds) == seconds)
  }

  @Test("Counts have their noun, sizes and spans their unit")
  func units() {
    #expect(Quantity.count(1, "reroute") == "1 reroute")
    #expect(Quantity.count(2_000, "fix", plural: "fixes") == "2,000 fixes")
    #expect(Quantity.size(bytes: 812) == "812 bytes")
    #expect(Quantity.size(bytes: 14_200) == "14.2 kB")
    #expect(Quantity.size(bytes: 3_100_000) == "3.1 MB")
    #expect(Quantity.elapsed(nanoseconds: 800_000) == "0.8 ms")
    #expect(Quantity.elapsed(nanoseconds: 2_310_000_000) == "2.31 s")
    #expect(Quantity.elapsed(nanoseconds: 185_000_000_000) == "3:05 min")
  }
}
