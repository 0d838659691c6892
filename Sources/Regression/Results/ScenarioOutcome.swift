import Simulation

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

  /// What is to be said of the navigator in the scenario.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Everything that is judged is so, or known not to be.
    case held
    /// An expectation, a law, or a golden that differs or is missing.
    case violated
    /// Neither an expectation nor a golden can be judged.
    case notJudged
    /// There is no verdict.
    case failed
  }

  /// Which scenario it is.
  package var identity: ScenarioIdentity

  /// What the run found; empty where it could not be run.
  package var facts = RunFacts()

  /// How the recording and its golden compare; `nil` if the run did not come that far.
  package var verdict: GoldenVerdict?

  /// Whether there is no golden to compare with, since the navigator has none at all.
  package var isGoldenUnjudged = false

  /// What is different, if the golden is.
  package var diff: DiffSummary?

  /// The first difference between two runs.
  package var nondeterminism: NondeterminismFinding?

  /// Whether the scenario was run twice.
  package var wasCheckedForDeterminism = false

  /// Why the scenario could not be run, or an output could not be written.
  package var failure: RunFailure?

  /// What was done with the new recording.
  package var written = Written.nothing

  /// Why a golden was not updated although that was asked for; a pending recording that waits.
  package var notes: [String] = []

  /// Whether a recording of an earlier run waits in check mode.
  package var hasPendingLeft = false

  /// Whether an answer that nobody asked for is a failure here.
  package var isCheckMode = false

  /// Whether it was not run, since it passed with the same files, program and golden.
  package var isAsBefore = false

  /// The time the test took.
  package var elapsed = Duration.zero

  /// Creates the outcome of a test that has not begun.
  package init(_ identity: ScenarioIdentity) {
    self.identity = identity
  }

  /// What the outcome means for the exit code.
  package var exitCode: ExitCode {
    var codes: [ExitCode] = []
    if let failure { codes.append(failure.exitCode) }
    if facts.isInterrupted { codes.append(.interrupted) }
    if let verdict, !isUpdated { codes.append(verdict.exitCode) }
    if isMended || facts.isViolated { codes.append(.regression) }
    if nondeterminism != nil { codes.append(.nondeterminism) }
    if hasPendingLeft { codes.append(.missingGolden) }
    // Another navigator need not ask for all that was written for the SDK's own.
    if isCheckMode, !facts.unusedAnswers.isEmpty, identity.navigator == nil {
      codes.append(.obsolete)
    }
    return ExitCode.combined(codes)
  }

  /// What is to be said of the navigator.
  package var kind: Kind {
    if failure != nil || nondeterminism != nil || facts.isInterrupted { return .failed }
    if case .damaged = verdict { return .failed }
    if !isPassed { return .violated }
    if !facts.notJudged.isEmpty { return .notJudged }
    let judgesNothing =
      verdict == nil && !facts.expectations.contains { $0.judgement != .notJudged }
    return judgesNothing && isGoldenUnjudged ? .notJudged : .held
  }

  /// Why it did not hold, in a few words; empty where it did.
  package var reason: String {
    switch kind {
    case .held: return ""
    case .notJudged:
      if !facts.notJudged.isEmpty { return facts.notJudged }
      let untold = facts.expectations.first { $0.judgement == .notJudged }?.detail
      return untold ?? "no golden of this navigator, and no expectation"
    case .failed:
      return failure?.navigator?.kind.rawValue ?? failure?.exitCode.summary
        ?? nondeterminism.map { $0.description } ?? exitCode.summary
    case .violated:
      if let violated = facts.violatedExpectations.first { return violated.text }
      if let broken = facts.violations.first { return broken }
      switch verdict {
      case .missing, .conflicted: return "no golden"
      case .different: return "the golden differs"
      case .damaged, .equal, nil: return exitCode.summary
      }
    }
  }

  /// Whether the exit code is ``ExitCode/success``.
  package var isPassed: Bool { exitCode == .success }

  /// Whether something is marked as known to be violated, and is no more.
  package var isMended: Bool { failure == nil && !facts.isInterrupted && !facts.mended.isEmpty }

  /// Whether the new recording has become the golden.
  package var isUpdated: Bool {
    if case .golden = written { true } else { false }
  }
}
