import Platform
package import Navigation
import ScenarioLanguage
package import Simulation

/// Decisions as a person reads them.
package enum DecisionText {
  /// Returns one decision in words: rule, measured value, threshold, margin.
  package static func sentence(_ entry: DecisionLedger.Entry) -> String {
    let decision = entry.decision
    let time = Quantity.clock(milliseconds: entry.milliseconds)
    return "\(name(of: decision.rule)) at \(time): \(comparison(decision))"
  }

  /// Returns what was measured against what: `51.60 m against 50.00 m, 1.60 m past it: fired`.
  ///
  /// A rule that fires within its limit reads `2.20 m against 25.00 m, 22.80 m within it: fired`.
  package static func comparison(_ decision: Decision) -> String {
    let measured = quantity(decision.measured, decision.unit)
    guard decision.threshold.isFinite || decision.rule != .arrival else {
      return
        "\(measured) left, which the rule does not ask for: \(decision.fired ? "fired" : "held")"
    }
    let threshold = quantity(decision.threshold, decision.unit)
    var text = "\(measured) against \(threshold)"
    if decision.margin.isFinite, decision.margin.magnitude < 1e9 {
      let distance = quantity(decision.margin.magnitude, decision.unit)
      let isOver = decision.margin >= 0
      let side =
        decision.firesWithin ? (isOver ? "within" : "beyond") : (isOver ? "past" : "short of")
      text += ", \(distance) \(side) it"
    }
    text += decision.fired ? ": fired" : ": held"
    if decision.detail != .none { text += " (\(TimelineEntry.words(decision.detail.rawValue)))" }
    return text
  }

  /// Returns the rule in words.
  package static func name(of rule: Decision.Rule) -> String { TimelineEntry.words(rule.rawValue) }

  private static func quantity(_ value: Double, _ unit: Decision.Unit) -> String {
    guard value.isFinite, value < 1e12 else { return "no limit" }
    switch unit {
    case .metres:
      return value.magnitude < 1000
        ? "\(Quantity.fixed(value, 2)) m" : Quantity.distance(metres: value)
    case .seconds: return "\(Quantity.fixed(value, 2)) s"
    case .fixes: return Quantity.count(Int(value), "fix", plural: "fixes")
    case .degrees: return "\(Quantity.fixed(value, 1))°"
    case .nats: return "\(Quantity.fixed(value, 1)) nats"
    }
  }
}
