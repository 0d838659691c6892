import Navigation

/// Keeps the few decisions that explain lines of the timeline.
final class DecisionNotes: DecisionObserver {
  /// What a rule measured and compared it with.
  struct Note: Equatable, Sendable {
    var measured: Double
    var threshold: Double
  }

  private var notes: [(time: Int64, rule: Decision.Rule, note: Note)] = []

  init() {}

  func navigatorDecided(_ decision: Decision, at time: Instant) {
    guard decision.fired else { return }
    switch decision.rule {
    case .offRoute, .arrival:
      let note = Note(measured: decision.measured, threshold: decision.threshold)
      notes.append((time.nanoseconds / 1_000_000, decision.rule, note))
    default: break
    }
  }

  /// Returns the decision behind a record of that time.
  func note(for event: String, at milliseconds: Int64) -> Note? {
    let rule: Decision.Rule
    switch event {
    case "navigator.didArrive": rule = .arrival
    case "navigator.didChangeOnRouteState": rule = .offRoute
    default: return nil
    }
    return notes.last { $0.time == milliseconds && $0.rule == rule }?.note
  }
}
