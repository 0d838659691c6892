import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

extension SimulatorCall {
  func record(by recorder: Recorder) {
    switch self {
    case .alongExistingRoute: recorder.record(.simulateAlongExistingRoute)
    case .alongNewRoute(let waypoints, let options):
      recorder.record(.simulateAlongNewRoute) { writer in
        writer.waypoints("waypoints", waypoints)
        writer.options(options)
      }
    case .location(let coordinate): recorder.record(.simulateLocation) { $0.place(coordinate) }
    case .stop: recorder.record(.stopSimulation)
    case .pause(let isPaused): recorder.record(.pauseSimulation) { $0.flag("paused", isPaused) }
    case .set(let settings):
      recorder.record(.setSimulator) { writer in
        writer.optional("speedMultiplier", settings.speedMultiplier, decimals: 3)
        writer.optional("jitter", settings.jitter, decimals: 2)
        writer.optional("bias", settings.bias, decimals: 2)
        writer.optional("spacing", settings.spacing, decimals: 2)
      }
    }
  }
}
