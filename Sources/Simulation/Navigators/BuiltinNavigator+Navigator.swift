import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: JourneyCall) {
    guard let navigator = navigator() else { return }
    switch call {
    case .setDestinations(let list, let options):
      let waypoints = resolved(list)
      request(through: waypoints) { completion in
        navigator.setDestinations(waypoints, options: options, completion: completion)
      }
    // Without a drive there is nothing to go to: the navigator says so.
    case .setDriveDestinations(let options):
      request(through: []) { completion in
        navigator.setDestinations([], options: options, completion: completion)
      }
    case .continueToNextDestination: navigator.continueToNextDestination()
    case .clearDestinations: navigator.clearDestinations()
    case .startGuidance: navigator.startGuidance()
    case .stopGuidance: navigator.stopGuidance()
    case .setThreshold(let time, let distance):
      if let time { navigator.timeUpdateThreshold = time }
      if let distance { navigator.distanceUpdateThreshold = distance }
    case .probe(let waypoints): probe(navigator, of: resolved(waypoints))
    }
  }

  /// Makes a request for a route, and records the status that it gets.
  ///
  /// - Parameter send: Sends the request with a completion; returns its number.
  func request(
    through waypoints: [Waypoint],
    _ send: (@escaping (RouteStatus) -> Void) -> Int
  ) {
    // The number is known when the call returns; no status comes before.
    final class Request { var id = 0 }
    let request = Request()
    request.id = send { [recorder] status in
      recorder.record(Event.Navigator.RouteStatusTold.self) { event in
        event.requestID = request.id
        event.status = .init(status)
      }
    }
    laws.requested(request.id, through: waypoints)
  }

  private func probe(_ navigator: Navigator, of waypoints: [Waypoint]) {
    let path = navigator.traveledPath
    recorder.record(Event.Probe.NavigatorState.self) { event in
      event.onRouteState = .init(navigator.onRouteState)
      event.isGuidanceActive = navigator.isGuidanceActive
      event.legCount = navigator.legs?.count ?? 0
      event.remainingStops = .init(navigator.remainingStops)
      event.timesAndDistances = (navigator.timesAndDistances ?? []).map { entry in
        var estimate = Recorded.Estimate()
        (estimate.time, estimate.distance) = (entry.time, entry.distance)
        return estimate
      }
      event.traveledPoints = path.count
      event.traveledDistance = path.length
      event.timeUpdateThreshold = navigator.timeUpdateThreshold
      event.distanceUpdateThreshold = navigator.distanceUpdateThreshold
      event.voice = .init(navigator.voiceGuidance)
      event.vibration = navigator.isVibrationEnabled
      event.delayCategory = .init(navigator.delayCategoryToNextDestination)
      event.speedLimit = navigator.speedLimit
      event.speedAlertSeverity = .init(navigator.speedAlertSeverity)
      event.isSimulating = navigator.locationSimulator.isActive
      guard !waypoints.isEmpty else { return }
      event.currentLegFrom = navigator.currentLeg?.path.coordinates.first.map { .init($0) }
      event.estimates = waypoints.map { waypoint in
        var estimate = Recorded.PartialEstimate()
        estimate.time = navigator.timeToWaypoint(waypoint)
        estimate.distance = navigator.distanceToWaypoint(waypoint)
        return estimate
      }
    }
  }
}
