import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

extension ContextCall {
  func record(by recorder: Recorder) {
    switch self {
    case .start: recorder.record(.start)
    case .provideAPIKey(let isAuthorized):
      recorder.record(.provideAPIKey) { $0.flag("authorized", isAuthorized) }
    case .showTerms: recorder.record(.showTerms)
    case .showTermsIfNeeded: recorder.record(.showTermsIfNeeded)
    case .answerTerms(let isAccepted):
      recorder.record(.answerTerms) { $0.flag("accepted", isAccepted) }
    case .resetTerms: recorder.record(.resetTerms)
    case .accessNavigator: recorder.record(.accessNavigator)
    case .locationEnabled(let isEnabled):
      recorder.record(.locationEnabled) { $0.flag("enabled", isEnabled) }
    }
  }
}
