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

  /// The share of the ways to change a scenario that one takes which was changed before: what made it special must
  /// not be lost.
  private static let furtherShare = 0.1

  private init(_ state: ShrinkState, seed: UInt64, _ mode: FuzzMode, isFurther: Bool) {
    self.state = state
    var choice = FuzzDice("swarm", seed: seed)
    // Calls inside callbacks show most in drives that are otherwise sound: half of them stay so.
    let usual = mode == .inside && choice.chance(0.5) ? 0 : 0.5
    let share = isFurther ? Self.furtherShare : usual
    features = Set(FuzzFeature.allCases.filter { _ in choice.chance(share) })
    if isFurther, features.isEmpty, let one = choice.one(of: FuzzFeature.allCases) {
      features = [one]
    }
    dice = FuzzDice("change", seed: seed)
  }

  /// Returns a changed scenario.
  ///
  /// - Parameter isFurther: whether it was changed before, so that a few changes are enough.
  package static func mutated(
    _ state: ShrinkState,
    seed: UInt64,
    mode: FuzzMode = .swarm,
    isFurther: Bool = false
  ) -> ShrinkState {
    var mutator = FuzzMutator(state, seed: seed, mode, isFurther: isFurther)
    // Each feature has its own numbers, so that one of them more does not change the others.
    for feature in FuzzFeature.allCases where mutator.features.contains(feature) {
      mutator.dice = FuzzDice(feature.rawValue, seed: seed)
      mutator.apply(feature)
    }
    if mode == .inside {
      mutator.dice = FuzzDice("inside", seed: seed)
      mutator.callInside(seed)
    }
    return mutator.state
  }

  private mutating func apply(_ feature: FuzzFeature) {
    switch feature {
    case .leaveOut, .standStill, .wander, .jump, .turnBack, .thinOut, .hurry, .cutOff, .misjudge,
      .repeatFixes:
      if state.isInline { changeFixes(feature) }
    case .receiverFaults: addFaults { $0.receiverFault() }
    case .placeFaults: addFaults { $0.placeFault() }
    case .timeFaults: addFaults { $0.timeFault() }
    case .serviceFaults: addFaults(needsFixes: false) { $0.serviceFault() }
    case .moveActions: changeActions { $0.move(&$1) }
    case .repeatActions: changeActions { $0.repeatSome(of: &$1) }
    case .leaveOutActions: changeActions { $0.leaveOutOne(of: &$1) }
    case .addCalls: changeActions { $0.addCalls(to: &$1) }
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

/// A way to change a scenario.
///
/// Each case has about half of them (swarm testing: Groce, Zhang, Eide, Chen and Regehr, *Swarm Testing*,
/// ISSTA 2012): a case that has all of them shows less, because some hide what others would bring out.
package enum FuzzFeature: String, Hashable, Sendable, CaseIterable {
  // The fixes.
  case leaveOut, standStill, wander, jump, turnBack, thinOut, hurry, cutOff, misjudge, repeatFixes
  // What goes wrong with the receiver and the services.
  case receiverFaults, placeFaults, timeFaults, serviceFaults
  // What the app does, and when.
  case moveActions, repeatActions, leaveOutActions, addCalls
  // What is around it.
  case otherSeed, otherLatency
}
