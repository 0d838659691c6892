import Simulation
package import Recording
package import ScenarioLanguage

/// How a scenario fails: the rule, and the event at which it shows.
package struct FailureSignature: Hashable, Sendable {
  /// What failed.
  package enum Rule: Hashable, Sendable {
    /// A law, and its words without their numbers.
    case law(Law, String)
    /// An expectation, and what was found in place of it.
    case expectation(String, found: String)
    /// A recording that is another one than the reference's, and how its first difference is.
    case difference(EventChange.Verdict)
    /// A budget of jobs, records or bytes.
    case budget(String)
    /// The navigator failed, in words without numbers.
    case navigator(String)
    /// The program trapped, in words without numbers.
    case trap(String)
  }

  /// What was broken.
  package let rule: Rule

  /// The event of the expectation, or the first in which the recording differs from the reference's.
  package let event: String

  /// Whether something is missing, which a shorter drive would miss for another reason.
  package let isAbsence: Bool

  /// The story of the failing run, which must stay where something is missing and no reference tells what
  /// should have come.
  package let story: [EventKind]

  /// All laws that are broken, with their words: no other may come to them.
  private let broken: Set<String>

  /// The law or expectation as a person reads it.
  package var described: String {
    switch rule {
    case .law(let name, _): "law \(name.rawValue)"
    case .expectation(let text, let found): "expectation \(text): \(found)"
    case .difference(let verdict): "golden: \(event) \(verdict.rawValue)"
    case .budget(let words): "budget exceeded: \(words)"
    case .navigator(let words): "the navigator failed: \(words)"
    case .trap(let words): words
    }
  }

  /// Returns the signature of what a run showed; nil where nothing failed.
  ///
  /// Laws come before expectations, and both before what is merely different.
  package init?(_ seen: Observation, divergence: (EventChange.Verdict, event: String)? = nil) {
    story = seen.story
    broken = Set(seen.violations.map { "\($0.name.rawValue) \($0.shape)" })
    // A request too many is of the script; what else is broken is of the navigator.
    let law = seen.violations.first { $0.name != .unscriptedRequest } ?? seen.violations.first
    if let words = seen.trap {
      rule = .trap(words)
      isAbsence = false
      event = ""
    } else if let words = seen.navigatorFailure {
      rule = .navigator(words)
      isAbsence = false
      event = ""
    } else if let words = seen.budget {
      rule = .budget(words)
      isAbsence = false
      event = ""
    } else if let law {
      rule = .law(law.name, law.shape)
      isAbsence = false
      event = divergence?.event ?? ""
    } else if let first = seen.unmet.first {
      rule = .expectation(first.described, found: first.shape)
      isAbsence = first.isAbsence
      event = divergence?.event ?? first.event
    } else if let divergence {
      rule = .difference(divergence.0)
      isAbsence = divergence.0 == .removed
      event = divergence.event
    } else {
      return nil
    }
  }

  /// Whether another run fails in the same way.
  ///
  /// - Parameter hasReference: whether both were told apart from a run that does not fail.
  func isSame(as other: FailureSignature?, hasReference: Bool) -> Bool {
    guard let other, rule == other.rule, event == other.event, other.broken.isSubset(of: broken)
    else { return false }
    return hasReference || !isAbsence || story == other.story
  }
}
