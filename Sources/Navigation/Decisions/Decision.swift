/// One decision of the navigator: the rule, what it measured, the threshold and the verdict.
public struct Decision: Hashable, Sendable {
  /// The rules that decisions are made by; the raw values stand in recordings.
  public enum Rule: String, Sendable, CaseIterable {
    case offRoute, courseDeparture, networkDeparture, backOnRoute, stepAdvance, waypointPassed,
      arrival
    case timeThreshold, distanceThreshold
    case reroute, rerouteGuard, rerouteAdoption, fasterRoute
    case banner, voice
  }

  /// What a rule measures in; nats are natural logarithms of likelihood ratios.
  public enum Unit: String, CaseIterable, Sendable { case metres, seconds, fixes, degrees, nats }

  /// Which rule decided.
  public let rule: Rule
  /// What was measured, in ``unit``.
  public let measured: Double
  /// What it was compared with.
  public let threshold: Double
  /// What both numbers are in.
  public let unit: Unit
  /// Whether the rule fired; a rule that came near and did not is recorded with false.
  public let fired: Bool
  /// The rule's own word for the outcome, such as `poorAccuracy` or `minimumTime`.
  public let detail: StaticDetail

  /// How far the measurement lies on the firing side of the threshold; negative if it does not.
  public let margin: Double

  /// Creates a decision.
  public init(
    rule: Rule,
    measured: Double,
    threshold: Double,
    unit: Unit,
    fired: Bool,
    margin: Double,
    detail: StaticDetail = .none
  ) {
    self.rule = rule
    self.measured = measured
    self.threshold = threshold
    self.unit = unit
    self.fired = fired
    self.margin = margin
    self.detail = detail
  }

  /// Whether the rule fires where the measurement comes within the threshold, not where it goes beyond.
  package var firesWithin: Bool {
    if measured != threshold, margin.isFinite { return (margin > 0) == (measured < threshold) }
    switch rule {
    case .backOnRoute, .arrival, .rerouteGuard, .rerouteAdoption, .banner, .voice: return true
    case .offRoute, .courseDeparture, .networkDeparture, .stepAdvance, .waypointPassed,
      .timeThreshold, .distanceThreshold, .reroute, .fasterRoute:
      return false
    }
  }

  /// The words of the rules for an outcome; the raw values stand in recordings.
  public enum StaticDetail: String, CaseIterable, Sendable {
    case none
    case debouncing, poorAccuracy, courseMismatch
    case requestInFlight, minimumTime, minimumMovement, routeNotFromHere, declined, disabled
    case roadIsRoute
    case failedRetry, firstReport, nearMiss
  }
}

/// Hears of every decision; without one, decisions cost nothing.
public protocol DecisionObserver: AnyObject {
  /// A fix came, from whatever source; the decisions that follow have it as their input.
  func navigatorHeard(_ fix: Location)

  /// A rule was decided at `time`, by the fix or job running then.
  func navigatorDecided(_ decision: Decision, at time: Instant)
}
