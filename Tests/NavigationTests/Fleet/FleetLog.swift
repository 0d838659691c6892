import Navigation

/// Hears a fleet service and keeps each callback as a short line.
final class FleetLog: FleetConnectivityDelegate, FleetObserver {
  private(set) var lines: [String] = []
  private(set) var acknowledged: [FleetSentEvent] = []
  private(set) var accepted: [(kind: FleetEvent.Kind, jobID: String?)] = []
  private(set) var errors: [FleetError?] = []
  private(set) var updates: [FleetETAUpdate] = []
  private(set) var messages: [FleetMessage] = []
  var onMessage: ((FleetMessage) -> Void)?
  var onLine: ((String) -> Void)?

  private func note(_ line: String) {
    lines.append(line)
    onLine?(line)
  }

  func fleetConnectivity(_ service: FleetConnectivityService, didReceive message: FleetMessage) {
    messages.append(message)
    note("message \(message.id) \(message.jobID)")
    onMessage?(message)
  }

  func fleetConnectivity(
    _ service: FleetConnectivityService,
    didAcknowledge event: FleetSentEvent,
    error: FleetError?
  ) {
    acknowledged.append(event)
    errors.append(error)
    note("ack \(event.kind) \(event.jobID ?? "-")")
  }

  func fleetConnectivity(_ service: FleetConnectivityService, didFailToPoll error: FleetError) {
    note("failed \(error.errorType) \(error.responseCode)")
  }

  func fleet(
    _ service: FleetConnectivityService,
    willSend event: FleetEvent,
    ofJob jobID: String?,
    isAccepted: Bool
  ) {
    if isAccepted { accepted.append((event.kind, jobID)) }
    note("send \(event.kind) \(jobID ?? "-") \(isAccepted)")
  }

  func fleet(_ service: FleetConnectivityService, didChange job: FleetJobChange) {
    note("job \(job.jobID) \(job.state)")
  }

  func fleet(_ service: FleetConnectivityService, didRefuse message: FleetMessageRefusal) {
    note("dropped \(message.reason)")
  }

  func fleet(_ service: FleetConnectivityService, didSend update: FleetETAUpdate) {
    updates.append(update)
    note("eta \(update.jobID)")
  }
}
