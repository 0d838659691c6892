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
      String(decoding: ledger.takeLines { _ in false }, as: UTF8.self)
        == #"{"t":47000,"rule":"offRoute","measured":50.3,"threshold":50,"margin":0.3,"#
        + #""unit":"metres","verdict":"fired"}"# + "\n"
    )
  }

  @Test("Lines are taken once, and what may still be asked for is left")
  func taken() {
    let ledger = DecisionLedger(keepsAll: true)
    var text = ""
    func decide(_ second: Int64, _ margins: Double...) {
      for margin in margins {
        ledger.navigatorDecided(
          Self.decision(.offRoute, margin: margin),
          at: Instant(nanoseconds: second * 1_000_000_000)
        )
      }
      text += String(decoding: ledger.takeLines(leaving: \.fired), as: UTF8.self)
    }
    decide(1, -2, 3)
    #expect(ledger.entries.map(\.milliseconds) == [1000])
    decide(2, 4, -1, -1)
    decide(3)
    #expect(ledger.entries.map(\.milliseconds) == [1000, 2000])
    let times = text.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(
      times == [#"{"t":1000"#, #"{"t":1000"#, #"{"t":2000"#, #"{"t":2000"#, #"{"t":2000"#]
    )
  }
}
