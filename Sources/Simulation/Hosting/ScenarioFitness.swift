import Recording
import ScenarioLanguage

/// Whether a scenario can be put to a navigator at all.
struct ScenarioFitness {
  let scenario: Scenario
  let identity: NavigatorIdentity

  /// Why it cannot; nil where it can.
  var obstacle: String? {
    if identity.isBuiltin { return nil }
    if identity.routes == .own, scenario.map == nil {
      return "there is no map for a navigator with routes of its own"
    }
    return sections ?? actions
  }

  /// A section of the scenario that means something to it and that the navigator does not heed.
  private var sections: String? {
    let differing = [
      ("context", scenario.context != ContextSetup()), ("traffic", scenario.traffic != nil),
      ("fleet", scenario.fleet != nil),
    ]
    return differing.first { $0.1 && !identity.offers($0.0) }
      .map { "the scenario sets \($0.0), which this navigator does not offer" }
  }

  private var actions: String? {
    for action in scenario.actions {
      let name = RecordedCall(action.call).name
      let canAnswer = name != EventKind.delegateAnswers.text
      guard canAnswer, identity.offers(name) else {
        return "\(name) is not offered by this navigator"
      }
      if let kind = action.trigger.kind, !identity.canTell(kind) {
        return "\(name) waits for \(kind.text), which this navigator does not tell"
      }
    }
    return nil
  }

  /// The events for which the scenario waits, each once, in the order of its actions.
  var stops: [String] {
    var names: [String] = []
    for name in scenario.actions.compactMap(\.trigger.name) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension ScenarioAction.Trigger {
  /// The event that is waited for; nil where none is.
  private var pattern: EventPattern? {
    switch self {
    case .at: nil
    case .on(let pattern, _, _), .inside(let pattern, _, _): pattern
    }
  }

  /// The kind of the event that is waited for.
  var kind: EventKind? { pattern?.kind }

  /// The name of the event that is waited for.
  var name: String? { pattern?.name }
}
