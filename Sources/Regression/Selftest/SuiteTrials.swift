import Platform
import Simulation
import Synchronization

/// Suites of which some scenarios trapped before.
enum SuiteTrials {
  static var all: [ToldTrial] { [ToldTrial(name: "suites after traps", told: afterTraps())] }

  /// Tells a recording, and says who asked for it.
  private final class Teller: ScenarioExecutor {
    let asked = Mutex<[String]>([])

    func run(
      _ scenario: ScenarioIdentity,
      attempt: Int,
      shouldStop: @escaping @Sendable () -> Bool,
      receive: (borrowing [UInt8]) throws -> Void
    ) throws -> RunFacts {
      asked.withLock { $0.append("\(scenario.operand) \(attempt)") }
      if scenario.name.hasSuffix("failing") {
        throw RunFailure(.invalidInput, ["\(scenario.path): error: it fails"])
      }
      try receive(PlantedDrive.sound.bytes)
      var facts = RunFacts()
      (facts.title, facts.unusedAnswers, facts.endTime) = ("Told", ["an answer"], 41_000)
      return facts
    }
  }

  private static func told(
    _ selection: SuiteSelection,
    _ policy: UpdatePolicy,
    _ journal: CrashJournal?
  ) -> String {
    let teller = Teller()
    let progress = Mutex<[String]>([])
    let runner = SuiteRunner(
      test: ScenarioTest(
        executor: teller,
        store: GoldenStore(),
        policy: policy,
        stopwatch: .stopped
      ),
      jobs: 1,
      determinism: .all,
      journal: journal
    ) { step in
      let code = step.outcome.exitCode
      progress.withLock {
        $0.append(
          "\(step.finishedCount) of \(step.totalCount) in \(step.simulatedMilliseconds) ms,"
            + " \(step.failedCount) failed: \(code)"
        )
      }
    }
    let result = runner.run(selection)
    var lines = progress.withLock { $0 } + teller.asked.withLock { $0 }
    lines += result.outcomes.map { outcome in
      let failure = outcome.failure.map { "\($0)" } ?? "no failure"
      return "\(outcome.identity.operand): \(outcome.facts.title) \(failure)"
    }
    lines.append("\(result.failure.map { "\($0)" } ?? "no failure"), exit \(result.exitCode)")
    return lines.joined(separator: "\n")
  }

  /// Each of four scenarios trapped at another stage, or not at all.
  private static func afterTraps() -> String {
    // Below a device nobody has files, and nobody can write one.
    let identities = ["failing", "once", "sound", "twice"].map {
      ScenarioIdentity(path: "/dev/null/\($0).json", workingFolder: "/")
    }
    let selection = SuiteSelection(scenarios: identities, completeRoots: [])
    var loose = UpdatePolicy.checking
    loose.isCheckMode = false
    let stages: [CrashNote.Stage?] = [nil] + CrashNote.Stage.allCases.map(Optional.some)
    return stages.flatMap { stage in
      [loose, .checking].map { policy in
        let crash = stage.map {
          CrashJournal.Crash(stage: $0, moment: 47_000_000_000, seed: 7, signal: 4)
        }
        let items = [0, 1, 3].map { (Hash.of(identities[$0].operand.utf8), crash) }
        let crashes = Dictionary(uniqueKeysWithValues: items).compactMapValues { $0 }
        return told(selection, policy, CrashJournal(of: crashes))
      }
    }.joined(separator: "\nnext\n") + "\nnext\n"
      + told(selection, .checking, full(but: identities[1]))
  }

  /// A journal that no trap can be added to.
  private static func full(but identity: ScenarioIdentity) -> CrashJournal {
    let crash = CrashJournal.Crash(stage: .explaining, moment: 0, seed: 0, signal: 4)
    var crashes = [Hash.of(identity.operand.utf8): crash]
    for item in 1..<UInt64(CrashJournal.limit) { crashes[item] = crash }
    return CrashJournal(of: crashes)
  }
}
