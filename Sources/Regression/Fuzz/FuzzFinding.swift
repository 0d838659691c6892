package import ScenarioLanguage
import Simulation

/// A case that broke a law, or never ended.
package struct FuzzFinding: Hashable, Sendable {
  /// What went wrong.
  package enum Fault: Hashable, Sendable {
    /// A law was broken, in words.
    case invariant(InvariantName, String)
    /// Two runs of it differ.
    case nondeterminism
    /// The harness threw where it should not.
    case harness(String)
  }

  /// Which of the scenarios it is.
  package let subject: Int
  /// The number that the change was made of.
  package let seed: UInt64
  package let fault: Fault
  /// Whether the changed drive asks for more than its script answers, which is no fault.
  package var exceedsScript = false

  package init(subject: Int, seed: UInt64, fault: Fault) {
    self.subject = subject
    self.seed = seed
    self.fault = fault
  }

  package var described: String {
    switch fault {
    case .invariant(_, let words): words
    case .nondeterminism: "two runs differ"
    case .harness(let words): "fault of the harness: \(words)"
    }
  }

  /// What it has in common with others of its kind.
  package var kind: String {
    switch fault {
    case .invariant(let name, _): name.rawValue
    case .nondeterminism: "nondeterminism"
    case .harness: "harness"
    }
  }
}
