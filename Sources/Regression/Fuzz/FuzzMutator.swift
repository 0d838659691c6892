import CanonicalJSON
import Navigation
import ScenarioLanguage
import Simulation

/// Changes a scenario at random; the same number makes the same change.
package struct FuzzMutator {
  var dice: FuzzDice
  var state: ShrinkState
  /// What this case is made of.
  package private(set) var features: Set<FuzzFeature>

  private init(_ state: ShrinkState, seed: UInt64) {
    self.state = state
    var choice = FuzzDice("swarm", seed: seed)
    features = Set(FuzzFeature.allCases.filter { _ in choice.chance(0.5) })
    dice = FuzzDice("change", seed: seed)
  }

  /// Returns a changed scenario.
  package static func mutated(_ state: ShrinkState, seed: UInt64) -> ShrinkState {
    var mutator = FuzzMutator(state, seed: seed)
    // Each feature has its own numbers, so that one of them more does not change the others.
    for feature in FuzzFeature.allCases where mutator.features.contains(feature) {
      mutator.dice = FuzzDice(feature.rawValue, seed: seed)
      mutator.apply(feature)
    }
    return mutator.state
  }

  private mutating func apply(_ feature: FuzzFeature) {
    switch feature {
    case .leaveOut, .standStill, .wander, .jump, .turnBack, .thinOut, .hurry, .cutOff, .misjudge,
      .repeatFixes:
      if state.isInline { changeFixes(feature) }
    case .receiverFaults, .placeFaults, .timeFaults, .serviceFaults: addFaults(feature)
    case .moveActions, .repeatActions, .leaveOutActions, .addCalls: changeActions(feature)
    case .otherSeed: state.draft.root["seed"] = .number(Double(dice.below(1_000_000)))
    case .otherLatency: changeLatency()
    }
  }

  /// The scenario's length in seconds.
  var duration: Double {
    if let last = state.fixes.last { return max(1, Double(last.timestamp.nanoseconds) / 1e9) }
    return state.draft.root["duration"]?.double ?? 60
  }

  private mutating func changeLatency() {
    guard var routing = state.draft.root["routing"] else {
      if state.draft.root["map"] != nil {
        state.draft.root["routing"] = .object([
          JSONTree.Member("provider", .string("embedded")),
          JSONTree.Member("latency", .number(dice.within(0...20))),
        ])
      }
      return
    }
    if var answers = routing["answers"]?.elements {
      for index in answers.indices { answers[index]["latency"] = .number(dice.within(0...20)) }
      routing["answers"] = .array(answers)
    } else {
      routing["latency"] = .number(dice.within(0...20))
    }
    state.draft.root["routing"] = routing
  }
}
