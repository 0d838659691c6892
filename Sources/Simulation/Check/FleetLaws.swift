import Recording
import ScenarioLanguage

/// Watches the fleet service: one acknowledgement an event and in their order, no ETA without a job, and
/// silence after a stop.
final class FleetLaws {
  /// An event that the service took over.
  private struct Sent: Hashable {
    let kind: Recorded.FleetEventKind
    let jobID: String?
    let content: RecordedJSON
  }

  /// Who owns these, and hears of what is broken.
  unowned var checker: LawChecker?
  private var isRunning = false
  private var runningJob: String?
  /// What the app's newest event holds; its record does not say it.
  private var content = RecordedJSON.emptyObject
  /// The events that were accepted and not acknowledged, the oldest first.
  private var open: [Sent] = []

  func hear(_ event: some EventPayload) {
    switch event {
    case let event as Event.Action.FleetSend: content = event.content ?? .emptyObject
    case let event as Event.Fleet.ServiceState: changed(event)
    case let event as Event.Fleet.Send: sent(event)
    case let event as Event.Fleet.DidAcknowledge: acknowledged(event)
    case let event as Event.Fleet.JobState: changed(event)
    case let event as Event.Fleet.ETAUpdate: updated(event)
    case is Event.Fleet.DidReceiveMessage, is Event.Fleet.PollFailed, is Event.Fleet.MessageDropped:
      told(type(of: event).kind)
    default: break
    }
  }

  private func violated(_ law: Law, _ detail: @autoclosure () -> String) {
    checker?.violated(law, detail())
  }

  private func changed(_ event: Event.Fleet.ServiceState) {
    isRunning = event.running
    guard !isRunning else { return }
    open = []
    runningJob = nil
  }

  private func told(_ kind: EventKind) {
    if !isRunning { violated(.fleetSilence, "\(kind.text) while it does not run") }
  }

  private func sent(_ event: Event.Fleet.Send) {
    guard event.accepted else { return }
    told(.fleetSend)
    open.append(Sent(kind: event.kind, jobID: event.jobID, content: content))
  }

  private func acknowledged(_ event: Event.Fleet.DidAcknowledge) {
    told(.fleetDidAcknowledge)
    let answered = Sent(kind: event.kind, jobID: event.jobID, content: event.content)
    guard open.first == answered else {
      return violated(
        .fleetAcknowledgements,
        "\(event.kind.rawValue) of \(event.jobID ?? "no job") is not the event that is next"
      )
    }
    open.removeFirst()
  }

  private func changed(_ event: Event.Fleet.JobState) {
    switch event.state {
    case .running: runningJob = event.jobID
    case .finished, .cancelled: runningJob = nil
    case .offered, .rejected, .replaced:
      if runningJob == event.jobID {
        violated(.fleetETA, "\(event.jobID) is \(event.state.rawValue) while it runs")
      }
    }
  }

  private func updated(_ event: Event.Fleet.ETAUpdate) {
    told(.fleetEtaUpdate)
    if event.jobID != runningJob {
      violated(.fleetETA, "an ETA of \(event.jobID), and \(runningJob ?? "no job") runs")
    }
  }
}
