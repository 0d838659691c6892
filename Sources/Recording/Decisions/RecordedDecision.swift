/// A line of the decision ledger: why something happened, or did not.
public struct RecordedDecision: RecordedObject, Hashable {
  /// The rules that are told of.
  public enum Rule: String, RecordedWord {
    case offRoute, courseDeparture, networkDeparture, backOnRoute, stepAdvance, waypointPassed
    case arrival, timeThreshold, distanceThreshold
    case reroute, rerouteGuard, rerouteAdoption, fasterRoute, banner, voice
  }

  /// What a rule measures in.
  public enum Unit: String, RecordedWord { case metres, seconds, fixes, degrees, nats }

  /// Whether the rule fired.
  public enum Verdict: String, RecordedWord { case fired, held }

  /// A rule's own word for what came of it.
  public enum Detail: String, RecordedWord {
    case debouncing, poorAccuracy, courseMismatch
    case requestInFlight, minimumTime, minimumMovement, routeNotFromHere, declined, disabled
    case roadIsRoute
    case failedRetry, firstReport, nearMiss
  }

  /// The fix that a decision was taken by.
  public struct Fix: RecordedObject, Hashable {
    public var coordinate = Recorded.Place().coordinate
    public var horizontalAccuracy: Double?, course: Double?, speed: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where the vehicle was.")
      try m.number("horizontalAccuracy", &horizontalAccuracy, .metres, "Within which radius.")
      try m.number("course", &course, .course, "Where it headed, clockwise from north.")
      try m.number("speed", &speed, .speed, "How fast it went.")
    }
  }

  public var milliseconds = 0
  public var rule = Rule.offRoute
  public var measured = 0.0, threshold = 0.0, margin = 0.0
  public var unit = Unit.metres
  public var verdict = Verdict.fired
  public var detail: Detail?
  public var fix: Fix?

  public init() {}
  public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
    try m.integer("t", &milliseconds, .any, "Virtual milliseconds since the start.")
    try m.value("rule", &rule, "The rule.")
    try m.number("measured", &measured, .limit(3), "What it measured.")
    try m.number("threshold", &threshold, .limit(3), "What that was compared with.")
    try m.number("margin", &margin, .limit(3), "How far it lies on the firing side.")
    try m.value("unit", &unit, "What these are measured in.")
    try m.value("verdict", &verdict, "What came of it.")
    try m.value("detail", &detail, "The rule's own word for that.")
    try m.value("fix", &fix, "The fix that it was taken by, or the last one before it.")
  }
}
