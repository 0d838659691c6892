import Synchronization

/// Tests many scenarios at once.
///
/// The result does not depend on the number of jobs: every scenario stands alone, and outcomes are
/// placed by index.
package struct SuiteRunner: Sendable {
  package let test: ScenarioTest

  /// How many scenarios run at the same time.
  package let jobs: Int

  package let determinism: DeterminismScope

  /// Called after each scenario, one call at a time, on any thread.
  package let progress: @Sendable (SuiteProgress) -> Void

  package init(
    test: ScenarioTest,
    jobs: Int,
    determinism: DeterminismScope,
    progress: @escaping @Sendable (SuiteProgress) -> Void = { _ in }
  ) {
    precondition(jobs > 0, "\(jobs) jobs cannot run anything")
    self.test = test
    self.jobs = jobs
    self.determinism = determinism
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
    let isChecked = determinism.selects(scenarios)
    let state = Mutex(State(outcomes: Array(repeating: nil, count: scenarios.count)))
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      WorkerThreads.run(count: scenarios.count, jobs: jobs) { index in
        if test.shouldStop() { return }
        let outcome = test.outcome(of: scenarios[index], checkingDeterminism: isChecked[index])
        if outcome.facts.isInterrupted { return }
        // The lock is held while progress is told, so that calls never overlap.
        state.withLock { state in
          progress(Self.place(outcome, at: index, in: &state))
        }
      }
    }
    return result(of: selection, state.withLock { $0.outcomes }, elapsed)
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
          obsolete += try test.store.obsolete(in: root, scenarios: selection.scenarios)
        }
      } catch {
        failure = RunFailure(error)
      }
    }
    return SuiteResult(
      outcomes: outcomes,
      notRun: notRun,
      obsoleteGoldens: obsolete,
      failure: failure,
      isCheckMode: test.policy.isCheckMode,
      isInterrupted: !notRun.isEmpty || test.shouldStop(),
      elapsed: elapsed
    )
  }
}
