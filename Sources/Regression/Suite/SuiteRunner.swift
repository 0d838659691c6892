package import Platform
import ScenarioLanguage
import Synchronization

/// Tests many scenarios at once.
///
/// The result does not depend on the number of jobs: every scenario stands alone, and outcomes are
/// placed by index.
package struct SuiteRunner: Sendable {
  /// How one scenario is tested.
  package let test: ScenarioTest

  /// How many scenarios run at the same time.
  package let jobs: Int

  /// Which scenarios run twice.
  package let determinism: DeterminismScope

  /// How long scenarios took before; the longest begin first, those unknown before them.
  package let lastRun: LastRun

  /// What passed before and need not be run again; nil where everything is.
  package let green: GreenRuns?

  /// What the suites claim; nil where nobody asks.
  package let claims: SuiteClaims?

  /// Why the claims are not judged whatever runs; nil where they may be.
  package let claimsExcuse: String?

  /// What the program remembers of scenarios that trapped; nil where a trap ends it.
  package let journal: CrashJournal?

  /// Called after each scenario, one call at a time, on any thread.
  package let progress: @Sendable (SuiteProgress) -> Void

  /// Creates a runner of at least one job.
  package init(
    test: ScenarioTest,
    jobs: Int,
    determinism: DeterminismScope,
    lastRun: LastRun = LastRun(),
    green: GreenRuns? = nil,
    claims: SuiteClaims? = nil,
    claimsExcuse: String? = nil,
    journal: CrashJournal? = nil,
    progress: @escaping @Sendable (SuiteProgress) -> Void = { _ in }
  ) {
    precondition(jobs > 0, "\(jobs) jobs cannot run anything")
    self.test = test
    self.jobs = jobs
    self.determinism = determinism
    self.lastRun = lastRun
    self.green = green
    self.claims = claims
    self.claimsExcuse = claimsExcuse
    self.journal = journal
    self.progress = progress
  }

  private struct State {
    var outcomes: [ScenarioOutcome?]
    var finishedCount = 0
    var failedCount = 0
    var simulatedMilliseconds: Int64 = 0
  }

  /// Tests all scenarios of a selection, each once, and none a second time to please.
  package func run(_ selection: SuiteSelection) -> SuiteResult {
    let scenarios = selection.scenarios
    let isChecked = determinism.selects(from: selection)
    let state = Mutex(State(outcomes: Array(repeating: nil, count: scenarios.count)))
    let elapsed = test.stopwatch.measure {
      let order = order(of: scenarios)
      WorkerThreads.run(count: scenarios.count, jobs: jobs) { place in
        let index = order[place]
        if test.shouldStop() { return }
        let outcome =
          green?.outcome(of: scenarios[index])
          ?? outcome(of: scenarios[index], checkingDeterminism: isChecked[index])
        if outcome.facts.isInterrupted { return }
        // The lock is held while progress is told, so that calls never overlap.
        state.withLock { state in
          progress(Self.place(outcome, at: index, in: &state))
        }
      }
    }
    return result(of: selection, state.withLock { $0.outcomes }, elapsed)
  }

  /// Tests one scenario; what trapped in it before is not done again.
  private func outcome(
    of identity: ScenarioIdentity,
    checkingDeterminism: Bool
  ) -> ScenarioOutcome {
    guard let journal else {
      return test.outcome(of: identity, checkingDeterminism: checkingDeterminism)
    }
    let item = Hash.of(identity.operand.utf8)
    let crash = journal[item]
    var outcome = ScenarioOutcome(identity)
    guard crash != nil || !journal.isFull else {
      outcome.failure = RunFailure(notRun: identity.path)
      return outcome
    }
    if !journal.isFull, crash == nil || crash?.stage == .explaining {
      outcome = journal.whileDoing(item, "trapped  \(identity.operand)") {
        test.outcome(
          of: identity,
          checkingDeterminism: checkingDeterminism,
          explains: crash == nil
        )
      }
    }
    if let crash { outcome.failure = RunFailure(crash, of: identity.path) }
    return outcome
  }

  /// The order in which scenarios begin, so that no long one is left for the end.
  private func order(of scenarios: [ScenarioIdentity]) -> [Int] {
    let times = scenarios.map { lastRun[$0.name]?.milliseconds ?? .max }
    return scenarios.indices.sorted { (times[$1], $0) < (times[$0], $1) }
  }

  private static func place(
    _ outcome: ScenarioOutcome,
    at index: Int,
    in state: inout State
  ) -> SuiteProgress {
    state.outcomes[index] = outcome
    state.finishedCount += 1
    state.failedCount += outcome.isPassed ? 0 : 1
    state.simulatedMilliseconds += outcome.facts.endTime
    return SuiteProgress(
      outcome: outcome,
      finishedCount: state.finishedCount,
      totalCount: state.outcomes.count,
      failedCount: state.failedCount,
      simulatedMilliseconds: state.simulatedMilliseconds
    )
  }

  private func result(
    of selection: SuiteSelection,
    _ placed: [ScenarioOutcome?],
    _ elapsed: Duration
  ) -> SuiteResult {
    let outcomes = placed.compactMap { $0 }
    let notRun = zip(selection.scenarios, placed).filter { $0.1 == nil }.map(\.0)
    var obsolete: [String] = []
    var failure: RunFailure?
    if notRun.isEmpty, outcomes.allSatisfy(\.isPassed) {
      do {
        for root in selection.completeRoots {
          obsolete += try test.store.obsolete(
            in: root,
            scenarios: selection.found,
            shard: selection.shard
          )
        }
      } catch {
        failure = RunFailure(error)
      }
    }
    var result = SuiteResult(
      outcomes: outcomes,
      notRun: notRun,
      obsoleteGoldens: obsolete,
      failure: failure,
      isCheckMode: test.policy.isCheckMode,
      isInterrupted: !notRun.isEmpty || test.shouldStop(),
      elapsed: elapsed
    )
    result.part = selection.part
    result.claims = claims(of: selection, outcomes, isWhole: notRun.isEmpty)
    return result
  }

  /// Judges what must be so at least once in the suites.
  private func claims(
    of selection: SuiteSelection,
    _ outcomes: [ScenarioOutcome],
    isWhole: Bool
  ) -> ClaimsOutcome? {
    guard let claims else { return nil }
    var entries: [ClaimsOutcome.Entry] = []
    var starts: [SuiteRoot: Int] = [:]
    for root in selection.roots {
      starts[root] = entries.count
      // What is wrong with the file was told before anything ran.
      for claim in (try? claims.claims(of: root)) ?? [] {
        entries.append(.init(text: claim.described, source: claim.source, line: claim.line))
      }
    }
    guard !entries.isEmpty else { return nil }
    var outcome = ClaimsOutcome(.judged, entries)
    for scenario in outcomes {
      guard let start = scenario.identity.root.flatMap({ starts[$0] }) else { continue }
      for place in scenario.facts.claimsMet {
        outcome.note(start + place, metBy: scenario.identity.name)
      }
    }
    if let excuse = claimsExcuse ?? excuse(selection, outcomes, isWhole) {
      outcome.state = .notJudged(excuse)
    } else if selection.shard != nil {
      outcome.state = .part
    }
    return outcome
  }

  /// Why claims cannot be judged: not all of the suite was looked at; nil where it was.
  private func excuse(
    _ selection: SuiteSelection,
    _ outcomes: [ScenarioOutcome],
    _ isWhole: Bool
  ) -> String? {
    if !selection.roots.allSatisfy(selection.completeRoots.contains) {
      return "only some of the suite was selected"
    }
    if !isWhole { return "not all of the suite was run" }
    let failed = outcomes.count { $0.failure != nil && $0.facts.recordCount == 0 }
    return failed == 0 ? nil : "\(Quantity.count(failed, "scenario")) could not be run"
  }
}

/// How far a suite has come, told each time a scenario is finished.
package struct SuiteProgress: Sendable {
  /// The scenario that has just been finished.
  package let outcome: ScenarioOutcome
  /// The scenarios that came to their end so far.
  package let finishedCount: Int
  /// All scenarios of the suite.
  package let totalCount: Int
  /// Those of the finished that did not pass.
  package let failedCount: Int

  /// The virtual time of all finished scenarios, in milliseconds.
  package let simulatedMilliseconds: Int64
}
