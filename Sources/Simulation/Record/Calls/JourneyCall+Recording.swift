import Navigation
import Recording
import ScenarioLanguage

extension JourneyCall {
  func record(by recorder: Recorder) {
    switch self {
    case .setDestinations(let waypoints, let options):
      recorder.record(Event.Action.SetDestinations.self) { event in
        event.waypoints = .init(waypoints)
        event.options = .init(options)
      }
    case .setDriveDestinations(let options):
      recorder.record(Event.Action.SetDestinations.self) { $0.options = .init(options) }
    case .continueToNextDestination: recorder.record(Event.Action.ContinueToNextDestination.self)
    case .clearDestinations: recorder.record(Event.Action.ClearDestinations.self)
    case .startGuidance: recorder.record(Event.Action.StartGuidance.self)
    case .stopGuidance: recorder.record(Event.Action.StopGuidance.self)
    case .setThreshold(let time, let distance):
      recorder.record(Event.Action.SetThreshold.self) { ($0.time, $0.distance) = (time, distance) }
    case .probe: recorder.record(Event.Action.Probe.self) { $0.what = .navigatorState }
    }
  }
}
