import Regression
import ScenarioLanguage
import Testing

@testable import Regression
@testable import navsim

@Suite("The slowest scenarios of a suite")
struct SlowestTests {
  private func outcomes(_ milliseconds: [Int64]) -> [ScenarioOutcome] {
    milliseconds.enumerated().map { index, milliseconds in
      let identity = ScenarioIdentity(path: "Scenarios/drive-\(index).json", workingFolder: "/")
      var outcome = ScenarioOutcome(identity)
      outcome.elapsed = .milliseconds(milliseconds)
      return outcome
    }
  }

  @Test("Three are told, the slowest first")
  func three() {
    let told = TestReport.slowest(of: outcomes([5, 2_310, 40, 800, 7]), elapsed: .seconds(3))
    #expect(told == "slowest: drive-1 2.31 s · drive-3 800.0 ms · drive-2 40.0 ms")
  }

  @Test(
    "None is told of few, and of a suite that nobody waits for",
    arguments: [([9_000, 1, 1], 9), ([500, 400, 300, 200], 1)] as [([Int64], Int)]
  )
  func none(milliseconds: [Int64], seconds: Int) {
    #expect(TestReport.slowest(of: outcomes(milliseconds), elapsed: .seconds(seconds)) == nil)
  }
}
