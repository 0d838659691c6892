import Geodesy
import Navigation
import Recording

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
    recorder.record(Event.Simulator.Started.self) { event in
      // The envelope has a "source" of its own.
      event.mode = .init(source)
      event.speedMultiplier = simulator.speedMultiplier
      event.jitter = simulator.jitter != 0
    }
  }

  func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause) {
    invariants.heard(.simulatorStopped)
    recorder.record(Event.Simulator.Stopped.self) { $0.cause = .init(cause) }
  }

  func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate) {
    invariants.heard(.simulatorPaused)
    recorder.record(Event.Simulator.Paused.self) { $0.coordinate = coordinate }
  }

  func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate) {
    invariants.heard(.simulatorResumed)
    recorder.record(Event.Simulator.Resumed.self) { $0.coordinate = coordinate }
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
