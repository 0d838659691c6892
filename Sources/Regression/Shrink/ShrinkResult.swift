import CanonicalJSON
import ScenarioLanguage
import Simulation

/// What became of a scenario that was made smaller.
package struct ShrinkResult: Sendable {
  /// How large a scenario is.
  package struct Size: Hashable, Sendable {
    package var fixes = 0
    package var faults = 0
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

  package let signature: FailureSignature
  package let state: ShrinkState
  package let before: Size
  package let after: Size
  /// How many runs it took.
  package let runCount: Int
  /// Whether nothing more can be left out; false where the limits came first.
  package let isComplete: Bool
  package let isInterrupted: Bool
}
