/// Hears of every decision; without one, decisions cost nothing.
public protocol DecisionObserver: AnyObject {
  /// A rule was decided at `time`, by the fix or job running then.
  func navigatorDecided(_ decision: Decision, at time: Instant)
}
