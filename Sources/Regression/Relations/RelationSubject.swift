import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage
import Simulation

/// A scenario that relations are held against: as it stands, and what its run came to.
struct RelationSubject {
  let subject: FuzzSubject
  let run: RelationRun
  let scenario: Scenario
  /// Milliseconds from one fix to the next; 1000 where there are none.
  let interval: Int64
  /// What decides which fixes are spoilt, together with the scenario's name.
  let seed: FuzzSeed

  init(_ subject: FuzzSubject, _ seed: FuzzSeed) throws {
    self.subject = subject
    self.seed = seed
    run = try RelationRun(subject, subject.start, followsDecisions: true)
    scenario = try subject.trial().scenario(of: subject.start)
    let fixes = subject.start.fixes
    let gaps = zip(fixes, fixes.dropFirst()).map {
      ($1.timestamp.nanoseconds - $0.timestamp.nanoseconds) / 1_000_000
    }.sorted()
    interval = gaps.isEmpty ? 1000 : max(1, gaps[gaps.count / 2])
  }

  /// Returns the dice of a purpose.
  func dice(_ purpose: String) -> FuzzDice {
    FuzzDice(
      "relation." + purpose,
      seed: Hash.of(subject.identity.name.utf8) ^ seed.value
    )
  }

  var start: ShrinkState { subject.start }
  var fixes: [Location] { start.fixes }

  /// Whether the app does something with each fix or report, which more or fewer of them change.
  var countsFixes: Bool {
    guard let actions = start.draft.root["actions"]?.elements else { return false }
    return actions.contains { action in
      let name = action["on"]?["event"]?.string ?? action["on"]?.string ?? ""
      return action["inside"] != nil || EventKind(named: name).map { !$0.tellsStory } ?? false
    }
  }

  /// Whether the navigator forgives spoilt fixes: with its own rules, as they stand by default.
  var isForgiving: Bool {
    scenario.navigator.profile == .builtin && scenario.faults.isEmpty
      && !scenario.navigatorOverrides.contains { entry in
        ["offRoute", "arrival", "positioning", "reroute", "stepExit", "maxHorizontal", "profile"]
          .contains { entry.key.hasPrefix($0) }
      }
  }
}

/// One run, and what of it is compared.
struct RelationRun {
  let recording: JSONLines
  let story: RelationStory
  let violations: Set<Law>
  /// Whether fixes were counted towards a departure; false where decisions are not followed.
  let countsTowardsDeparture: Bool

  /// Runs a state of a scenario.
  ///
  /// - Parameters:
  ///   - change: what is changed of the scenario that was read.
  ///   - listeners: who hears the navigator besides, in their order.
  ///   - followsDecisions: whether decisions are looked at, which takes time.
  /// - Throws: `ScenarioError`, and ``RunFailure`` where it cannot be run.
  init(
    _ subject: FuzzSubject,
    _ state: ShrinkState,
    changing change: (inout Scenario) -> Void = { _ in },
    listeners: [any NavigatorDelegate] = [],
    followsDecisions: Bool = false
  ) throws {
    final class Witness { var isCounting = false }
    let witness = Witness()
    var scenario = try subject.trial().scenario(of: state)
    change(&scenario)
    var options = RunOptions()
    options.followsDecisions = followsDecisions
    if followsDecisions {
      options.decisionObserver = { decision in
        if decision.unit == .fixes, decision.measured > 1 { witness.isCounting = true }
      }
    }
    options.listeners = listeners
    var bytes: [UInt8] = []
    let result = try SimulationExecutor.run(scenario, options) { lines in
      bytes.append(contentsOf: copy lines)
    }
    recording = try JSONLines(parsing: bytes, source: "the recording")
    story = RelationStory(recording)
    violations = Set(result.violations.map(\.name))
    countsTowardsDeparture = witness.isCounting
  }
}
