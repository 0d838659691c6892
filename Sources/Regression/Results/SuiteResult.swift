package import Simulation

/// What the test of a suite came to.
package struct SuiteResult: Sendable {
  /// The outcomes in the order of the names, without those that were not run to their end.
  package let outcomes: [ScenarioOutcome]

  /// The scenarios that were not run to their end because of an interruption.
  package let notRun: [ScenarioIdentity]

  /// The goldens without scenario; known only if everything was selected and passed.
  package let obsoleteGoldens: [String]

  /// Why the goldens could not be looked through.
  package let failure: RunFailure?

  /// Whether nothing may be written, so that an obsolete golden is an error.
  package let isCheckMode: Bool
  /// Whether the suite was stopped before its end.
  package let isInterrupted: Bool
  /// The time that the suite took.
  package let elapsed: Duration

  /// What the result means for the exit code.
  package var exitCode: ExitCode {
    var codes = outcomes.map(\.exitCode)
    if let failure { codes.append(failure.exitCode) }
    if isInterrupted { codes.append(.interrupted) }
    if outcomes.isEmpty { codes.append(.nothingSelected) }
    if !outcomes.isEmpty, outcomes.allSatisfy({ $0.kind == .notJudged }) {
      codes.append(.nothingSelected)
    }
    if isCheckMode, !obsoleteGoldens.isEmpty { codes.append(.obsolete) }
    codes += claims?.codes ?? []
    return ExitCode.combined(codes)
  }

  /// What came of the suite's claims; nil where it has none.
  package var claims: ClaimsOutcome?

  /// What it is a part of; nil where all that was selected was tested.
  package var part: SuitePart?

  /// The navigator that was tested; nil for the SDK's own as the scenarios configure it.
  package var navigator: NavigatorName?

  /// What the command line said that makes a scenario run otherwise than by itself, word by word: which navigator,
  /// which planted defect.
  package var options: [String] = []

  /// Why it could not be started; nil where it was.
  package var startFailure: NavigatorFailure?

  /// Which navigator it was.
  package struct NavigatorName: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The version; empty where there is none.
    package var version: String

    /// Creates a name.
    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// What is to be said of the navigator, counted.
  package var counts: OutcomeCounts { OutcomeCounts(outcomes) }

  /// The number of outcomes that passed.
  package var passedCount: Int { outcomes.count { $0.isPassed } }
  /// The number of outcomes that did not pass.
  package var failedCount: Int { outcomes.count - passedCount }

  /// The virtual time of all scenarios, in milliseconds.
  package var simulatedMilliseconds: Int64 { outcomes.reduce(0) { $0 + $1.facts.endTime } }
}
