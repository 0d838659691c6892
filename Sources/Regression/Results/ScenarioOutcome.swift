/// What the test of one scenario came to.
package struct ScenarioOutcome: Hashable, Sendable {
  /// What was done with the new recording.
  package enum Written: Hashable, Sendable {
    case nothing
    /// It waits at this path for acceptance.
    case pending(String)
    /// It is the golden now.
    case golden(String)
  }

  package let identity: ScenarioIdentity

  /// What the run found; empty where it could not be run.
  package var facts = RunFacts()

  /// How the recording and its golden compare; `nil` if the run did not come that far.
  package var verdict: GoldenVerdict?

  /// What is different, if the golden is.
  package var diff: DiffSummary?

  /// The first difference between two runs.
  package var nondeterminism: NondeterminismFinding?

  /// Whether the scenario was run twice.
  package var wasCheckedForDeterminism = false

  /// Why the scenario could not be run, or an output could not be written.
  package var failure: RunFailure?

  package var written = Written.nothing

  /// Why a golden was not updated although that was asked for; a pending recording that waits.
  package var notes: [String] = []

  /// Whether a recording of an earlier run waits in check mode.
  package var hasPendingLeft = false

  /// Whether an answer that nobody asked for is a failure here.
  package var isCheckMode = false

  /// The time the test took.
  package var elapsed = Duration.zero

  package init(_ identity: ScenarioIdentity) {
    self.identity = identity
  }

  /// What the outcome means for the exit code.
  package var exitCode: ExitCode {
    var codes: [ExitCode] = []
    if let failure { codes.append(failure.exitCode) }
    if facts.isInterrupted { codes.append(.interrupted) }
    if let verdict, !isUpdated { codes.append(verdict.exitCode) }
    if isMended || facts.isViolated && !facts.isKnownFailure { codes.append(.regression) }
    if nondeterminism != nil { codes.append(.nondeterminism) }
    if hasPendingLeft { codes.append(.missingGolden) }
    // What is violated may well leave answers over.
    if isCheckMode, !facts.unusedAnswers.isEmpty, !facts.isKnownFailure { codes.append(.obsolete) }
    return ExitCode.combined(codes)
  }

  package var isPassed: Bool { exitCode == .success }

  /// Whether a violation was marked as known, and is no more.
  package var isMended: Bool { failure == nil && !facts.isInterrupted && facts.isKnownMended }

  /// Whether the new recording has become the golden.
  package var isUpdated: Bool {
    if case .golden = written { true } else { false }
  }
}
