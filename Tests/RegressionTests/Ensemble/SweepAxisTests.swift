import ScenarioLanguage
import Testing

@testable import Regression

@Suite struct SweepAxisTests {
  @Test(
    "Values are counted from the first to the last, or listed",
    arguments: [
      ("offRoute.distance=20..40:5", ["20", "25", "30", "35", "40"]),
      ("offRoute.distance=20..42:10", ["20", "30", "40"]),
      ("navigator.offRoute.fixes=1..3", ["1", "2", "3"]),
      ("x=0.1..0.5:0.1", ["0.1", "0.2", "0.3", "0.4", "0.5"]),
      ("x=-2..2:2", ["-2", "0", "2"]),
      ("x=25,50,max", ["25", "50", "max"]),
      ("x=7", ["7"]),
    ]
  )
  func values(text: String, values: [String]) throws {
    let axis = try #require(SweepAxis(text))
    #expect(axis.values == values)
    #expect(axis.key == "offRoute.distance" || axis.key == "offRoute.fixes" || axis.key == "x")
  }

  @Test(
    "What is no range and no list is none",
    arguments: [
      "", "x", "=1", "x=", "x=1..", "x=..3", "x=3..1", "x=1..3:0", "x=1..3:-1", "x=1..2:a",
      "x=1,,2", "x=0..1000:1", "x=0..inf:1", "x=1..2:1:1",
    ]
  )
  func refused(text: String) {
    #expect(SweepAxis(text) == nil)
  }
}
