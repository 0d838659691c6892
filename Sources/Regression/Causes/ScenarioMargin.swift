package import CanonicalJSON
package import Navigation

/// A decision that came near to falling the other way.
package struct ScenarioMargin: Hashable, Sendable {
  /// The scenario's name.
  package var scenario: String

  /// When the decision was taken, in virtual milliseconds.
  package var time: Int64

  /// The decision with its value, threshold and margin.
  package var decision: Decision

  /// Creates the margin of a decision.
  package init(scenario: String, time: Int64, decision: Decision) {
    self.scenario = scenario
    self.time = time
    self.decision = decision
  }

  /// The signed margin as a share of the threshold; positive on the firing side.
  package var share: Double { decision.margin / decision.threshold.magnitude }

  /// Whether a change of the threshold by one hundredth would have decided otherwise.
  package var isFragile: Bool { share.magnitude < Self.fragileShare }

  /// The share of the threshold within which a decision is fragile.
  package static let fragileShare = 0.01

  /// The rules that change what happens next.
  ///
  /// Reports, instructions and steps come at their threshold by nature, and a guard is asked again and
  /// again until it lets a reroute through: a margin tells nothing of them.
  package static let rules: Set<Decision.Rule> = [
    .offRoute, .courseDeparture, .networkDeparture, .backOnRoute, .arrival, .rerouteAdoption,
    .fasterRoute,
  ]

  /// Whether a decision has a margin that can be compared: counts have none, and neither have
  /// thresholds of nothing or without limit.
  package static func isComparable(_ decision: Decision) -> Bool {
    decision.unit != .fixes && decision.margin.isFinite && decision.threshold.isFinite
      && decision.threshold.magnitude > 1e-9 && decision.detail != .firstReport
      && decision.detail != .requestInFlight && decision.detail != .disabled
  }

  /// Writes the members of the margin, apart from the scenario, into an object that is begun.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("t", time)
    writer.member("rule", decision.rule.rawValue)
    writer.member("measured", decision.measured, decimals: 3)
    writer.member("threshold", decision.threshold, decimals: 3)
    writer.member("margin", decision.margin, decimals: 3)
    writer.member("share", share, decimals: 6)
    writer.member("unit", decision.unit.rawValue)
    writer.member("verdict", decision.fired ? "fired" : "held")
    writer.member("fragile", isFragile)
  }
}
