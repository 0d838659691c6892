package import Navigation

/// What can come of a rule: that it fires or is held, each for a reason of its own.
package struct DecisionBranch: Hashable, Sendable {
  /// The rule that decides.
  package let rule: Decision.Rule
  /// Whether it fires.
  package let fires: Bool
  /// The rule's word for the outcome.
  package let detail: Decision.StaticDetail

  /// The branch that a decision was taken on.
  package init(_ decision: Decision) {
    self.init(decision.rule, fires: decision.fired, decision.detail)
  }

  private init(_ rule: Decision.Rule, fires: Bool, _ detail: Decision.StaticDetail = .none) {
    self.rule = rule
    self.fires = fires
    self.detail = detail
  }

  /// The branch as it is told: `rerouteGuard fired minimumTime`.
  package var text: String {
    "\(rule.rawValue) \(fires ? "fired" : "held")" + (detail == .none ? "" : " \(detail.rawValue)")
  }

  /// Every branch of every rule of the SDK's own navigator and its profiles, in the order of the rules.
  package static let catalogue: [DecisionBranch] = Decision.Rule.allCases.flatMap(branches)

  private static func branches(of rule: Decision.Rule) -> [DecisionBranch] {
    func fired(_ details: Decision.StaticDetail...) -> [DecisionBranch] {
      details.map { DecisionBranch(rule, fires: true, $0) }
    }
    func held(_ details: Decision.StaticDetail...) -> [DecisionBranch] {
      details.map { DecisionBranch(rule, fires: false, $0) }
    }
    switch rule {
    case .offRoute: return fired(.none, .courseMismatch) + held(.debouncing, .nearMiss)
    case .courseDeparture: return fired(.none) + held(.debouncing)
    case .networkDeparture: return fired(.none) + held(.roadIsRoute, .nearMiss)
    case .backOnRoute: return fired(.none) + held(.none)
    case .arrival: return fired(.none) + held(.nearMiss)
    case .timeThreshold, .distanceThreshold: return fired(.none, .firstReport)
    case .rerouteGuard:
      return fired(.requestInFlight, .minimumTime, .minimumMovement, .routeNotFromHere, .disabled)
    case .rerouteAdoption, .fasterRoute: return fired(.none) + held(.none)
    case .stepAdvance, .waypointPassed, .reroute, .banner, .voice: return fired(.none)
    }
  }
}
