import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// The terms dialog of a scenario: it is recorded, and answered by an action.
final class ScriptedTerms: TermsPresenter {
  private let recorder: Recorder
  private let invariants: InvariantChecker
  private var answer: ((Bool) -> Void)?

  init(recorder: Recorder, invariants: InvariantChecker) {
    self.recorder = recorder
    self.invariants = invariants
  }

  func presentTerms(_ dialog: TermsDialog, answer: @escaping (Bool) -> Void) {
    self.answer = answer
    invariants.heard(.termsDialogShown)
    recorder.record(.termsDialogShown) { writer in
      writer.text("variant", dialog.variant.rawValue)
      writer.flag("needed", dialog.isNeeded)
    }
  }

  /// Answers the dialog that is open; without one nothing happens.
  func answer(_ isAccepted: Bool) {
    let waiting = answer
    answer = nil
    waiting?(isAccepted)
  }

  /// Records what the app is told.
  func responded(_ isAccepted: Bool) {
    invariants.heard(.termsResponse)
    recorder.record(.termsResponse) { $0.flag("accepted", isAccepted) }
  }
}
