import Navigation
import ScenarioLanguage

/// The scenario's calls: at their time, on an event, or inside its callback.
extension ScenarioRun {
  func scheduleActions() {
    var triggered: [TriggeredCall] = []
    for action in scenario.actions {
      let call = drive.map { action.call.resolved(with: $0.plan) } ?? action.call
      switch action.trigger {
      case .at(let nanoseconds):
        lastCause = max(lastCause, Instant(nanoseconds: nanoseconds))
        schedule(call, afterNanoseconds: nanoseconds)
      case .on(let pattern, let nth, let every):
        triggered.append(TriggeredCall(pattern, nth, every, isInside: false, call))
      case .inside(let pattern, let nth, let every):
        triggered.append(TriggeredCall(pattern, nth, every, isInside: true, call))
      }
    }
    guard !triggered.isEmpty else { return }
    var counts = [Int](repeating: 0, count: triggered.count)
    recorder.observe(triggered.map(\.pattern.kind)) { [unowned self] record in
      for index in triggered.indices where triggered[index].pattern.matches(record) {
        counts[index] += 1
        guard triggered[index].every || counts[index] == triggered[index].nth else { continue }
        if triggered[index].isInside {
          performInside(triggered[index].call)
        } else {
          schedule(triggered[index].call, afterNanoseconds: 0)
        }
      }
    }
  }

  /// Performs a call inside the callback that was just recorded.
  private func performInside(_ call: ScenarioAction.Call) {
    guard depth < Self.depthLimit else {
      failure = BudgetError.depth(at: scheduler.now, limit: Self.depthLimit)
      return
    }
    // A navigator outside of the process cannot be called back: it gets the call at once after.
    if case .hosted = navigator { return schedule(call, afterNanoseconds: 0) }
    depth += 1
    perform(call)
    depth -= 1
  }

  private func schedule(_ call: ScenarioAction.Call, afterNanoseconds nanoseconds: Int64) {
    scheduler.schedule(afterNanoseconds: nanoseconds, as: .action) { [unowned self] in
      perform(call)
    }
  }

  private func perform(_ call: ScenarioAction.Call) {
    call.record(by: recorder)
    do {
      try navigator.perform(call)
    } catch {
      failure = failure ?? error
    }
  }
}
