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
  /// A rule that fires within its limit reads `2.20 m against 25.00 m, 22.80 m within it: fired`. Where as many
  /// decimals do not tell one from the other there are three.
  package static func comparison(_ decision: Decision) -> String {
    func quantity(_ value: Double) -> String {
      Self.quantity(value, decision.unit, isFine: isFine(decision))
    }
    let measured = quantity(decision.measured)
    if !decision.threshold.isFinite, let place = placeWithoutLimit(decision.rule) {
      return
        "\(measured) \(place), which the rule does not ask for: \(decision.fired ? "fired" : "held")"
    }
    let threshold = quantity(decision.threshold)
    var text = "\(measured) against \(threshold)"
    if measured == threshold {
      text += ", right at it"
    } else if decision.margin.isFinite, decision.margin.magnitude < 1e9 {
      let distance = quantity(decision.margin.magnitude)
      let isOver = decision.margin >= 0
      let side =
        decision.firesWithin ? (isOver ? "within" : "beyond") : (isOver ? "past" : "short of")
      text += ", \(distance) \(side) it"
    }
    text += decision.fired ? ": fired" : ": held"
    if decision.detail != .none { text += " (\(TimelineEntry.words(decision.detail.rawValue)))" }
    return text
  }

  /// What is measured though it decides nothing, by rules that may have no limit.
  private static func placeWithoutLimit(_ rule: Decision.Rule) -> String? {
    switch rule {
    case .arrival: "left"
    case .backOnRoute: "from the route"
    case .offRoute, .courseDeparture, .networkDeparture, .stepAdvance, .waypointPassed,
      .timeThreshold, .distanceThreshold, .reroute, .rerouteGuard, .rerouteAdoption, .fasterRoute,
      .banner, .voice:
      nil
    }
  }

  /// Returns the rule in words.
  package static func name(of rule: Decision.Rule) -> String { TimelineEntry.words(rule.rawValue) }

  /// Whether a decision was so near that the usual decimals say nothing of it.
  private static func isFine(_ decision: Decision) -> Bool {
    let margin = decision.margin.magnitude
    return switch decision.unit {
    case .metres: margin > 0 && margin < (decision.measured.magnitude < 1000 ? 0.005 : 50)
    case .seconds: margin > 0 && margin < 0.005
    case .degrees, .nats: margin > 0 && margin < 0.05
    case .fixes: false
    }
  }

  private static func quantity(_ value: Double, _ unit: Decision.Unit, isFine: Bool) -> String {
    guard value.isFinite, value < 1e12 else { return "no limit" }
    let decimals = isFine ? 3 : 2
    switch unit {
    case .metres:
      return isFine || value.magnitude < 1000
        ? "\(Quantity.fixed(value, decimals)) m" : Quantity.distance(metres: value)
    case .seconds: return "\(Quantity.fixed(value, decimals)) s"
    case .fixes: return Quantity.count(Int(value), "fix", plural: "fixes")
    case .degrees: return "\(Quantity.fixed(value, isFine ? 3 : 1))°"
    case .nats: return "\(Quantity.fixed(value, isFine ? 3 : 1)) nats"
    }
  }
}
