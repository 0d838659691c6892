import ScenarioLanguage

/// A call that waits for an event.
struct TriggeredCall {
  let pattern: EventPattern
  let nth: Int
  let every: Bool
  /// Whether it is made inside the callback, in place of a job of its own.
  let isInside: Bool
  let call: ScenarioAction.Call

  init(
    _ pattern: EventPattern,
    _ nth: Int,
    _ every: Bool,
    isInside: Bool,
    _ call: ScenarioAction.Call
  ) {
    self.pattern = pattern
    self.nth = nth
    self.every = every
    self.isInside = isInside
    self.call = call
  }
}
