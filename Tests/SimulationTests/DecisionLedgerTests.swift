import Navigation
import ScenarioLanguage
import Testing

@testable import Simulation

@Suite struct DecisionLedgerTests {
  private static func decision(_ rule: Decision.Rule, margin: Double) -> Decision {
    Decision(
      rule: rule,
      measured: 50 + margin,
      threshold: 50,
      unit: .metres,
      fired: margin > 0,
      margin: margin
    )
  }

  @Test("Of each rule the decision nearest to its threshold is known, whichever its side")
  func closest() {
    let ledger = DecisionLedger(keepsAll: false)
    for (second, margin) in [-9.0, 3, -0.2, 0.3].enumerated() {
      ledger.navigatorDecided(
        Self.decision(.offRoute, margin: margin),
        at: Instant(nanoseconds: Int64(second) * 1_000_000_000)
      )
    }
    ledger.navigatorDecided(Self.decision(.arrival, margin: 7), at: .zero)
    #expect(ledger.closestDecisions.map(\.decision.rule) == [.offRoute, .arrival])
    #expect(ledger.closestDecisions.first?.milliseconds == 2000)
    #expect(ledger.entries.isEmpty)
  }

  @Test("A line tells rule, measurement, threshold, margin and verdict")
  func lines() {
    let ledger = DecisionLedger(keepsAll: true)
    ledger.navigatorDecided(
      Self.decision(.offRoute, margin: 0.3),
      at: Instant(nanoseconds: 47_000_000_000)
    )
    #expect(
      String(decoding: ledger.lines, as: UTF8.self)
        == #"{"t":47000,"rule":"offRoute","measured":50.3,"threshold":50,"margin":0.3,"#
        + #""unit":"metres","verdict":"fired"}"# + "\n"
    )
  }
}
