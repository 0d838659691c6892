import ScenarioLanguage
import Testing
import Recording

@testable import Simulation

/// The scenarios of the repository meet their own expectations, apart from any golden.
@Suite struct ShippedScenariosTests {
  @Test("A shipped scenario meets its expectations", arguments: ScenarioFolder.names)
  func meetsExpectations(name: String) throws {
    let scenario = try ScenarioFolder.load(name)
    var sink = MemorySink()
    let result = try ScenarioRunner.run(scenario, into: &sink)
    #expect(result.violations.isEmpty, "\(result.violations.map(\.message))")
    for (expectation, asked) in zip(result.expectations, scenario.expectations) {
      #expect(
        expectation.isMet == (asked.known == nil),
        "\(expectation.described): \(expectation.found)"
      )
    }
    #expect(result.unusedAnswers == 0)
  }

  @Test("Two runs of a shipped scenario give the same bytes", arguments: ScenarioFolder.names)
  func repeats(name: String) throws {
    let scenario = try ScenarioFolder.load(name)
    var first = MemorySink()
    var second = MemorySink()
    let digest = try ScenarioRunner.run(scenario, into: &first).digest
    #expect(try ScenarioRunner.run(scenario, into: &second).digest == digest)
    #expect(first.bytes == second.bytes)
  }
}
