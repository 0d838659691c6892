import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Records what the location simulator tells, and lets the invariants see its fixes.
final class SimulatorRecorder: LocationSimulatorDelegate {
  private let recorder: Recorder
  private let invariants: InvariantChecker

  init(recorder: Recorder, invariants: InvariantChecker) {
    self.recorder = recorder
    self.invariants = invariants
  }

  func simulatorDidStart(_ simulator: LocationSimulator, source: LocationSimulator.Source) {
    invariants.heard(.simulatorStarted)
    recorder.record(.simulatorStarted) { writer in
      // The envelope has a "source" of its own.
      writer.text("mode", source.rawValue)
      writer.member("speedMultiplier", simulator.speedMultiplier, decimals: 4)
      writer.flag("jitter", simulator.jitter != 0)
    }
  }

  func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause) {
    invariants.heard(.simulatorStopped)
    recorder.record(.simulatorStopped) { $0.text("cause", cause.rawValue) }
  }

  func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate) {
    invariants.heard(.simulatorPaused)
    recorder.record(.simulatorPaused) { $0.place(coordinate) }
  }

  func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate) {
    invariants.heard(.simulatorResumed)
    recorder.record(.simulatorResumed) { $0.place(coordinate) }
  }

  func simulator(_ simulator: LocationSimulator, willMoveTo location: Location) {
    invariants.fixBegins(location)
  }

  func simulator(_ simulator: LocationSimulator, didMoveTo location: Location) {
    invariants.fixEnds(
      remaining: simulator.navigator.timeAndDistanceToNextDestination?.distance
    )
  }
}
