package import Navigation
import ScenarioLanguage
package import Simulation
import Recording

/// The few decisions that explain lines of the timeline.
package struct DecisionNotes {
  /// What a rule measured and compared it with.
  package struct Note: Equatable {
    var measured: Double
    var threshold: Double
    var unit: Decision.Unit
  }

  /// The rules that explain events.
  private static let rules: [EventKind: Decision.Rule] = [
    .didArrive: .arrival, .didChangeOnRouteState: .offRoute,
  ]

  private let entries: () -> [DecisionLedger.Entry]

  /// Looks the decisions of a ledger up.
  package init(_ ledger: DecisionLedger) { entries = { ledger.entries } }

  /// Looks decisions up.
  init(_ entries: [DecisionLedger.Entry]) { self.entries = { entries } }

  /// Whether a ledger that serves only the timeline needs to keep the decision.
  package static func isNeeded(_ decision: Decision) -> Bool {
    decision.fired && rules.values.contains(decision.rule)
  }

  /// Returns the decision behind a record of that time.
  package func note(for event: String, at milliseconds: Int64) -> Note? {
    guard let kind = EventKind(named: event), let rule = Self.rules[kind] else { return nil }
    let entry = entries().last { entry in
      entry.milliseconds == milliseconds && entry.decision.rule == rule && entry.decision.fired
    }
    return entry.map {
      Note(
        measured: $0.decision.measured,
        threshold: $0.decision.threshold,
        unit: $0.decision.unit
      )
    }
  }
}
