import CanonicalJSON
import ScenarioLanguage
import Simulation

/// What became of a scenario that was made smaller.
package struct ShrinkResult: Sendable {
  /// How large a scenario is.
  package struct Size: Hashable, Sendable {
    /// The number of fixes.
    package var fixes = 0
    /// The number of faults.
    package var faults = 0
    /// The number of actions.
    package var actions = 0
    /// Of the text, with its fixes as points.
    package var bytes = 0

    /// Measures a scenario.
    init(of state: ShrinkState, _ trial: ShrinkTrial) throws {
      faults = state.count(of: "faults")
      actions = state.count(of: "actions")
      bytes = state.whole.text.count
      fixes =
        state.isInline
        ? state.fixes.count : try DraftTrace(of: trial.scenario(of: state))?.fixes.count ?? 0
    }
  }

  /// How it fails.
  package let signature: FailureSignature
  /// The smallest that fails so.
  package let state: ShrinkState
  /// How large it was.
  package let before: Size
  /// How large it is.
  package let after: Size
  /// How many runs it took.
  package let runCount: Int
  /// Whether nothing more can be left out; false where the limits came first.
  package let isComplete: Bool
  /// Whether it was stopped before nothing more could be left out.
  package let isInterrupted: Bool
}

/// Why a scenario cannot be made smaller.
package enum ShrinkError: Error, Hashable, Sendable {
  /// It passes.
  case notFailing(String)
  /// What should not fail, fails as well.
  case referenceFails(String)
  /// Two runs of it differ.
  case flaky(NondeterminismFinding?)
}
