/// Hears of every decision; without one, decisions cost nothing.
public protocol DecisionObserver: AnyObject {
  /// A fix came, from whatever source; the decisions that follow have it as their input.
  func navigatorHeard(_ fix: Location)

  /// A rule was decided at `time`, by the fix or job running then.
  func navigatorDecided(_ decision: Decision, at time: Instant)
}
