import Navigation
import Recording
import ScenarioLanguage

extension SimulatorCall {
  func record(by recorder: Recorder) {
    switch self {
    case .alongExistingRoute: recorder.record(Event.Action.SimulateAlongExistingRoute.self)
    case .alongNewRoute(let waypoints, let options):
      recorder.record(Event.Action.SimulateAlongNewRoute.self) { event in
        event.waypoints = .init(waypoints)
        event.options = .init(options)
      }
    case .location(let coordinate):
      recorder.record(Event.Action.SimulateLocation.self) { $0.coordinate = coordinate }
    case .stop: recorder.record(Event.Action.StopSimulation.self)
    case .pause(let isPaused):
      recorder.record(Event.Action.PauseSimulation.self) { $0.paused = isPaused }
    case .set(let settings):
      recorder.record(Event.Action.SetSimulator.self) { event in
        event.speedMultiplier = settings.speedMultiplier
        event.jitter = settings.jitter
        event.bias = settings.bias
        event.spacing = settings.spacing
      }
    }
  }
}
