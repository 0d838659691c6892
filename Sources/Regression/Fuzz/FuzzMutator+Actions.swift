import CanonicalJSON
import ScenarioLanguage
import Simulation

extension FuzzMutator {
  /// Calls that need nothing to be known.
  private static let calls = [
    "startGuidance", "stopGuidance", "clearDestinations", "continueToNextDestination",
    "clearTraffic", "simulateAlongExistingRoute", "stopSimulation", "showTermsIfNeeded",
    "resetTerms", "accessNavigator",
  ]

  mutating func changeActions(_ feature: FuzzFeature) {
    var actions = state.draft.root["actions"]?.elements ?? []
    switch feature {
    case .moveActions:
      for index in actions.indices where dice.chance(0.5) {
        guard let time = actions[index]["at"]?.double else { continue }
        let moved = dice.chance(0.3) ? dice.within(0...duration) : time + dice.within(-5...5)
        actions[index]["at"] = .number(max(0, (moved * 10).rounded() / 10))
      }
    case .repeatActions:
      for _ in 0...dice.below(2) {
        guard var copy = dice.one(of: actions) else { break }
        copy["on"] = nil
        copy["inside"] = nil
        copy["at"] = time()
        actions.append(copy)
      }
    case .leaveOutActions:
      if actions.count > 1 { actions.remove(at: dice.below(actions.count)) }
    default:
      for _ in 0...dice.below(4) { actions.append(call()) }
    }
    state.draft.root["actions"] = actions.isEmpty ? nil : .array(actions)
  }

  private mutating func call() -> JSONTree {
    var members = [JSONTree.Member("at", time())]
    switch dice.below(6) {
    case 0:
      members.append(JSONTree.Member("do", .string("locationEnabled")))
      members.append(JSONTree.Member("enabled", .boolean(dice.chance(0.5))))
    case 1:
      members.append(JSONTree.Member("do", .string("setThreshold")))
      members.append(JSONTree.Member("time", .number(dice.within(0...60))))
      members.append(JSONTree.Member("distance", .number(dice.within(0...500))))
    default:
      members.append(JSONTree.Member("do", .string(dice.one(of: Self.calls) ?? "startGuidance")))
    }
    return .object(members)
  }

  private mutating func time() -> JSONTree {
    .number((dice.within(0...duration) * 10).rounded() / 10)
  }
}
