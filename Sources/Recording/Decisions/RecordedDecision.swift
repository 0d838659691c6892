/// A line of the decision ledger: why something happened, or did not.
package struct RecordedDecision: RecordedObject, Hashable {
  /// The rules that are told of.
  package enum Rule: String, RecordedWord {
    case offRoute, courseDeparture, networkDeparture, backOnRoute, stepAdvance, waypointPassed
    case arrival, timeThreshold, distanceThreshold
    case reroute, rerouteGuard, rerouteAdoption, fasterRoute, banner, voice
  }

  /// What a rule measures in.
  package enum Unit: String, RecordedWord { case metres, seconds, fixes, degrees, nats }

  /// Whether the rule fired.
  package enum Verdict: String, RecordedWord { case fired, held }

  /// A rule's own word for what came of it.
  package enum Detail: String, RecordedWord {
    case debouncing, poorAccuracy, courseMismatch
    case requestInFlight, minimumTime, minimumMovement, routeNotFromHere, declined, disabled
    case roadIsRoute
    case failedRetry, firstReport, nearMiss
  }

  /// The fix that a decision was taken by.
  package struct Fix: RecordedObject, Hashable {
    package var coordinate = Recorded.Place().coordinate
    package var horizontalAccuracy: Double?, course: Double?, speed: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where the vehicle was.")
      try m.number("horizontalAccuracy", &horizontalAccuracy, .metres, "Within which radius.")
      try m.number("course", &course, .course, "Where it headed, clockwise from north.")
      try m.number("speed", &speed, .speed, "How fast it went.")
    }
  }

  package var milliseconds = 0
  package var rule = Rule.offRoute
  package var measured = 0.0, threshold = 0.0, margin = 0.0
  package var unit = Unit.metres
  package var verdict = Verdict.fired
  package var detail: Detail?
  package var fix: Fix?

  package init() {}
  package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
