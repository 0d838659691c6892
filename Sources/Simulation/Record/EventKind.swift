/// Every event that a recording may hold, in the order of the catalogue.
package enum EventKind: UInt8, CaseIterable, Sendable {
  case routingSessionCreated, routingNotStarted, routingNonFatalError, routingSucceeded
  case routingFailed
  case providerRequest, providerResponse, providerParsed, providerParseError
  case providerRequestError, providerTransportError
  case providerCustomCalled, providerCustomAnswered, providerCustomCancelled
  case didUpdateLocation, didChangeGPSQuality, didChangeOnRouteState, didAdvanceStep,
    didPassWaypoint
  case shouldCorrectDeviation, rerouteStarted, rerouteEnded, didLoadAlternateRoutes
  case didChangeRoute
  case didUpdateRemainingTime, didUpdateRemainingDistance, didUpdateRemainingTimeOrDistance
  case didUpdateInstruction, didAnnounce, didVibrate
  case didUpdateSpeedAlert, didUpdateDelayCategory
  case didArrive, guidanceChanged, routeStatus
  case termsDialogShown, termsResponse
  case accessError
  case simulatorStarted, simulatorStopped, simulatorPaused, simulatorResumed
  case navigatorState, sessionState
  case traceRepaired
  case setDestinations, continueToNextDestination, clearDestinations
  case startGuidance, stopGuidance, setThreshold, locationEnabled, probe
  case setAudioGuidance, setSpeedAlertOptions, setFasterRoute, delegateAnswers
  case trafficDelay, clearTraffic
  case simulateAlongExistingRoute, simulateAlongNewRoute, simulateLocation, stopSimulation
  case pauseSimulation, setSimulator
  case start, provideAPIKey, showTerms, showTermsIfNeeded, answerTerms, resetTerms, accessNavigator
  case calculateRoutes, requestRoutes, snapRoute, cancelSession, releaseSession, releaseListener
  case releaseService, navigateAlong

  /// The name as recorded.
  package var name: StaticString {
    switch self {
    case .routingSessionCreated: "routing.sessionCreated"
    case .routingNotStarted: "routing.notStarted"
    case .routingNonFatalError: "routing.nonFatalError"
    case .routingSucceeded: "routing.succeeded"
    case .routingFailed: "routing.failed"
    case .providerRequest: "provider.request"
    case .providerResponse: "provider.response"
    case .providerParsed: "provider.parsed"
    case .providerParseError: "provider.parseError"
    case .providerRequestError: "provider.requestError"
    case .providerTransportError: "provider.transportError"
    case .providerCustomCalled: "provider.customCalled"
    case .providerCustomAnswered: "provider.customAnswered"
    case .providerCustomCancelled: "provider.customCancelled"
    case .didUpdateLocation: "navigator.didUpdateLocation"
    case .didChangeGPSQuality: "navigator.didChangeGPSQuality"
    case .didChangeOnRouteState: "navigator.didChangeOnRouteState"
    case .didAdvanceStep: "navigator.didAdvanceStep"
    case .didPassWaypoint: "navigator.didPassWaypoint"
    case .shouldCorrectDeviation: "navigator.shouldCorrectDeviation"
    case .rerouteStarted: "navigator.rerouteStarted"
    case .rerouteEnded: "navigator.rerouteEnded"
    case .didLoadAlternateRoutes: "navigator.didLoadAlternateRoutes"
    case .didChangeRoute: "navigator.didChangeRoute"
    case .didUpdateRemainingTime: "navigator.didUpdateRemainingTime"
    case .didUpdateRemainingDistance: "navigator.didUpdateRemainingDistance"
    case .didUpdateRemainingTimeOrDistance: "navigator.didUpdateRemainingTimeOrDistance"
    case .didUpdateInstruction: "navigator.didUpdateInstruction"
    case .didAnnounce: "navigator.didAnnounce"
    case .didVibrate: "navigator.didVibrate"
    case .didUpdateSpeedAlert: "navigator.didUpdateSpeedAlert"
    case .didUpdateDelayCategory: "navigator.didUpdateDelayCategory"
    case .didArrive: "navigator.didArrive"
    case .guidanceChanged: "navigator.guidanceChanged"
    case .routeStatus: "navigator.routeStatus"
    case .termsDialogShown: "terms.dialogShown"
    case .termsResponse: "terms.response"
    case .accessError: "navigator.accessError"
    case .simulatorStarted: "simulator.started"
    case .simulatorStopped: "simulator.stopped"
    case .simulatorPaused: "simulator.paused"
    case .simulatorResumed: "simulator.resumed"
    case .navigatorState: "navigatorState"
    case .sessionState: "routing.sessionState"
    case .traceRepaired: "trace.repaired"
    case .setDestinations: "setDestinations"
    case .continueToNextDestination: "continueToNextDestination"
    case .clearDestinations: "clearDestinations"
    case .startGuidance: "startGuidance"
    case .stopGuidance: "stopGuidance"
    case .setThreshold: "setThreshold"
    case .locationEnabled: "locationEnabled"
    case .probe: "probe"
    case .setAudioGuidance: "setAudioGuidance"
    case .setSpeedAlertOptions: "setSpeedAlertOptions"
    case .setFasterRoute: "setFasterRoute"
    case .delegateAnswers: "delegateAnswers"
    case .trafficDelay: "trafficDelay"
    case .clearTraffic: "clearTraffic"
    case .simulateAlongExistingRoute: "simulateAlongExistingRoute"
    case .simulateAlongNewRoute: "simulateAlongNewRoute"
    case .simulateLocation: "simulateLocation"
    case .stopSimulation: "stopSimulation"
    case .pauseSimulation: "pauseSimulation"
    case .setSimulator: "setSimulator"
    case .start: "start"
    case .provideAPIKey: "provideAPIKey"
    case .showTerms: "showTerms"
    case .showTermsIfNeeded: "showTermsIfNeeded"
    case .answerTerms: "answerTerms"
    case .resetTerms: "resetTerms"
    case .accessNavigator: "accessNavigator"
    case .calculateRoutes: "calculateRoutes"
    case .requestRoutes: "requestRoutes"
    case .snapRoute: "snapRoute"
    case .cancelSession: "cancelSession"
    case .releaseSession: "releaseSession"
    case .releaseListener: "releaseListener"
    case .releaseService: "releaseService"
    case .navigateAlong: "navigateAlong"
    }
  }

  /// Where the event comes from.
  package var source: StaticString {
    switch self {
    case .providerRequest, .providerResponse, .providerParsed, .providerParseError,
      .providerRequestError, .providerTransportError, .providerCustomCalled,
      .providerCustomAnswered, .providerCustomCancelled:
      "provider"
    case .routingSessionCreated, .routingNotStarted, .routingNonFatalError, .routingSucceeded,
      .routingFailed:
      "routing"
    case .termsDialogShown, .termsResponse: "terms"
    case .navigatorState, .sessionState: "probe"
    case .simulatorStarted, .simulatorStopped, .simulatorPaused, .simulatorResumed: "simulator"
    case .traceRepaired: "trace"
    case .setDestinations, .continueToNextDestination, .clearDestinations, .startGuidance,
      .stopGuidance, .setThreshold, .locationEnabled, .probe, .setAudioGuidance,
      .setSpeedAlertOptions, .setFasterRoute, .delegateAnswers, .trafficDelay, .clearTraffic,
      .simulateAlongExistingRoute, .simulateAlongNewRoute, .simulateLocation, .stopSimulation,
      .pauseSimulation, .setSimulator, .start, .provideAPIKey, .showTerms, .showTermsIfNeeded,
      .answerTerms, .resetTerms, .accessNavigator, .calculateRoutes, .requestRoutes, .snapRoute,
      .cancelSession, .releaseSession, .releaseListener, .releaseService, .navigateAlong:
      "action"
    default: "navigator"
    }
  }

  /// The name as text.
  package var text: String { name.description }

  /// Returns the kind of a name.
  package init?(named name: String) {
    guard let kind = Self.allCases.first(where: { $0.text == name }) else { return nil }
    self = kind
  }
}
