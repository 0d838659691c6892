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

  package let isCheckMode: Bool
  package let isInterrupted: Bool
  package let elapsed: Duration

  /// What the result means for the exit code.
  package var exitCode: ExitCode {
    var codes = outcomes.map(\.exitCode)
    if let failure { codes.append(failure.exitCode) }
    if isInterrupted { codes.append(.interrupted) }
    if outcomes.isEmpty, notRun.isEmpty { codes.append(.nothingSelected) }
    if isCheckMode, !obsoleteGoldens.isEmpty { codes.append(.obsolete) }
    return ExitCode.combined(codes)
  }

  package var passedCount: Int { outcomes.count { $0.isPassed } }
  package var failedCount: Int { outcomes.count - passedCount }

  /// The virtual time of all scenarios, in milliseconds.
  package var simulatedMilliseconds: Int64 { outcomes.reduce(0) { $0 + $1.facts.endTime } }
}
