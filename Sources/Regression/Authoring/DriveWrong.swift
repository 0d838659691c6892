import Recording
import ScenarioLanguage
import Simulation

/// What a drive shows that the navigator of today does wrong.
package struct DriveWrong: Hashable, Sendable {
  /// What is violated.
  package enum Subject: Hashable, Sendable {
    /// The number of the expectation, from 0.
    case expectation(Int)
    /// The name of the law.
    case law(String)
  }

  /// What is violated.
  package let subject: Subject
  /// The kind of thing it is, for counting: the event that is missing or false, or the law.
  package let kind: String
  /// Why it must be so.
  package let reason: String
  /// What the navigator does.
  package let instead: String

  /// Whether a law is broken, and no expectation of the drive's own violated.
  package var isLaw: Bool { if case .law = subject { true } else { false } }

  /// Returns what a run did wrong by expectations and laws, the expectations first.
  static func all(in facts: RunFacts, of expectations: [DriveExpectation]) -> [DriveWrong] {
    let violated = zip(expectations, facts.expectations).enumerated().compactMap { index, pair in
      let (expectation, outcome) = pair
      return outcome.judgement == .violated
        ? DriveWrong(
          subject: .expectation(index),
          kind: expectation.kind,
          reason: expectation.reason,
          instead: outcome.detail
        ) : nil
    }
    let broken = facts.laws.compactMap { law -> DriveWrong? in
      guard law.judgement == .violated, let known = Law(rawValue: law.name) else { return nil }
      return DriveWrong(
        subject: .law(law.name),
        kind: law.name,
        reason: known.sentence,
        instead: law.detail
      )
    }
    return violated + broken
  }
}

extension DriveExpectation {
  /// What is wrong where it is violated, in two words.
  fileprivate var kind: String {
    switch (rule, pattern.event) {
    case (.never, _): "false reroute"
    case (.comes, .rerouteStarted): "missed reroute"
    case (.comes, _): "no route"
    case (.once, _): "missed arrival"
    }
  }
}
