import Navigation
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: ContextCall) {
    switch call {
    case .start: context.start()
    case .provideAPIKey(let isAuthorized):
      context.provideAPIKey(isAuthorized ? ScenarioKeys.valid : ScenarioKeys.unauthorized)
    case .showTerms: context.showTermsDialog { [terms] in terms.responded($0) }
    case .showTermsIfNeeded: context.showTermsDialogIfNeeded { [terms] in terms.responded($0) }
    case .answerTerms(let isAccepted): terms.answer(isAccepted)
    case .resetTerms: context.resetTermsAcceptance()
    case .accessNavigator: accessNavigator()
    case .locationEnabled(let isEnabled): context.isLocationEnabled = isEnabled
    }
  }

  /// Makes everything so as it is when the scenario begins.
  func setUp(_ setup: ContextSetup) {
    if setup.isStarted { context.start() }
    switch setup.key {
    case .none: break
    case .valid: context.provideAPIKey(ScenarioKeys.valid)
    case .unauthorized: context.provideAPIKey(ScenarioKeys.unauthorized)
    }
    context.isLocationEnabled = setup.isLocationEnabled
  }
}
