package import Recording
package import ScenarioLanguage
package import Simulation
package import Recording

/// What one run of a scenario showed of its failures.
package struct Observation: Sendable {
  /// A law that was broken.
  package struct Violation: Hashable, Sendable {
    /// Which law it is.
    package let name: Law
    /// Its words without their numbers.
    package let shape: String
    /// Its words as they stand.
    package let words: String
    /// When it was broken, in virtual milliseconds.
    package let milliseconds: Int64
  }

  /// An expectation that was not met.
  package struct Unmet: Hashable, Sendable {
    /// The expectation in words.
    package let described: String
    /// What was found in place of it, without times and places.
    package let shape: String
    /// What was found in place of it.
    package let found: String
    /// The event that it speaks of.
    package let event: String
    /// Which of the scenario's expectations it is.
    package let index: Int
    /// Whether something is missing, which a shorter drive would miss as well.
    package let isAbsence: Bool
  }

  /// The laws that were broken.
  package var violations: [Violation] = []
  /// The expectations that were not met.
  package var unmet: [Unmet] = []
  /// The budget that ended the run, in words without numbers; nil where it came to its end.
  package var budget: String?
  /// How the navigator failed, in words without numbers; nil where it did not.
  package var navigatorFailure: String?
  /// How the program trapped, in words without numbers; nil where it did not.
  package var trap: String?
  /// What happened, without what happens again and again.
  package var story: [EventKind] = []
  /// What the navigator was about at each time.
  package var moments = FailureMoments()
  /// The digest of the recording.
  package var digest: UInt64 = 0
  /// How many fixes were fed.
  package var fixCount = 0
  /// The whole recording, where it was asked for.
  package var recording: [UInt8] = []

  /// Whether anything failed.
  package var isFailure: Bool {
    !violations.isEmpty || !unmet.isEmpty || budget != nil || navigatorFailure != nil || trap != nil
  }

  /// Creates the observation of a run that showed nothing.
  package init() {}

  /// Takes what a run found.
  package init(_ result: RunResult, of scenario: Scenario) {
    violations = result.violations.map {
      Violation(
        name: $0.name,
        shape: FailureShape.withoutNumbers($0.detail),
        words: $0.message,
        milliseconds: $0.milliseconds
      )
    }
    unmet = zip(scenario.expectations, result.expectations).enumerated().compactMap { entry in
      let (expectation, outcome) = entry.element
      guard !outcome.isMet else { return nil }
      return Unmet(
        described: outcome.described,
        shape: FailureShape.of(found: outcome.found),
        found: outcome.found,
        event: expectation.pattern.kind.text,
        index: entry.offset,
        isAbsence: Self.isAbsence(expectation, outcome.found)
      )
    }
    digest = result.digest
    fixCount = result.fixCount
  }

  private static func isAbsence(_ expectation: Expectation, _ found: String) -> Bool {
    let shape = FailureShape.of(found: found)
    if shape == "found 0" || shape == "found none" || shape.hasPrefix("no ") { return true }
    if shape.hasPrefix("none came") { return true }
    guard case .count(let range) = expectation.rule, shape.hasPrefix("found "),
      let number = found.dropFirst(6).split(separator: " ").first.flatMap({ Int($0) })
    else { return false }
    return number < range.lowerBound
  }
}
