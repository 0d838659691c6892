import Navigation
import Recording
import ScenarioLanguage

/// What the listeners of a scenario's app do with what they hear; it keeps nobody alive.
struct SessionEars {
  private(set) weak var client: RoutingClient?
  let name: String
  let deeds: [RoutingCall.ListenerSetup.Deed]

  /// Returns a listener that has some of the optional methods; nil for none at all.
  func listener(
    _ methods: RoutingCall.ListenerSetup.Methods
  ) -> (any RouteCalculationListener)? {
    switch methods {
    case .all: HearingAll(ears: self)
    case .successOnly: HearingSuccess(ears: self)
    case .failureOnly: HearingFailure(ears: self)
    case .nonFatalOnly: HearingNonFatal(ears: self)
    case .empty: HearingNothing()
    case .none: nil
    }
  }

  func succeeded(_ session: RouteCalculationSession, _ result: RouteCalculationResult) {
    guard let client else { return }
    client.invariants.heard(.routingSucceeded)
    client.recorder.succeeded(session, result)
    client.laws.told(.routingSucceeded, of: session)
    client.perform(deeds, with: name)
  }

  func failed(_ session: RouteCalculationSession, _ failure: RouteCalculationFailureInfo) {
    guard let client else { return }
    client.invariants.heard(.routingFailed)
    client.recorder.failed(session, failure)
    client.laws.told(.routingFailed, of: session)
    client.perform(deeds, with: name)
  }

  func encountered(_ session: RouteCalculationSession, _ error: RouteCalculationError) {
    guard let client else { return }
    client.invariants.heard(.routingNonFatalError)
    client.recorder.encountered(session, error)
    client.laws.told(.routingNonFatalError, of: session)
  }
}

private final class HearingAll: RouteCalculationListener {
  let ears: SessionEars
  init(ears: SessionEars) { self.ears = ears }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didSucceedWith result: RouteCalculationResult
  ) { ears.succeeded(session, result) }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didFailWith failure: RouteCalculationFailureInfo
  ) { ears.failed(session, failure) }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didEncounterNonFatalError error: RouteCalculationError
  ) { ears.encountered(session, error) }
}

private final class HearingSuccess: RouteCalculationListener {
  let ears: SessionEars
  init(ears: SessionEars) { self.ears = ears }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didSucceedWith result: RouteCalculationResult
  ) { ears.succeeded(session, result) }
}

private final class HearingFailure: RouteCalculationListener {
  let ears: SessionEars
  init(ears: SessionEars) { self.ears = ears }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didFailWith failure: RouteCalculationFailureInfo
  ) { ears.failed(session, failure) }
}

private final class HearingNonFatal: RouteCalculationListener {
  let ears: SessionEars
  init(ears: SessionEars) { self.ears = ears }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didEncounterNonFatalError error: RouteCalculationError
  ) { ears.encountered(session, error) }
}

private final class HearingNothing: RouteCalculationListener {}
