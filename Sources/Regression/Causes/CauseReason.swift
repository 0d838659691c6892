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
  /// and the new run did not, what kept it from that, or what made it fire at last where nothing tells.
  func text(for cause: CauseRule, _ change: EventChange, in diff: RecordingDiff) -> String {
    guard let rule = cause.rule, change.verdict != .changed else { return "" }
    let family = Self.family(of: rule, diff.record(of: change)?["to"]?.string)
    let goldenTime = change.golden.map { diff.golden.events[$0].time }
    let newTime = change.new.map { diff.new.events[$0].time }
    if let goldenTime, newTime.map({ goldenTime < $0 }) ?? true,
      let held = entry(of: Self.obstacles(to: rule) ?? family, at: goldenTime, lets: false)
    {
      let was = change.golden.flatMap { diff.golden.record($0)["deviation"]?.double }
      guard rule == .offRoute, let was, (was - held.decision.measured).magnitude >= 0.05 else {
        return Self.words(held.decision)
      }
      return Self.words(held.decision) + " (was \(Quantity.fixed(was, 1)) m)"
    }
    guard let newTime, newTime != goldenTime else { return "" }
    return entry(of: family, at: newTime, lets: true).map { Self.words($0.decision) } ?? ""
  }

  /// Returns the last decision of a moment that let an event come, or kept it from coming.
  private func entry(
    of family: [Decision.Rule],
    at time: Int64,
    lets: Bool
  ) -> DecisionLedger.Entry? {
    for rule in family {
      let found = entries.last {
        // A guard that fires keeps a reroute from coming.
        $0.milliseconds == time && $0.decision.rule == rule
          && $0.decision.fired == (lets != (rule == .rerouteGuard))
      }
      if let found { return found }
    }
    return nil
  }

  /// The rules that may be behind an event.
  private static func family(of rule: Decision.Rule, _ to: String?) -> [Decision.Rule] {
    switch rule {
    case .offRoute where to == "onRoute": [.backOnRoute]
    case .offRoute: [.offRoute, .networkDeparture, .courseDeparture]
    case .rerouteGuard: [.reroute]
    case .timeThreshold: [.timeThreshold, .distanceThreshold]
    case .courseDeparture, .networkDeparture, .backOnRoute, .stepAdvance, .waypointPassed,
      .arrival, .distanceThreshold, .reroute, .rerouteAdoption, .fasterRoute, .banner, .voice:
      [rule]
    }
  }

  /// The rules that keep an event from coming, where they are others than those that bring it.
  private static func obstacles(to rule: Decision.Rule) -> [Decision.Rule]? {
    rule == .rerouteGuard ? [.rerouteGuard] : nil
  }

  /// Returns a decision as a clause: `deviation 51.6 m crossed the limit of 50.0 m`.
  static func words(_ decision: Decision) -> String {
    let (measured, limit) = quantities(of: decision)
    let subject = subject(decision)
    switch decision.detail {
    case .debouncing:
      return "\(subject) \(measured) did not last long enough (limit \(limit))"
    case .requestInFlight: return "a request was under way"
    case .routeNotFromHere: return "the route asked for does not begin here"
    case .disabled: return "reroutes were switched off, or given up"
    case .courseMismatch: return "the course did not fit the route, \(subject) \(measured)"
    case .firstReport: return "the first report of a route"
    case .none, .poorAccuracy, .minimumTime, .minimumMovement, .declined, .roadIsRoute,
      .failedRetry, .nearMiss:
      break
    }
    guard decision.threshold.isFinite else { return "\(subject) \(measured)" }
    // A guard says how much is missing.
    let isPassed = decision.rule == .rerouteGuard ? !decision.fired : decision.fired
    let firesWithin = decision.firesWithin && decision.rule != .rerouteGuard
    // Something else kept the rule from it.
    let gap = decision.measured - decision.threshold
    if !isPassed, firesWithin ? gap < 0 : gap > 0 {
      let side = firesWithin ? "within" : "beyond"
      return "\(subject) \(measured) was \(side) the limit of \(limit), and did not count"
    }
    // Something else than the limit made the rule fire.
    if isPassed, firesWithin ? gap > Self.nothing : gap < -Self.nothing {
      let side = firesWithin ? "beyond" : "within"
      return "\(subject) \(measured) was \(side) the limit of \(limit), and counted all the same"
    }
    if !isPassed, gap == 0 { return "\(subject) \(measured) only reached the limit" }
    let verb =
      switch (isPassed, firesWithin) {
      case (true, false): "crossed"
      case (false, false): "stayed under"
      case (true, true): "came within"
      case (false, true): "stayed beyond"
      }
    return "\(subject) \(measured) \(verb) the limit of \(limit)"
  }

  /// What no measure tells from none, in any unit.
  private static let nothing = 0.001

  private static func subject(_ decision: Decision) -> String {
    switch decision.rule {
    case .reroute where decision.unit == .fixes, .courseDeparture:
      "fixes across the route's direction:"
    case .reroute where decision.unit == .nats, .networkDeparture: "evidence for another road"
    case .offRoute, .backOnRoute, .reroute, .rerouteAdoption: "deviation"
    case .stepAdvance, .waypointPassed: "way along the route"
    case .arrival where decision.unit == .seconds: "time to a stand at the stop"
    case .arrival: "distance to the stop"
    case .timeThreshold: "change of the remaining time"
    case .distanceThreshold: "change of the remaining distance"
    case .rerouteGuard where decision.unit == .seconds: "time since the last reroute"
    case .rerouteGuard: "way since the last reroute"
    case .fasterRoute: "gain of the other route"
    case .banner, .voice: "distance to the maneuver"
    }
  }

  /// Returns both numbers with as many decimals as tell one from the other, at most three.
  private static func quantities(of decision: Decision) -> (measured: String, limit: String) {
    func pair(_ decimals: Int) -> (String, String) {
      (
        quantity(decision.measured, decision.unit, decimals),
        quantity(decision.threshold, decision.unit, decimals)
      )
    }
    for decimals in 1...2 {
      let texts = pair(decimals)
      if texts.0 != texts.1 || decision.measured == decision.threshold { return texts }
    }
    return pair(3)
  }

  private static func quantity(_ value: Double, _ unit: Decision.Unit, _ decimals: Int) -> String {
    switch unit {
    case .metres: "\(Quantity.fixed(value, decimals)) m"
    case .seconds: "\(Quantity.fixed(value, decimals)) s"
    case .fixes: Quantity.count(Int(value.rounded()), "fix", plural: "fixes")
    case .degrees: "\(Quantity.fixed(value, decimals))°"
    case .nats: "\(Quantity.fixed(value, decimals)) nats"
    }
  }
}
