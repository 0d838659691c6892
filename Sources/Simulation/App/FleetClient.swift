import Navigation
import Recording
import ScenarioLanguage

/// An app's own side of fleet connectivity.
final class FleetClient {
  private let context: NavigationContext
  private let source: FleetSource?
  private let recorder: FleetRecorder

  init(
    _ setup: FleetSetup?,
    context: NavigationContext,
    scheduler: Scheduler,
    recorder: FleetRecorder,
    live: LiveServer?,
    invariants: InvariantChecker
  ) {
    self.context = context
    self.recorder = recorder
    source = setup.map {
      FleetSource($0, live: live, scheduler: scheduler, invariants: invariants)
    }
    context.fleetTransport = source?.transport
  }

  var unusedAnswers: Int { source?.unusedAnswers ?? 0 }

  var unusedEntries: [String] { source?.unusedEntries ?? [] }

  /// What a live dispatcher answered.
  var recorded: RecordedCassette? { source?.recorded }

  /// The service with the app's ears on it; nil where access is denied.
  private var service: FleetConnectivityService? {
    let service = context.fleetConnectivity
    service?.delegate = recorder
    service?.observer = recorder
    return service
  }

  func perform(_ call: FleetCall) {
    let service = service
    switch call {
    case .setUp(let setUp):
      if let id = setUp.assetID { service?.assetID = id }
      if let id = setUp.dispatcherID { service?.dispatcherID = id }
      if let interval = setUp.pollingInterval { service?.pollingInterval = interval }
    case .start: recorder.answered("start", service?.start() ?? false, by: service)
    case .stop: recorder.answered("stop", service?.stop() ?? false, by: service)
    case .poll: recorder.answered("forcePoll", service?.forcePoll() ?? false, by: service)
    case .send(let event):
      guard let service else { return recorder.refused(event) }
      service.send(event)
    case .probe: recorder.state(of: service)
    }
  }

  /// Returns where a job leads to; nil where no message told of it, or of no place (D-44).
  func destination(ofJob id: String) -> Waypoint? {
    context.fleetConnectivity?.message(ofJob: id).flatMap(context.destination)
  }
}
