import Navigation
import Recording
import ScenarioLanguage

extension ContextCall {
  func record(by recorder: Recorder) {
    switch self {
    case .start: recorder.record(Event.Action.Start.self)
    case .provideAPIKey(let isAuthorized):
      recorder.record(Event.Action.ProvideAPIKey.self) { $0.authorized = isAuthorized }
    case .showTerms: recorder.record(Event.Action.ShowTerms.self)
    case .showTermsIfNeeded: recorder.record(Event.Action.ShowTermsIfNeeded.self)
    case .answerTerms(let isAccepted):
      recorder.record(Event.Action.AnswerTerms.self) { $0.accepted = isAccepted }
    case .resetTerms: recorder.record(Event.Action.ResetTerms.self)
    case .accessNavigator: recorder.record(Event.Action.AccessNavigator.self)
    case .locationEnabled(let isEnabled):
      recorder.record(Event.Action.LocationEnabled.self) { $0.enabled = isEnabled }
    }
  }
}
