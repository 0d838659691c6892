import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage
import Simulation

extension FuzzMutator {
  /// Calls that need nothing to be known.
  private static let calls = [
    "startGuidance", "stopGuidance", "clearDestinations", "continueToNextDestination",
    "clearTraffic", "simulateAlongExistingRoute", "stopSimulation", "showTermsIfNeeded",
    "resetTerms", "accessNavigator",
  ]

  /// Changes the list of actions; an empty one leaves the text.
  mutating func changeActions(_ change: (inout FuzzMutator, inout [JSONTree]) -> Void) {
    var actions = state.draft.root["actions"]?.elements ?? []
    change(&self, &actions)
    state.draft.root["actions"] = actions.isEmpty ? nil : .array(actions)
  }

  mutating func move(_ actions: inout [JSONTree]) {
    for index in actions.indices where dice.chance(0.5) {
      guard let time = actions[index]["at"]?.double else { continue }
      let moved = dice.chance(0.3) ? dice.within(0...duration) : time + dice.within(-5...5)
      actions[index]["at"] = .number(max(0, (moved * 10).rounded() / 10))
    }
  }

  mutating func repeatSome(of actions: inout [JSONTree]) {
    for _ in 0...dice.below(2) {
      guard var copy = dice.one(of: actions) else { break }
      copy["on"] = nil
      copy["inside"] = nil
      copy["at"] = time()
      actions.append(copy)
    }
  }

  mutating func leaveOutOne(of actions: inout [JSONTree]) {
    if actions.count > 1 { actions.remove(at: dice.below(actions.count)) }
  }

  mutating func addCalls(to actions: inout [JSONTree]) {
    for _ in 0...dice.below(4) { actions.append(call()) }
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

  // MARK: - Inside callbacks

  /// Calls that are put inside of callbacks.
  static let insideCalls =
    calls + [
      "setDestinations", "locationEnabled", "setThreshold", "simulateLocation",
      "simulateAlongNewRoute", "restartGuidance", "goOnAndStart",
    ]

  /// Puts the call of a number inside its callback, and now and then another.
  mutating func callInside(_ number: UInt64) {
    let pair = Int(number % UInt64(FuzzMode.pairs))
    changeActions { mutator, actions in
      mutator.put(pair, into: &actions)
      while mutator.dice.chance(0.25) {
        mutator.put(mutator.dice.below(FuzzMode.pairs), into: &actions)
      }
    }
  }

  private mutating func put(_ pair: Int, into actions: inout [JSONTree]) {
    let callback = FuzzMode.callbacks[pair / Self.insideCalls.count]
    let name = Self.insideCalls[pair % Self.insideCalls.count]
    let nth = dice.one(of: [1, 1, 2, 3, 5, 20]) ?? 1
    for call in calls(named: name, besides: actions) {
      let trigger: [JSONTree.Member] = [
        JSONTree.Member("event", .string(callback.text)),
        JSONTree.Member("nth", .number(Double(nth))),
      ]
      actions.append(.object([JSONTree.Member("inside", .object(trigger))] + call))
    }
  }

  /// Returns the calls of a name, without when they are made.
  private mutating func calls(
    named name: String,
    besides actions: [JSONTree]
  ) -> [[JSONTree.Member]] {
    func call(_ name: String, _ members: [JSONTree.Member] = []) -> [JSONTree.Member] {
      [JSONTree.Member("do", .string(name))] + members
    }
    switch name {
    case "restartGuidance": return [call("stopGuidance"), call("startGuidance")]
    case "goOnAndStart": return [call("continueToNextDestination"), call("startGuidance")]
    case "locationEnabled":
      return [call(name, [JSONTree.Member("enabled", .boolean(dice.chance(0.3)))])]
    case "setThreshold":
      return [call(name, [JSONTree.Member("distance", .number(dice.within(0...500)))])]
    case "simulateLocation":
      guard let place = dice.one(of: state.fixes)?.coordinate else { return [] }
      return [
        call(
          name,
          [
            JSONTree.Member("lat", .number(place.latitude)),
            JSONTree.Member("lon", .number(place.longitude)),
          ]
        )
      ]
    case "setDestinations", "simulateAlongNewRoute":
      let known = actions.first { $0["do"]?.string == "setDestinations" && $0["waypoints"] != nil }
      guard let waypoints = known?["waypoints"] else { return [] }
      return [call(name, [JSONTree.Member("waypoints", waypoints)])]
    default: return [call(name)]
    }
  }

  private mutating func time() -> JSONTree {
    .number((dice.within(0...duration) * 10).rounded() / 10)
  }
}
