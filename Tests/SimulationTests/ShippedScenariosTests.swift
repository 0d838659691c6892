import FoundationEssentials
import Navigation
import Recording
import ScenarioLanguage
import ShippedScenarios
import Testing

@testable import Simulation

/// The scenarios of the repository meet their own expectations, apart from any golden, and their goldens.
@Suite struct ShippedScenariosTests {
  private static let goldens = "\(ScenarioFolder.root)/../Golden"

  private static let laws: [(event: EventKind, rule: Decision.Rule)] = [
    (.rerouteStarted, .reroute), (.didArrive, .arrival),
    (.didUpdateRemainingTime, .timeThreshold),
    (.didUpdateRemainingDistance, .distanceThreshold),
  ]

  @Test(
    """
    A shipped scenario meets its expectations; each reroute, arrival and threshold report stands in the ledger once; \
    and with a ledger the bytes are those of the golden, which was recorded without one
    """,
    arguments: ScenarioFolder.names
  )
  func holds(name: String) throws {
    final class Listener {}
    let scenario = try ScenarioFolder.load(name)
    let ledger = DecisionLedger(keepsAll: true)
    var options = RunOptions()
    options.ledger = ledger
    options.observedKinds = Self.laws.map(\.event)
    var told: [Decision.Rule: [Int64]] = [:]
    var listener: Listener? = Listener()
    weak let held = listener
    options.recordObserver = { [listener] record in
      withExtendedLifetime(listener) {}
      for law in Self.laws where law.event == record.kind {
        told[law.rule, default: []].append(record.milliseconds)
      }
    }
    var sink = MemorySink()
    let result = try ScenarioRunner.run(scenario, options: options, into: &sink)
    (listener, options) = (nil, RunOptions())
    #expect(held == nil, "the run is held by what it waited for at its end")
    expectMet(result, of: scenario)
    for law in Self.laws {
      let entries = ledger.entries.filter { $0.decision.rule == law.rule && $0.decision.fired }
      #expect(entries.map(\.milliseconds) == told[law.rule] ?? [], "\(law.rule)")
      for entry in entries { expectSound(entry) }
    }
    let golden = try String(contentsOfFile: "\(Self.goldens)/\(name).jsonl", encoding: .utf8)
    var thinning = RecordThinning(scenario.sampling)
    let recorded = thinning.isIdentity ? sink.bytes : thinning.thin(sink.bytes)
    #expect(String(decoding: recorded, as: UTF8.self) == golden)
  }

  private func expectMet(_ result: RunResult, of scenario: Scenario) {
    #expect(result.violations.isEmpty, "\(result.violations.map(\.message))")
    for (expectation, asked) in zip(result.expectations, scenario.expectations) {
      #expect(
        expectation.isMet == (asked.known == nil),
        "\(expectation.described): \(expectation.found)"
      )
    }
    #expect(result.unusedAnswers == 0)
  }

  private func expectSound(_ entry: DecisionLedger.Entry) {
    let decision = entry.decision
    #expect(entry.fix != nil || decision.detail == .firstReport, "\(decision.rule) has its input")
    // One sign for all: on the firing side it is not negative, but for noise of the last place.
    #expect(
      decision.margin > -0.001,
      "\(decision.rule) fired at a margin of \(decision.margin)"
    )
  }
}
