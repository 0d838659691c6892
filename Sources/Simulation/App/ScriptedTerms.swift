import Navigation
import Recording
import ScenarioLanguage

/// The terms dialog of a scenario: it is recorded, and answered by an action.
final class ScriptedTerms: TermsPresenter {
  private let recorder: Recorder
  private var answer: ((Bool) -> Void)?

  init(recorder: Recorder) { self.recorder = recorder }

  func presentTerms(_ dialog: TermsDialog, answer: @escaping (Bool) -> Void) {
    self.answer = answer
    recorder.record(Event.Terms.DialogShown.self) { event in
      event.variant = .init(dialog.variant)
      event.needed = dialog.isNeeded
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
    recorder.record(Event.Terms.Response.self) { $0.accepted = isAccepted }
  }
}
