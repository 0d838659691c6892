import Geodesy
import Navigation

/// Stands between the location simulator and the app: a simulation that was stopped goes on beside the
/// real fixes.
final class GhostDrive: LocationSimulatorDelegate {
  private let app: any LocationSimulatorDelegate
  private let scheduler: Scheduler
  private unowned let context: NavigationContext
  /// The last simulated fix.
  private var last: Location?
  private var timer: (any Cancellable)?

  init(
    around app: any LocationSimulatorDelegate,
    scheduler: Scheduler,
    context: NavigationContext
  ) {
    self.app = app
    self.scheduler = scheduler
    self.context = context
  }

  func simulatorDidStart(_ simulator: LocationSimulator, source: LocationSimulator.Source) {
    timer?.cancel()
    app.simulatorDidStart(simulator, source: source)
  }

  func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause) {
    app.simulatorDidStop(simulator, cause: cause)
    timer = scheduler.scheduleRepeating(everyNanoseconds: 1_000_000_000, as: .fix) {
      [weak self, weak simulator] in
      if let simulator { self?.goOn(simulator) }
    }
  }

  func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate) {
    app.simulatorDidPause(simulator, at: coordinate)
  }

  func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate) {
    app.simulatorDidResume(simulator, at: coordinate)
  }

  func simulator(_ simulator: LocationSimulator, willMoveTo location: Location) {
    app.simulator(simulator, willMoveTo: location)
  }

  func simulator(_ simulator: LocationSimulator, didMoveTo location: Location) {
    last = location
    app.simulator(simulator, didMoveTo: location)
  }

  /// Moves the vehicle straight on for a second.
  private func goOn(_ simulator: LocationSimulator) {
    guard let last else { return }
    let next = Location(
      coordinate: last.coordinate.destination(
        distance: last.speed ?? 0,
        bearing: last.course ?? 0
      ),
      horizontalAccuracy: last.horizontalAccuracy,
      course: last.course,
      speed: last.speed,
      timestamp: scheduler.now
    )
    self.last = next
    app.simulator(simulator, willMoveTo: next)
    context.update(next)
    app.simulator(simulator, didMoveTo: next)
  }
}
