import Navigation
import Recording
import ScenarioLanguage
import Testing

@testable import Simulation

/// What the navigator tells stands in the decision ledger, once each.
@Suite struct LedgerLawTests {
  private static let laws: [(event: EventKind, rule: Decision.Rule)] = [
    (.rerouteStarted, .reroute), (.didArrive, .arrival),
    (.didUpdateRemainingTime, .timeThreshold),
    (.didUpdateRemainingDistance, .distanceThreshold),
  ]

  @Test(
    "Each reroute, arrival and threshold report has exactly one entry of its moment",
    arguments: ScenarioFolder.names
  )
  func exactlyOne(name: String) throws {
    let ledger = DecisionLedger(keepsAll: true)
    var options = RunOptions()
    options.ledger = ledger
    options.observedKinds = Self.laws.map(\.event)
    var told: [Decision.Rule: [Int64]] = [:]
    options.recordObserver = { record in
      for law in Self.laws where law.event == record.kind {
        told[law.rule, default: []].append(record.milliseconds)
      }
    }
    var sink = MemorySink()
    _ = try ScenarioRunner.run(try ScenarioFolder.load(name), options: options, into: &sink)
    for law in Self.laws {
      let entries = ledger.entries.filter { $0.decision.rule == law.rule && $0.decision.fired }
      #expect(entries.map(\.milliseconds) == told[law.rule] ?? [], "\(law.rule)")
      for entry in entries {
        let decision = entry.decision
        #expect(entry.fix != nil || decision.detail == .firstReport, "\(law.rule) has its input")
        // One sign for all: on the firing side it is not negative, but for noise of the last place.
        #expect(decision.margin > -0.001, "\(law.rule) fired at a margin of \(decision.margin)")
      }
    }
  }
}
