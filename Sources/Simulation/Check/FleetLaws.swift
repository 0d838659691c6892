import Navigation
import Recording
import ScenarioLanguage

/// Watches the fleet service: one acknowledgement an event and in their order, no ETA without a job, and
/// silence after a stop.
final class FleetLaws {
  private unowned let invariants: InvariantChecker
  private var isRunning = false
  private var runningJob: String?
  /// The events that were accepted and not acknowledged, the oldest first.
  private var open: [(kind: FleetEvent.Kind, jobID: String?, content: FleetContent)] = []

  init(_ invariants: InvariantChecker) { self.invariants = invariants }

  func serviceState(isRunning: Bool) {
    self.isRunning = isRunning
    guard !isRunning else { return }
    open = []
    runningJob = nil
  }

  func told(_ kind: EventKind) {
    if !isRunning { invariants.violated(.fleetSilence, "\(kind.text) while it does not run") }
  }

  func accepted(_ event: FleetEvent, ofJob jobID: String?) {
    told(.fleetSend)
    open.append((event.kind, jobID, event.content))
  }

  func acknowledged(_ event: FleetSentEvent) {
    told(.fleetDidAcknowledge)
    guard let first = open.first, first.kind == event.kind, first.jobID == event.jobID,
      first.content == event.content
    else {
      return invariants.violated(
        .fleetAcknowledgements,
        "\(event.kind.name) \(event.id) is not the event that is next"
      )
    }
    open.removeFirst()
  }

  func changed(_ job: FleetJobChange) {
    switch job.state {
    case .running: runningJob = job.jobID
    case .finished, .cancelled: runningJob = nil
    case .offered, .rejected, .replaced:
      if runningJob == job.jobID {
        invariants.violated(.fleetETA, "\(job.jobID) is \(job.state.rawValue) while it runs")
      }
    }
  }

  func updated(_ update: FleetETAUpdate) {
    told(.fleetEtaUpdate)
    if update.jobID != runningJob {
      invariants.violated(
        .fleetETA,
        "an ETA of \(update.jobID), and \(runningJob ?? "no job") runs"
      )
    }
  }
}
