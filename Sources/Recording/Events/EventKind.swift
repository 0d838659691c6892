/// Every event that a recording may hold, in the order of the catalogue.
public enum EventKind: UInt16, CaseIterable, Sendable {
  case routingSessionCreated, routingNotStarted, routingNonFatalError, routingSucceeded,
    routingFailed
  case providerRequest, providerResponse, providerParsed, providerParseError, providerRequestError,
    providerTransportError, providerCustomCalled, providerCustomAnswered, providerCustomCancelled
  case didUpdateLocation, didChangeGPSQuality, didChangeOnRouteState, didAdvanceStep,
    didPassWaypoint, shouldCorrectDeviation, rerouteStarted, rerouteEnded, didLoadAlternateRoutes,
    didChangeRoute, didUpdateRemainingTime, didUpdateRemainingDistance,
    didUpdateRemainingTimeOrDistance, didUpdateInstruction, didAnnounce, didVibrate,
    didUpdateSpeedAlert, didUpdateDelayCategory, didArrive, guidanceChanged, routeStatus
  case termsDialogShown, termsResponse
  case accessError
  case simulatorStarted, simulatorStopped, simulatorPaused, simulatorResumed
  case navigatorState, sessionState, overlayState, overlaysState, mapSnapshot, mapProjection,
    searchState, indoorState, panoramaState
  case mapControlStarted, mapControlStopped, mapCameraModeChanged, mapWillMove, mapDidChangeCamera,
    mapIdle, mapEffectiveTypeChanged, mapTileRenderingStarted, mapTileRenderingFinished,
    mapSnapshotReady, mapRendererStarted, mapRendererStopped, mapDidTapMyLocationButton,
    mapDidTapRecenterButton, mapGesturePassedOn, mapError
  case uiDidChangeMode, uiSettingsChanged, uiTrafficPromptShown, uiIncidentCardShown
  case mapOverlayAdded, mapOverlayRemoved, mapOverlayChanged, mapOverlayRefused, mapCleared,
    mapDidTapCoordinate, mapDidLongPress, mapDidTapMarker, mapMarkerInfoWindow,
    mapMarkerInfoContents, mapDidCloseInfoWindow, mapDidTapInfoWindow, mapDidLongPressInfoWindow,
    mapDidTapOverlay, mapDidTapPOI, mapDidBeginDrag, mapDidDrag, mapDidEndDrag
  case indoorDidChangeActiveBuilding, indoorDidChangeActiveLevel
  case tileRequested, tileReceived
  case panoramaWillMove, panoramaDidMove, panoramaDidMoveNear, panoramaErrorNear, panoramaErrorID,
    panoramaMetadata, panoramaDidMoveCamera, panoramaDidTap, panoramaDidTapMarker,
    panoramaRenderingStarted, panoramaRenderingFinished
  case geocoderCompleted
  case searchResults, searchError, searchMapChanged, searchSelection, searchUi
  case fleetServiceState, fleetDidReceiveMessage, fleetSend, fleetDidAcknowledge, fleetEtaUpdate,
    fleetJobState, fleetMessageDropped, fleetPollFailed
  case fleetState
  case traceRepaired
  case setDestinations, continueToNextDestination, clearDestinations, startGuidance, stopGuidance,
    setThreshold, locationEnabled, probe, setAudioGuidance, setSpeedAlertOptions, setFasterRoute,
    delegateAnswers, trafficDelay, clearTraffic, simulateAlongExistingRoute, simulateAlongNewRoute,
    simulateLocation, stopSimulation, pauseSimulation, setSimulator, start, provideAPIKey,
    showTerms, showTermsIfNeeded, answerTerms, resetTerms, accessNavigator, calculateRoutes,
    requestRoutes, snapRoute, cancelSession, releaseSession, releaseListener, releaseService,
    navigateAlong, fleetSetUp, fleetStart, fleetStop, fleetPoll, fleetSendEvent, controlMap,
    stopControllingMap, follow, overview, setCamera, moveCamera, animateCamera, setMap, setUI,
    gesture, tapMyLocationButton, tapRecenterButton, tapIncident, startRendering, stopRendering,
    openMap, searchTowns, searchStreets, searchHouseNumbers, searchCrossings,
    searchPointsOfInterest, searchPostcodes, geocode, reverseGeocode, geocoderReverse,
    resetSearchModel, selectCountry, beginEntry, type, choose, cancelEntry, navigateToSelection,
    addOverlay, changeOverlay, removeOverlay, copyOverlay, clearMap, tap, longPress, tapInfoWindow,
    longPressInfoWindow, selectMarker, drag, mapDelegateAnswers, focusBuilding, selectLevel,
    addTileLayer, changeTileLayer, removeTileLayer, requestTiles, clearTileCache, requestPanorama,
    openPanorama, closePanorama, movePanorama, setPanorama, showInPanorama, setPanoramaGestures,
    setPanoramaCamera, updatePanoramaCamera, tapPanorama, dragPanorama, pinchPanorama
  /// An event of a navigator's own, outside of the catalogue; its name begins with `x.`.
  case other

  /// The name as recorded, and what declares the members.
  var entry: (name: StaticString, payload: any EventPayload.Type) {
    switch self {
    case .routingSessionCreated: ("routing.sessionCreated", Event.Routing.SessionCreated.self)
    case .routingNotStarted: ("routing.notStarted", Event.Routing.NotStarted.self)
    case .routingNonFatalError: ("routing.nonFatalError", Event.Routing.NonFatalError.self)
    case .routingSucceeded: ("routing.succeeded", Event.Routing.Succeeded.self)
    case .routingFailed: ("routing.failed", Event.Routing.Failed.self)
    case .providerRequest: ("provider.request", Event.Provider.Request.self)
    case .providerResponse: ("provider.response", Event.Provider.Response.self)
    case .providerParsed: ("provider.parsed", Event.Provider.Parsed.self)
    case .providerParseError: ("provider.parseError", Event.Provider.ParseError.self)
    case .providerRequestError: ("provider.requestError", Event.Provider.RequestError.self)
    case .providerTransportError: ("provider.transportError", Event.Provider.TransportError.self)
    case .providerCustomCalled: ("provider.customCalled", Event.Provider.CustomCalled.self)
    case .providerCustomAnswered: ("provider.customAnswered", Event.Provider.CustomAnswered.self)
    case .providerCustomCancelled: ("provider.customCancelled", Event.Provider.CustomCancelled.self)
    case .didUpdateLocation: ("navigator.didUpdateLocation", Event.Navigator.DidUpdateLocation.self)
    case .didChangeGPSQuality:
      ("navigator.didChangeGPSQuality", Event.Navigator.DidChangeGPSQuality.self)
    case .didChangeOnRouteState:
      ("navigator.didChangeOnRouteState", Event.Navigator.DidChangeOnRouteState.self)
    case .didAdvanceStep: ("navigator.didAdvanceStep", Event.Navigator.DidAdvanceStep.self)
    case .didPassWaypoint: ("navigator.didPassWaypoint", Event.Navigator.DidPassWaypoint.self)
    case .shouldCorrectDeviation:
      ("navigator.shouldCorrectDeviation", Event.Navigator.ShouldCorrectDeviation.self)
    case .rerouteStarted: ("navigator.rerouteStarted", Event.Navigator.RerouteStarted.self)
    case .rerouteEnded: ("navigator.rerouteEnded", Event.Navigator.RerouteEnded.self)
    case .didLoadAlternateRoutes:
      ("navigator.didLoadAlternateRoutes", Event.Navigator.DidLoadAlternateRoutes.self)
    case .didChangeRoute: ("navigator.didChangeRoute", Event.Navigator.DidChangeRoute.self)
    case .didUpdateRemainingTime:
      ("navigator.didUpdateRemainingTime", Event.Navigator.DidUpdateRemainingTime.self)
    case .didUpdateRemainingDistance:
      ("navigator.didUpdateRemainingDistance", Event.Navigator.DidUpdateRemainingDistance.self)
    case .didUpdateRemainingTimeOrDistance:
      (
        "navigator.didUpdateRemainingTimeOrDistance",
        Event.Navigator.DidUpdateRemainingTimeOrDistance.self
      )
    case .didUpdateInstruction:
      ("navigator.didUpdateInstruction", Event.Navigator.DidUpdateInstruction.self)
    case .didAnnounce: ("navigator.didAnnounce", Event.Navigator.DidAnnounce.self)
    case .didVibrate: ("navigator.didVibrate", Event.Navigator.DidVibrate.self)
    case .didUpdateSpeedAlert:
      ("navigator.didUpdateSpeedAlert", Event.Navigator.DidUpdateSpeedAlert.self)
    case .didUpdateDelayCategory:
      ("navigator.didUpdateDelayCategory", Event.Navigator.DidUpdateDelayCategory.self)
    case .didArrive: ("navigator.didArrive", Event.Navigator.DidArrive.self)
    case .guidanceChanged: ("navigator.guidanceChanged", Event.Navigator.GuidanceChanged.self)
    case .routeStatus: ("navigator.routeStatus", Event.Navigator.RouteStatusTold.self)
    case .termsDialogShown: ("terms.dialogShown", Event.Terms.DialogShown.self)
    case .termsResponse: ("terms.response", Event.Terms.Response.self)
    case .accessError: ("navigator.accessError", Event.Navigator.AccessError.self)
    case .simulatorStarted: ("simulator.started", Event.Simulator.Started.self)
    case .simulatorStopped: ("simulator.stopped", Event.Simulator.Stopped.self)
    case .simulatorPaused: ("simulator.paused", Event.Simulator.Paused.self)
    case .simulatorResumed: ("simulator.resumed", Event.Simulator.Resumed.self)
    case .navigatorState: ("navigatorState", Event.Probe.NavigatorState.self)
    case .sessionState: ("routing.sessionState", Event.Probe.SessionState.self)
    case .overlayState: ("overlayState", Event.Probe.OverlayState.self)
    case .overlaysState: ("overlaysState", Event.Probe.OverlaysState.self)
    case .mapSnapshot: ("mapSnapshot", Event.Probe.MapSnapshot.self)
    case .mapProjection: ("mapProjection", Event.Probe.MapProjection.self)
    case .searchState: ("searchState", Event.Probe.SearchState.self)
    case .indoorState: ("indoorState", Event.Probe.IndoorState.self)
    case .panoramaState: ("panoramaState", Event.Probe.PanoramaState.self)
    case .mapControlStarted: ("map.controlStarted", Event.Map.ControlStarted.self)
    case .mapControlStopped: ("map.controlStopped", Event.Map.ControlStopped.self)
    case .mapCameraModeChanged: ("map.cameraModeChanged", Event.Map.CameraModeChanged.self)
    case .mapWillMove: ("map.willMove", Event.Map.WillMove.self)
    case .mapDidChangeCamera: ("map.didChangeCamera", Event.Map.DidChangeCamera.self)
    case .mapIdle: ("map.idle", Event.Map.Idle.self)
    case .mapEffectiveTypeChanged: ("map.effectiveTypeChanged", Event.Map.EffectiveTypeChanged.self)
    case .mapTileRenderingStarted: ("map.tileRenderingStarted", Event.Map.TileRenderingStarted.self)
    case .mapTileRenderingFinished:
      ("map.tileRenderingFinished", Event.Map.TileRenderingFinished.self)
    case .mapSnapshotReady: ("map.snapshotReady", Event.Map.SnapshotReady.self)
    case .mapRendererStarted: ("map.rendererStarted", Event.Map.RendererStarted.self)
    case .mapRendererStopped: ("map.rendererStopped", Event.Map.RendererStopped.self)
    case .mapDidTapMyLocationButton:
      ("map.didTapMyLocationButton", Event.Map.DidTapMyLocationButton.self)
    case .mapDidTapRecenterButton: ("map.didTapRecenterButton", Event.Map.DidTapRecenterButton.self)
    case .mapGesturePassedOn: ("map.gesturePassedOn", Event.Map.GesturePassedOn.self)
    case .mapError: ("map.error", Event.Map.Refused.self)
    case .uiDidChangeMode: ("ui.didChangeMode", Event.UI.DidChangeMode.self)
    case .uiSettingsChanged: ("ui.settingsChanged", Event.UI.SettingsChanged.self)
    case .uiTrafficPromptShown: ("ui.trafficPromptShown", Event.UI.TrafficPromptShown.self)
    case .uiIncidentCardShown: ("ui.incidentCardShown", Event.UI.IncidentCardShown.self)
    case .mapOverlayAdded: ("map.overlayAdded", Event.Map.OverlayAdded.self)
    case .mapOverlayRemoved: ("map.overlayRemoved", Event.Map.OverlayRemoved.self)
    case .mapOverlayChanged: ("map.overlayChanged", Event.Map.OverlayChanged.self)
    case .mapOverlayRefused: ("map.overlayRefused", Event.Map.OverlayRefused.self)
    case .mapCleared: ("map.cleared", Event.Map.Cleared.self)
    case .mapDidTapCoordinate: ("map.didTapCoordinate", Event.Map.DidTapCoordinate.self)
    case .mapDidLongPress: ("map.didLongPress", Event.Map.DidLongPress.self)
    case .mapDidTapMarker: ("map.didTapMarker", Event.Map.DidTapMarker.self)
    case .mapMarkerInfoWindow: ("map.markerInfoWindow", Event.Map.MarkerInfoWindow.self)
    case .mapMarkerInfoContents: ("map.markerInfoContents", Event.Map.MarkerInfoContents.self)
    case .mapDidCloseInfoWindow: ("map.didCloseInfoWindow", Event.Map.DidCloseInfoWindow.self)
    case .mapDidTapInfoWindow: ("map.didTapInfoWindow", Event.Map.DidTapInfoWindow.self)
    case .mapDidLongPressInfoWindow:
      ("map.didLongPressInfoWindow", Event.Map.DidLongPressInfoWindow.self)
    case .mapDidTapOverlay: ("map.didTapOverlay", Event.Map.DidTapOverlay.self)
    case .mapDidTapPOI: ("map.didTapPOI", Event.Map.DidTapPOI.self)
    case .mapDidBeginDrag: ("map.didBeginDrag", Event.Map.DidBeginDrag.self)
    case .mapDidDrag: ("map.didDrag", Event.Map.DidDrag.self)
    case .mapDidEndDrag: ("map.didEndDrag", Event.Map.DidEndDrag.self)
    case .indoorDidChangeActiveBuilding:
      ("indoor.didChangeActiveBuilding", Event.Indoor.DidChangeActiveBuilding.self)
    case .indoorDidChangeActiveLevel:
      ("indoor.didChangeActiveLevel", Event.Indoor.DidChangeActiveLevel.self)
    case .tileRequested: ("tile.requested", Event.Tile.Requested.self)
    case .tileReceived: ("tile.received", Event.Tile.Received.self)
    case .panoramaWillMove: ("panorama.willMove", Event.Panorama.WillMove.self)
    case .panoramaDidMove: ("panorama.didMove", Event.Panorama.DidMove.self)
    case .panoramaDidMoveNear: ("panorama.didMoveNear", Event.Panorama.DidMoveNear.self)
    case .panoramaErrorNear: ("panorama.errorNear", Event.Panorama.ErrorNear.self)
    case .panoramaErrorID: ("panorama.errorID", Event.Panorama.ErrorID.self)
    case .panoramaMetadata: ("panorama.metadata", Event.Panorama.Metadata.self)
    case .panoramaDidMoveCamera: ("panorama.didMoveCamera", Event.Panorama.DidMoveCamera.self)
    case .panoramaDidTap: ("panorama.didTap", Event.Panorama.DidTap.self)
    case .panoramaDidTapMarker: ("panorama.didTapMarker", Event.Panorama.DidTapMarker.self)
    case .panoramaRenderingStarted:
      ("panorama.renderingStarted", Event.Panorama.RenderingStarted.self)
    case .panoramaRenderingFinished:
      ("panorama.renderingFinished", Event.Panorama.RenderingFinished.self)
    case .geocoderCompleted: ("geocoder.completed", Event.Geocoder.Completed.self)
    case .searchResults: ("search.results", Event.Search.Results.self)
    case .searchError: ("search.error", Event.Search.Refused.self)
    case .searchMapChanged: ("search.mapChanged", Event.Search.MapChanged.self)
    case .searchSelection: ("search.selection", Event.Search.Selection.self)
    case .searchUi: ("search.ui", Event.Search.UI.self)
    case .fleetServiceState: ("fleet.serviceState", Event.Fleet.ServiceState.self)
    case .fleetDidReceiveMessage: ("fleet.didReceiveMessage", Event.Fleet.DidReceiveMessage.self)
    case .fleetSend: ("fleet.send", Event.Fleet.Send.self)
    case .fleetDidAcknowledge: ("fleet.didAcknowledge", Event.Fleet.DidAcknowledge.self)
    case .fleetEtaUpdate: ("fleet.etaUpdate", Event.Fleet.ETAUpdate.self)
    case .fleetJobState: ("fleet.jobState", Event.Fleet.JobState.self)
    case .fleetMessageDropped: ("fleet.messageDropped", Event.Fleet.MessageDropped.self)
    case .fleetPollFailed: ("fleet.pollFailed", Event.Fleet.PollFailed.self)
    case .fleetState: ("fleetState", Event.Probe.FleetState.self)
    case .traceRepaired: ("trace.repaired", Event.Trace.Repaired.self)
    case .setDestinations: ("setDestinations", Event.Action.SetDestinations.self)
    case .continueToNextDestination:
      ("continueToNextDestination", Event.Action.ContinueToNextDestination.self)
    case .clearDestinations: ("clearDestinations", Event.Action.ClearDestinations.self)
    case .startGuidance: ("startGuidance", Event.Action.StartGuidance.self)
    case .stopGuidance: ("stopGuidance", Event.Action.StopGuidance.self)
    case .setThreshold: ("setThreshold", Event.Action.SetThreshold.self)
    case .locationEnabled: ("locationEnabled", Event.Action.LocationEnabled.self)
    case .probe: ("probe", Event.Action.Probe.self)
    case .setAudioGuidance: ("setAudioGuidance", Event.Action.SetAudioGuidance.self)
    case .setSpeedAlertOptions: ("setSpeedAlertOptions", Event.Action.SetSpeedAlertOptions.self)
    case .setFasterRoute: ("setFasterRoute", Event.Action.SetFasterRoute.self)
    case .delegateAnswers: ("delegateAnswers", Event.Action.DelegateAnswers.self)
    case .trafficDelay: ("trafficDelay", Event.Action.TrafficDelay.self)
    case .clearTraffic: ("clearTraffic", Event.Action.ClearTraffic.self)
    case .simulateAlongExistingRoute:
      ("simulateAlongExistingRoute", Event.Action.SimulateAlongExistingRoute.self)
    case .simulateAlongNewRoute: ("simulateAlongNewRoute", Event.Action.SimulateAlongNewRoute.self)
    case .simulateLocation: ("simulateLocation", Event.Action.SimulateLocation.self)
    case .stopSimulation: ("stopSimulation", Event.Action.StopSimulation.self)
    case .pauseSimulation: ("pauseSimulation", Event.Action.PauseSimulation.self)
    case .setSimulator: ("setSimulator", Event.Action.SetSimulator.self)
    case .start: ("start", Event.Action.Start.self)
    case .provideAPIKey: ("provideAPIKey", Event.Action.ProvideAPIKey.self)
    case .showTerms: ("showTerms", Event.Action.ShowTerms.self)
    case .showTermsIfNeeded: ("showTermsIfNeeded", Event.Action.ShowTermsIfNeeded.self)
    case .answerTerms: ("answerTerms", Event.Action.AnswerTerms.self)
    case .resetTerms: ("resetTerms", Event.Action.ResetTerms.self)
    case .accessNavigator: ("accessNavigator", Event.Action.AccessNavigator.self)
    case .calculateRoutes: ("calculateRoutes", Event.Action.CalculateRoutes.self)
    case .requestRoutes: ("requestRoutes", Event.Action.RequestRoutes.self)
    case .snapRoute: ("snapRoute", Event.Action.SnapRoute.self)
    case .cancelSession: ("cancelSession", Event.Action.CancelSession.self)
    case .releaseSession: ("releaseSession", Event.Action.ReleaseSession.self)
    case .releaseListener: ("releaseListener", Event.Action.ReleaseListener.self)
    case .releaseService: ("releaseService", Event.Action.ReleaseService.self)
    case .navigateAlong: ("navigateAlong", Event.Action.NavigateAlong.self)
    case .fleetSetUp: ("fleetSetUp", Event.Action.FleetSetUp.self)
    case .fleetStart: ("fleetStart", Event.Action.FleetStart.self)
    case .fleetStop: ("fleetStop", Event.Action.FleetStop.self)
    case .fleetPoll: ("fleetPoll", Event.Action.FleetPoll.self)
    case .fleetSendEvent: ("fleetSend", Event.Action.FleetSend.self)
    case .controlMap: ("controlMap", Event.Action.ControlMap.self)
    case .stopControllingMap: ("stopControllingMap", Event.Action.StopControllingMap.self)
    case .follow: ("follow", Event.Action.Follow.self)
    case .overview: ("overview", Event.Action.Overview.self)
    case .setCamera: ("setCamera", Event.Action.SetCamera.self)
    case .moveCamera: ("moveCamera", Event.Action.MoveCamera.self)
    case .animateCamera: ("animateCamera", Event.Action.AnimateCamera.self)
    case .setMap: ("setMap", Event.Action.SetMap.self)
    case .setUI: ("setUI", Event.Action.SetUI.self)
    case .gesture: ("gesture", Event.Action.Gesture.self)
    case .tapMyLocationButton: ("tapMyLocationButton", Event.Action.TapMyLocationButton.self)
    case .tapRecenterButton: ("tapRecenterButton", Event.Action.TapRecenterButton.self)
    case .tapIncident: ("tapIncident", Event.Action.TapIncident.self)
    case .startRendering: ("startRendering", Event.Action.StartRendering.self)
    case .stopRendering: ("stopRendering", Event.Action.StopRendering.self)
    case .openMap: ("openMap", Event.Action.OpenMap.self)
    case .searchTowns: ("searchTowns", Event.Action.SearchTowns.self)
    case .searchStreets: ("searchStreets", Event.Action.SearchStreets.self)
    case .searchHouseNumbers: ("searchHouseNumbers", Event.Action.SearchHouseNumbers.self)
    case .searchCrossings: ("searchCrossings", Event.Action.SearchCrossings.self)
    case .searchPointsOfInterest:
      ("searchPointsOfInterest", Event.Action.SearchPointsOfInterest.self)
    case .searchPostcodes: ("searchPostcodes", Event.Action.SearchPostcodes.self)
    case .geocode: ("geocode", Event.Action.Geocode.self)
    case .reverseGeocode: ("reverseGeocode", Event.Action.ReverseGeocode.self)
    case .geocoderReverse: ("geocoderReverse", Event.Action.GeocoderReverse.self)
    case .resetSearchModel: ("resetSearchModel", Event.Action.ResetSearchModel.self)
    case .selectCountry: ("selectCountry", Event.Action.SelectCountry.self)
    case .beginEntry: ("beginEntry", Event.Action.BeginEntry.self)
    case .type: ("type", Event.Action.TypeText.self)
    case .choose: ("choose", Event.Action.Choose.self)
    case .cancelEntry: ("cancelEntry", Event.Action.CancelEntry.self)
    case .navigateToSelection: ("navigateToSelection", Event.Action.NavigateToSelection.self)
    case .addOverlay: ("addOverlay", Event.Action.AddOverlay.self)
    case .changeOverlay: ("changeOverlay", Event.Action.ChangeOverlay.self)
    case .removeOverlay: ("removeOverlay", Event.Action.RemoveOverlay.self)
    case .copyOverlay: ("copyOverlay", Event.Action.CopyOverlay.self)
    case .clearMap: ("clearMap", Event.Action.ClearMap.self)
    case .tap: ("tap", Event.Action.Tap.self)
    case .longPress: ("longPress", Event.Action.LongPress.self)
    case .tapInfoWindow: ("tapInfoWindow", Event.Action.TapInfoWindow.self)
    case .longPressInfoWindow: ("longPressInfoWindow", Event.Action.LongPressInfoWindow.self)
    case .selectMarker: ("selectMarker", Event.Action.SelectMarker.self)
    case .drag: ("drag", Event.Action.Drag.self)
    case .mapDelegateAnswers: ("mapDelegateAnswers", Event.Action.MapDelegateAnswers.self)
    case .focusBuilding: ("focusBuilding", Event.Action.FocusBuilding.self)
    case .selectLevel: ("selectLevel", Event.Action.SelectLevel.self)
    case .addTileLayer: ("addTileLayer", Event.Action.AddTileLayer.self)
    case .changeTileLayer: ("changeTileLayer", Event.Action.ChangeTileLayer.self)
    case .removeTileLayer: ("removeTileLayer", Event.Action.RemoveTileLayer.self)
    case .requestTiles: ("requestTiles", Event.Action.RequestTiles.self)
    case .clearTileCache: ("clearTileCache", Event.Action.ClearTileCache.self)
    case .requestPanorama: ("requestPanorama", Event.Action.RequestPanorama.self)
    case .openPanorama: ("openPanorama", Event.Action.OpenPanorama.self)
    case .closePanorama: ("closePanorama", Event.Action.ClosePanorama.self)
    case .movePanorama: ("movePanorama", Event.Action.MovePanorama.self)
    case .setPanorama: ("setPanorama", Event.Action.SetPanorama.self)
    case .showInPanorama: ("showInPanorama", Event.Action.ShowInPanorama.self)
    case .setPanoramaGestures: ("setPanoramaGestures", Event.Action.SetPanoramaGestures.self)
    case .setPanoramaCamera: ("setPanoramaCamera", Event.Action.SetPanoramaCamera.self)
    case .updatePanoramaCamera: ("updatePanoramaCamera", Event.Action.UpdatePanoramaCamera.self)
    case .tapPanorama: ("tapPanorama", Event.Action.TapPanorama.self)
    case .dragPanorama: ("dragPanorama", Event.Action.DragPanorama.self)
    case .pinchPanorama: ("pinchPanorama", Event.Action.PinchPanorama.self)
    case .other: ("x.", Event.Navigator.Other.self)
    }
  }

  /// The place among the events of one fix; nil of what comes after everything else of its source, and of
  /// what no fix causes.
  public var placeInFix: Int? { Self.placesInFix[self] }

  private static let placesInFix: [EventKind: Int] = [
    .didUpdateLocation: 1, .didChangeGPSQuality: 2, .didChangeOnRouteState: 2, .didAdvanceStep: 3,
    .didPassWaypoint: 4, .shouldCorrectDeviation: 5, .rerouteStarted: 6,
    .didUpdateRemainingTime: 7, .didUpdateRemainingDistance: 8,
    .didUpdateRemainingTimeOrDistance: 9, .didUpdateInstruction: 10, .didAnnounce: 10,
    .didVibrate: 10, .didUpdateSpeedAlert: 11, .didUpdateDelayCategory: 12, .didArrive: 13,
    .guidanceChanged: 14, .uiDidChangeMode: 17, .fleetEtaUpdate: 18,
  ]
}
