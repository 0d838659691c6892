import Platform
import Regression
import Reporting
import Simulation
import Testing

@Suite("What to do next about a scenario that failed")
struct OutcomeTextTests {
  private static func commands(_ verdict: GoldenVerdict?, isInTest: Bool) -> [String] {
    var outcome = ScenarioOutcome(ScenarioIdentity(path: "/a/b.json", workingFolder: "/a"))
    outcome.verdict = verdict
    return OutcomeText(outcome, style: .plain, isInTest: isInTest).commands
  }

  @Test("No command of navsim drives a navigator that lives in a test")
  func inTest() {
    #expect(Self.commands(nil, isInTest: false).contains { $0.contains("navsim run") })
    #expect(!Self.commands(nil, isInTest: true).contains { $0.contains("navsim") })
    let missing = Self.commands(.missing, isInTest: true)
    #expect(missing.count == 2 && missing[1].hasSuffix("NAVSIM_UPDATE=all swift test"))
  }
}
