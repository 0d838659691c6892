import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

extension NavigatorCall {
  func record(by recorder: Recorder) {
    switch self {
    case .setDestinations(let waypoints, let options):
      recorder.record(.setDestinations) { writer in
        writer.waypoints("waypoints", waypoints)
        writer.options(options)
      }
    case .setDriveDestinations(let options):
      recorder.record(.setDestinations) { $0.options(options) }
    case .continueToNextDestination: recorder.record(.continueToNextDestination)
    case .clearDestinations: recorder.record(.clearDestinations)
    case .startGuidance: recorder.record(.startGuidance)
    case .stopGuidance: recorder.record(.stopGuidance)
    case .setThreshold(let time, let distance):
      recorder.record(.setThreshold) { writer in
        writer.optional("time", time, decimals: 3)
        writer.optional("distance", distance, decimals: 3)
      }
    case .probe: recorder.record(.probe) { $0.text("what", "navigatorState") }
    }
  }
}
