import Navigation

/// Answers the terms dialog: each time with the next answer, at once; without one when it is told to.
final class ScriptedTerms: TermsPresenter {
  var answers: [Bool]
  private(set) var shown: [TermsDialog] = []
  private(set) var waiting: ((Bool) -> Void)?

  init(answers: [Bool] = []) { self.answers = answers }

  func presentTerms(_ dialog: TermsDialog, answer: @escaping (Bool) -> Void) {
    shown.append(dialog)
    if answers.isEmpty { waiting = answer } else { answer(answers.removeFirst()) }
  }

  /// Answers the dialog that waits.
  func answer(_ isAccepted: Bool) { waiting?(isAccepted) }
}
