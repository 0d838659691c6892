import Platform
import CanonicalJSON
import Navigation
import ScenarioLanguage
import Simulation

/// Says why a rule decided otherwise than in the golden, from the decisions of the new run.
struct CauseReason {
  private let entries: [DecisionLedger.Entry]

  init(_ ledger: DecisionLedger) { entries = ledger.entries }

  /// Returns the reason in words; empty where the ledger has none.
  ///
  /// Where the new run fired and the golden did not, it is what made it fire; where the golden fired
  /// and the new run did not, what kept it from that.
  func text(for cause: CauseRule, _ change: EventChange, in diff: RecordingDiff) -> String {
    guard let rule = cause.rule else { return "" }
    let family = Self.family(of: rule, diff.record(of: change)?["to"]?.string)
    let goldenTime = change.golden.map { diff.golden.events[$0].time }
    let newTime = change.new.map { diff.new.events[$0].time }
    if let newTime, goldenTime.map({ newTime < $0 }) ?? true {
      return entry(of: family, at: newTime, fired: true).map { Self.words($0.decision) } ?? ""
    }
    guard let goldenTime, newTime != goldenTime else { return "" }
    guard let held = entry(of: family, at: goldenTime, fired: false) else { return "" }
    let was = change.golden.flatMap { diff.golden.record($0)["deviation"]?.double }
    guard rule == .offRoute, let was, (was - held.decision.measured).magnitude >= 0.05 else {
      return Self.words(held.decision)
    }
    return Self.words(held.decision) + " (was \(Quantity.fixed(was, 1)) m)"
  }

  private func entry(
    of family: [Decision.Rule],
    at time: Int64,
    fired: Bool
  ) -> DecisionLedger.Entry? {
    for rule in family {
      let found = entries.last {
        $0.milliseconds == time && $0.decision.rule == rule && $0.decision.fired == fired
      }
      if let found { return found }
    }
    return nil
  }

  /// The rules that may be behind an event.
  private static func family(of rule: Decision.Rule, _ to: String?) -> [Decision.Rule] {
    guard rule == .offRoute else { return [rule] }
    return to == "onRoute"
      ? [.backOnRoute] : [.offRoute, .networkDeparture, .courseDeparture]
  }

  /// Returns a decision as a clause: `deviation 51.6 m crossed the limit of 50.0 m`.
  static func words(_ decision: Decision) -> String {
    let measured = quantity(decision.measured, decision.unit)
    let limit = quantity(decision.threshold, decision.unit)
    if decision.detail == .debouncing {
      return "\(subject(decision)) \(measured) did not last long enough (limit \(limit))"
    }
    let isBelow = [.arrival, .backOnRoute, .rerouteAdoption, .banner, .voice].contains(
      decision.rule
    )
    let verb =
      switch (decision.fired, isBelow) {
      case (true, false): "crossed"
      case (false, false): "stayed under"
      case (true, true): "came within"
      case (false, true): "stayed beyond"
      }
    return "\(subject(decision)) \(measured) \(verb) the limit of \(limit)"
  }

  private static func subject(_ decision: Decision) -> String {
    switch decision.rule {
    case .reroute where decision.unit == .fixes, .courseDeparture:
      "fixes across the route's direction:"
    case .reroute where decision.unit == .nats, .networkDeparture: "evidence for another road"
    case .offRoute, .backOnRoute, .reroute, .rerouteAdoption: "deviation"
    case .stepAdvance, .waypointPassed: "way along the route"
    case .arrival: "distance to the stop"
    case .timeThreshold: "change of the remaining time"
    case .distanceThreshold: "change of the remaining distance"
    case .rerouteGuard: "way or time since the last reroute"
    case .fasterRoute: "gain of the other route"
    case .banner, .voice: "distance to the maneuver"
    }
  }

  private static func quantity(_ value: Double, _ unit: Decision.Unit) -> String {
    switch unit {
    case .metres: "\(Quantity.fixed(value, 1)) m"
    case .seconds: "\(Quantity.fixed(value, 1)) s"
    case .fixes: Quantity.count(Int(value.rounded()), "fix", plural: "fixes")
    case .degrees: "\(Quantity.fixed(value, 1))°"
    case .nats: "\(Quantity.fixed(value, 1)) nats"
    }
  }
}
