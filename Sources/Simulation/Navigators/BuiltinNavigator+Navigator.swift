import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: NavigatorCall) {
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
    request.id = send { [recorder, invariants] status in
      invariants.heard(.routeStatus)
      invariants.answered(request.id, status)
      recorder.record(.routeStatus) { writer in
        writer.number("requestID", request.id)
        writer.text("status", status.rawValue)
      }
    }
    invariants.requested(request.id, through: waypoints)
  }

  private func probe(_ navigator: Navigator, of waypoints: [Waypoint]) {
    let path = navigator.traveledPath
    recorder.record(.navigatorState) { writer in
      writer.text("onRouteState", navigator.onRouteState.rawValue)
      writer.flag("isGuidanceActive", navigator.isGuidanceActive)
      writer.number("legCount", navigator.legs?.count ?? 0)
      writer.waypoints("remainingStops", navigator.remainingStops)
      writer.beginArray("timesAndDistances")
      for entry in navigator.timesAndDistances ?? [] {
        writer.beginObject()
        writer.seconds("time", entry.time)
        writer.metres("distance", entry.distance)
        writer.endObject()
      }
      writer.endArray()
      writer.number("traveledPoints", path.count)
      writer.metres("traveledDistance", path.length)
      writer.optional("timeUpdateThreshold", navigator.timeUpdateThreshold, decimals: 3)
      writer.optional("distanceUpdateThreshold", navigator.distanceUpdateThreshold, decimals: 3)
      writer.text("voice", navigator.voiceGuidance.rawValue)
      writer.flag("vibration", navigator.isVibrationEnabled)
      writer.text("delayCategory", navigator.delayCategoryToNextDestination.rawValue)
      writer.optional("speedLimit", navigator.speedLimit, decimals: 2)
      writer.text("speedAlertSeverity", navigator.speedAlertSeverity.rawValue)
      writer.flag("isSimulating", navigator.locationSimulator.isActive)
      if !waypoints.isEmpty { writeEstimates(navigator, of: waypoints, to: &writer) }
    }
    invariants.travelled(path.length)
  }

  /// Writes where the current leg begins, and what each waypoint is away.
  private func writeEstimates(
    _ navigator: Navigator,
    of waypoints: [Waypoint],
    to writer: inout JSONWriter
  ) {
    if let start = navigator.currentLeg?.path.coordinates.first {
      writer.beginObject("currentLegFrom")
      writer.place(start)
      writer.endObject()
    }
    writer.beginArray("estimates")
    for waypoint in waypoints {
      writer.beginObject()
      writer.optional("time", navigator.timeToWaypoint(waypoint), decimals: 2)
      writer.optional("distance", navigator.distanceToWaypoint(waypoint), decimals: 2)
      writer.endObject()
    }
    writer.endArray()
  }
}
