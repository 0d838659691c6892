package import ScenarioLanguage
import Simulation

/// A case that broke a law, or never ended.
package struct FuzzFinding: Hashable, Sendable {
  /// What went wrong.
  package enum Fault: Hashable, Sendable {
    /// A law was broken, in words.
    case law(Law, String)
    /// The navigator failed, in words.
    case navigator(String)
    /// Two runs of it differ.
    case nondeterminism
    /// The harness threw where it should not.
    case harness(String)
    /// The program trapped, in words.
    case trap(String)
  }

  /// Which of the scenarios it is.
  package let subject: Int
  /// The numbers that the change was made of.
  package let trail: FuzzTrail
  /// What went wrong.
  package let fault: Fault
  /// Whether the changed drive asks for more than its script answers, which is no fault.
  package var exceedsScript = false

  /// The code of the failure's signature; nil where no law is broken.
  package var signature: String?

  /// Creates a finding of a case.
  package init(subject: Int, trail: FuzzTrail, fault: Fault) {
    self.subject = subject
    self.trail = trail
    self.fault = fault
  }

  /// What went wrong, in words.
  package var described: String {
    switch fault {
    case .law(_, let words): words
    case .navigator(let words): "the navigator failed: \(words)"
    case .nondeterminism: "two runs differ"
    case .harness(let words): "fault of the harness: \(words)"
    case .trap(let words): words
    }
  }

  /// What it has in common with others of its kind.
  package var kind: String {
    switch fault {
    case .law(let name, _): name.rawValue
    case .navigator: "navigator"
    case .nondeterminism: "nondeterminism"
    case .harness: "harness"
    case .trap: "trap"
    }
  }
}
