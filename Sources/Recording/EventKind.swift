/// Every event that a recording may hold, in the order of the catalogue.
package enum EventKind: UInt16, CaseIterable, Sendable {
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
  case navigatorState, sessionState, overlayState, overlaysState, mapSnapshot, mapProjection,
    searchState, indoorState, panoramaState
  case mapControlStarted, mapControlStopped, mapCameraModeChanged, mapWillMove, mapDidChangeCamera,
    mapIdle, mapEffectiveTypeChanged, mapTileRenderingStarted, mapTileRenderingFinished,
    mapSnapshotReady, mapRendererStarted, mapRendererStopped, mapDidTapMyLocationButton,
    mapDidTapRecenterButton, mapError
  case uiDidChangeMode, uiSettingsChanged, uiTrafficPromptShown, uiIncidentCardShown
  case mapOverlayAdded, mapOverlayRemoved, mapOverlayChanged, mapOverlayRefused, mapCleared,
    mapDidTapCoordinate,
    mapDidLongPress, mapDidTapMarker, mapMarkerInfoWindow, mapMarkerInfoContents,
    mapDidCloseInfoWindow, mapDidTapInfoWindow, mapDidLongPressInfoWindow, mapDidTapOverlay,
    mapDidTapPOI, mapDidBeginDrag, mapDidDrag, mapDidEndDrag
  case indoorDidChangeActiveBuilding, indoorDidChangeActiveLevel
  case tileRequested, tileReceived
  case panoramaWillMove, panoramaDidMove, panoramaDidMoveNear, panoramaErrorNear, panoramaErrorID,
    panoramaMetadata, panoramaDidMoveCamera, panoramaDidTap, panoramaDidTapMarker,
    panoramaRenderingStarted, panoramaRenderingFinished
  case geocoderCompleted
  case searchResults, searchError, searchMapChanged, searchSelection, searchUi
  case fleetServiceState, fleetDidReceiveMessage, fleetSend, fleetDidAcknowledge, fleetEtaUpdate,
    fleetJobState, fleetMessageDropped, fleetPollFailed, fleetState
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
  case fleetSetUp, fleetStart, fleetStop, fleetPoll, fleetSendEvent
  case controlMap, stopControllingMap, follow, overview, setCamera, moveCamera, animateCamera,
    setMap,
    setUI, gesture, tapMyLocationButton, tapRecenterButton, tapIncident, startRendering,
    stopRendering
  case openMap, searchTowns, searchStreets, searchHouseNumbers, searchCrossings,
    searchPointsOfInterest, searchPostcodes, geocode, reverseGeocode, geocoderReverse,
    resetSearchModel, selectCountry, beginEntry, type, choose, cancelEntry, navigateToSelection
  case addOverlay, changeOverlay, removeOverlay, copyOverlay, clearMap, tap, longPress
  case tapInfoWindow, longPressInfoWindow, selectMarker, drag, mapDelegateAnswers
  case focusBuilding, selectLevel, addTileLayer, changeTileLayer, removeTileLayer, requestTiles
  case clearTileCache, requestPanorama, openPanorama, closePanorama, movePanorama, setPanorama
  case showInPanorama, setPanoramaGestures, setPanoramaCamera, updatePanoramaCamera, tapPanorama
  case dragPanorama, pinchPanorama

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
    case .searchState: "searchState"
    case .overlayState: "overlayState"
    case .overlaysState: "overlaysState"
    case .mapSnapshot: "mapSnapshot"
    case .mapProjection: "mapProjection"
    case .indoorState: "indoorState"
    case .panoramaState: "panoramaState"
    case .mapControlStarted: "map.controlStarted"
    case .mapControlStopped: "map.controlStopped"
    case .mapCameraModeChanged: "map.cameraModeChanged"
    case .mapWillMove: "map.willMove"
    case .mapDidChangeCamera: "map.didChangeCamera"
    case .mapIdle: "map.idle"
    case .mapEffectiveTypeChanged: "map.effectiveTypeChanged"
    case .mapTileRenderingStarted: "map.tileRenderingStarted"
    case .mapTileRenderingFinished: "map.tileRenderingFinished"
    case .mapSnapshotReady: "map.snapshotReady"
    case .mapRendererStarted: "map.rendererStarted"
    case .mapRendererStopped: "map.rendererStopped"
    case .mapDidTapMyLocationButton: "map.didTapMyLocationButton"
    case .mapDidTapRecenterButton: "map.didTapRecenterButton"
    case .mapError: "map.error"
    case .uiDidChangeMode: "ui.didChangeMode"
    case .uiSettingsChanged: "ui.settingsChanged"
    case .uiTrafficPromptShown: "ui.trafficPromptShown"
    case .uiIncidentCardShown: "ui.incidentCardShown"
    case .mapOverlayAdded: "map.overlayAdded"
    case .mapOverlayRemoved: "map.overlayRemoved"
    case .mapOverlayChanged: "map.overlayChanged"
    case .mapOverlayRefused: "map.overlayRefused"
    case .mapCleared: "map.cleared"
    case .mapDidTapCoordinate: "map.didTapCoordinate"
    case .mapDidLongPress: "map.didLongPress"
    case .mapDidTapMarker: "map.didTapMarker"
    case .mapMarkerInfoWindow: "map.markerInfoWindow"
    case .mapMarkerInfoContents: "map.markerInfoContents"
    case .mapDidCloseInfoWindow: "map.didCloseInfoWindow"
    case .mapDidTapInfoWindow: "map.didTapInfoWindow"
    case .mapDidLongPressInfoWindow: "map.didLongPressInfoWindow"
    case .mapDidTapOverlay: "map.didTapOverlay"
    case .mapDidTapPOI: "map.didTapPOI"
    case .mapDidBeginDrag: "map.didBeginDrag"
    case .mapDidDrag: "map.didDrag"
    case .mapDidEndDrag: "map.didEndDrag"
    case .indoorDidChangeActiveBuilding: "indoor.didChangeActiveBuilding"
    case .indoorDidChangeActiveLevel: "indoor.didChangeActiveLevel"
    case .tileRequested: "tile.requested"
    case .tileReceived: "tile.received"
    case .panoramaWillMove: "panorama.willMove"
    case .panoramaDidMove: "panorama.didMove"
    case .panoramaDidMoveNear: "panorama.didMoveNear"
    case .panoramaErrorNear: "panorama.errorNear"
    case .panoramaErrorID: "panorama.errorID"
    case .panoramaMetadata: "panorama.metadata"
    case .panoramaDidMoveCamera: "panorama.didMoveCamera"
    case .panoramaDidTap: "panorama.didTap"
    case .panoramaDidTapMarker: "panorama.didTapMarker"
    case .panoramaRenderingStarted: "panorama.renderingStarted"
    case .panoramaRenderingFinished: "panorama.renderingFinished"
    case .geocoderCompleted: "geocoder.completed"
    case .searchResults: "search.results"
    case .searchError: "search.error"
    case .searchMapChanged: "search.mapChanged"
    case .searchSelection: "search.selection"
    case .searchUi: "search.ui"
    case .fleetServiceState: "fleet.serviceState"
    case .fleetDidReceiveMessage: "fleet.didReceiveMessage"
    case .fleetSend: "fleet.send"
    case .fleetDidAcknowledge: "fleet.didAcknowledge"
    case .fleetEtaUpdate: "fleet.etaUpdate"
    case .fleetJobState: "fleet.jobState"
    case .fleetMessageDropped: "fleet.messageDropped"
    case .fleetPollFailed: "fleet.pollFailed"
    case .fleetState: "fleetState"
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
    case .fleetSetUp: "fleetSetUp"
    case .fleetStart: "fleetStart"
    case .fleetStop: "fleetStop"
    case .fleetPoll: "fleetPoll"
    case .fleetSendEvent: "fleetSend"
    case .controlMap: "controlMap"
    case .stopControllingMap: "stopControllingMap"
    case .follow: "follow"
    case .overview: "overview"
    case .setCamera: "setCamera"
    case .moveCamera: "moveCamera"
    case .animateCamera: "animateCamera"
    case .setMap: "setMap"
    case .setUI: "setUI"
    case .gesture: "gesture"
    case .tapMyLocationButton: "tapMyLocationButton"
    case .tapRecenterButton: "tapRecenterButton"
    case .tapIncident: "tapIncident"
    case .startRendering: "startRendering"
    case .stopRendering: "stopRendering"
    case .openMap: "openMap"
    case .searchTowns: "searchTowns"
    case .searchStreets: "searchStreets"
    case .searchHouseNumbers: "searchHouseNumbers"
    case .searchCrossings: "searchCrossings"
    case .searchPointsOfInterest: "searchPointsOfInterest"
    case .searchPostcodes: "searchPostcodes"
    case .geocode: "geocode"
    case .reverseGeocode: "reverseGeocode"
    case .geocoderReverse: "geocoderReverse"
    case .resetSearchModel: "resetSearchModel"
    case .selectCountry: "selectCountry"
    case .beginEntry: "beginEntry"
    case .type: "type"
    case .choose: "choose"
    case .cancelEntry: "cancelEntry"
    case .navigateToSelection: "navigateToSelection"
    case .addOverlay: "addOverlay"
    case .changeOverlay: "changeOverlay"
    case .removeOverlay: "removeOverlay"
    case .copyOverlay: "copyOverlay"
    case .clearMap: "clearMap"
    case .tap: "tap"
    case .longPress: "longPress"
    case .tapInfoWindow: "tapInfoWindow"
    case .longPressInfoWindow: "longPressInfoWindow"
    case .selectMarker: "selectMarker"
    case .drag: "drag"
    case .mapDelegateAnswers: "mapDelegateAnswers"
    case .focusBuilding: "focusBuilding"
    case .selectLevel: "selectLevel"
    case .addTileLayer: "addTileLayer"
    case .changeTileLayer: "changeTileLayer"
    case .removeTileLayer: "removeTileLayer"
    case .requestTiles: "requestTiles"
    case .clearTileCache: "clearTileCache"
    case .requestPanorama: "requestPanorama"
    case .openPanorama: "openPanorama"
    case .closePanorama: "closePanorama"
    case .movePanorama: "movePanorama"
    case .setPanorama: "setPanorama"
    case .showInPanorama: "showInPanorama"
    case .setPanoramaGestures: "setPanoramaGestures"
    case .setPanoramaCamera: "setPanoramaCamera"
    case .updatePanoramaCamera: "updatePanoramaCamera"
    case .tapPanorama: "tapPanorama"
    case .dragPanorama: "dragPanorama"
    case .pinchPanorama: "pinchPanorama"
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
    case .navigatorState, .sessionState, .fleetState, .searchState, .overlayState, .overlaysState,
      .mapSnapshot, .mapProjection, .indoorState, .panoramaState:
      "probe"
    case .simulatorStarted, .simulatorStopped, .simulatorPaused, .simulatorResumed: "simulator"
    case .mapControlStarted, .mapControlStopped, .mapCameraModeChanged, .mapWillMove,
      .mapDidChangeCamera, .mapIdle, .mapEffectiveTypeChanged, .mapTileRenderingStarted,
      .mapTileRenderingFinished, .mapSnapshotReady, .mapRendererStarted, .mapRendererStopped,
      .mapDidTapMyLocationButton, .mapDidTapRecenterButton, .mapError:
      "map"
    case .uiDidChangeMode, .uiSettingsChanged, .uiTrafficPromptShown, .uiIncidentCardShown:
      "ui"
    case .mapOverlayAdded, .mapOverlayRemoved, .mapOverlayChanged, .mapOverlayRefused, .mapCleared,
      .mapDidTapCoordinate, .mapDidLongPress, .mapDidTapMarker, .mapMarkerInfoWindow,
      .mapMarkerInfoContents, .mapDidCloseInfoWindow, .mapDidTapInfoWindow,
      .mapDidLongPressInfoWindow, .mapDidTapOverlay, .mapDidTapPOI, .mapDidBeginDrag, .mapDidDrag,
      .mapDidEndDrag:
      "map"
    case .indoorDidChangeActiveBuilding, .indoorDidChangeActiveLevel:
      "indoor"
    case .tileRequested, .tileReceived:
      "tile"
    case .panoramaWillMove, .panoramaDidMove, .panoramaDidMoveNear, .panoramaErrorNear,
      .panoramaErrorID, .panoramaMetadata, .panoramaDidMoveCamera, .panoramaDidTap,
      .panoramaDidTapMarker, .panoramaRenderingStarted, .panoramaRenderingFinished:
      "panorama"
    case .geocoderCompleted:
      "geocoder"
    case .searchResults, .searchError, .searchMapChanged, .searchSelection, .searchUi:
      "search"
    case .fleetServiceState, .fleetDidReceiveMessage, .fleetSend, .fleetDidAcknowledge,
      .fleetEtaUpdate, .fleetJobState, .fleetMessageDropped, .fleetPollFailed:
      "fleet"
    case .traceRepaired: "trace"
    case .setDestinations, .continueToNextDestination, .clearDestinations, .startGuidance,
      .stopGuidance, .setThreshold, .locationEnabled, .probe, .setAudioGuidance,
      .setSpeedAlertOptions, .setFasterRoute, .delegateAnswers, .trafficDelay, .clearTraffic,
      .simulateAlongExistingRoute, .simulateAlongNewRoute, .simulateLocation, .stopSimulation,
      .pauseSimulation, .setSimulator, .start, .provideAPIKey, .showTerms, .showTermsIfNeeded,
      .answerTerms, .resetTerms, .accessNavigator, .calculateRoutes, .requestRoutes, .snapRoute,
      .cancelSession, .releaseSession, .releaseListener, .releaseService, .navigateAlong,
      .fleetSetUp, .fleetStart, .fleetStop, .fleetPoll, .fleetSendEvent,
      .controlMap, .stopControllingMap, .follow, .overview, .setCamera, .moveCamera, .animateCamera,
      .setMap, .setUI, .gesture, .tapMyLocationButton, .tapRecenterButton, .tapIncident,
      .startRendering, .stopRendering,
      .openMap, .searchTowns, .searchStreets, .searchHouseNumbers, .searchCrossings,
      .searchPointsOfInterest, .searchPostcodes, .geocode, .reverseGeocode, .geocoderReverse,
      .resetSearchModel, .selectCountry, .beginEntry, .type, .choose, .cancelEntry,
      .navigateToSelection,
      .addOverlay, .changeOverlay, .removeOverlay, .copyOverlay, .clearMap, .tap, .longPress,
      .tapInfoWindow, .longPressInfoWindow, .selectMarker, .drag, .mapDelegateAnswers,
      .focusBuilding,
      .selectLevel, .addTileLayer, .changeTileLayer, .removeTileLayer,
      .requestTiles, .clearTileCache, .requestPanorama, .openPanorama, .closePanorama,
      .movePanorama, .setPanorama, .showInPanorama, .setPanoramaGestures, .setPanoramaCamera,
      .updatePanoramaCamera, .tapPanorama, .dragPanorama, .pinchPanorama:
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
