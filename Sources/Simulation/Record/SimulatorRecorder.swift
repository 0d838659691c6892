import Geodesy
import Navigation
import Recording

/// Records what the location simulator tells, and lets the laws see its fixes.
final class SimulatorRecorder: LocationSimulatorDelegate {
  private let recorder: Recorder
  private let laws: LawChecker
  private let context: NavigationContext

  init(recorder: Recorder, laws: LawChecker, context: NavigationContext) {
    self.recorder = recorder
    self.laws = laws
    self.context = context
  }

  func simulatorDidStart(_ simulator: LocationSimulator, source: LocationSimulator.Source) {
    recorder.record(Event.Simulator.Started.self) { event in
      // The envelope has a "source" of its own.
      event.mode = .init(source)
      event.speedMultiplier = simulator.speedMultiplier
      event.jitter = simulator.jitter != 0
    }
  }

  func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause) {
    recorder.record(Event.Simulator.Stopped.self) { $0.cause = .init(cause) }
  }

  func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate) {
    recorder.record(Event.Simulator.Paused.self) { $0.coordinate = coordinate }
  }

  func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate) {
    recorder.record(Event.Simulator.Resumed.self) { $0.coordinate = coordinate }
  }

  func simulator(_ simulator: LocationSimulator, willMoveTo location: Location) {
    // Where the app may not know the position the navigator does not get it either.
    if context.isLocationEnabled { laws.fixBegins(location) }
  }

  func simulator(_ simulator: LocationSimulator, didMoveTo location: Location) {
    guard context.isLocationEnabled else { return }
    let remaining = simulator.navigator.remaining
    laws.fixEnds(remaining: remaining?.distance, along: remaining?.route)
  }
}
