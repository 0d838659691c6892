import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// Records what the fleet service tells its delegate, and what it does.
final class FleetRecorder: FleetConnectivityDelegate, FleetObserver {
  private let recorder: Recorder
  private let invariants: InvariantChecker
  private let laws: FleetLaws

  init(recorder: Recorder, invariants: InvariantChecker) {
    self.recorder = recorder
    self.invariants = invariants
    laws = FleetLaws(invariants)
  }

  // MARK: - Calls

  /// Records what came of a start, a stop or a forced poll.
  ///
  /// - Parameter service: Nil where access is denied.
  func answered(_ call: StaticString, _ result: Bool, by service: FleetConnectivityService?) {
    let isRunning = service?.isRunning ?? false
    laws.serviceState(isRunning: isRunning)
    recorder.record(.fleetServiceState) { writer in
      writer.flag("running", isRunning)
      writer.flag("result", result)
      writer.text("call", call.description)
      if service == nil { writer.flag("denied", true) }
    }
  }

  func state(of service: FleetConnectivityService?) {
    recorder.record(.fleetState) { writer in
      writer.flag("running", service?.isRunning ?? false)
      guard let service else { return writer.flag("denied", true) }
      writer.optional("assetID", service.assetID)
      writer.optional("dispatcherID", service.dispatcherID)
      writer.number("pollingInterval", service.pollingInterval)
      writer.optional("runningJobID", service.runningJobID)
      writer.number("pollCount", service.pollCount)
    }
  }

  /// Records an event that nobody could take, for want of access.
  func refused(_ event: FleetEvent) { record(event, ofJob: event.jobID, isAccepted: false) }

  private func record(_ event: FleetEvent, ofJob jobID: String?, isAccepted: Bool) {
    recorder.record(.fleetSend) { writer in
      writer.text("kind", event.kind.name)
      writer.optional("jobID", jobID)
      if let threshold = event.effectiveETAThreshold { writer.number("etaThreshold", threshold) }
      writer.flag("accepted", isAccepted)
    }
  }

  // MARK: - Callbacks

  func fleetConnectivity(_ service: FleetConnectivityService, didReceive message: FleetMessage) {
    invariants.heard(.fleetDidReceiveMessage)
    laws.told(.fleetDidReceiveMessage)
    recorder.record(.fleetDidReceiveMessage) { writer in
      writer.text("kind", message.isJob ? "job" : "custom")
      writer.text("jobID", message.jobID)
      writer.text("dispatcherID", message.dispatcherID)
      writer.text("assetID", message.assetID)
      writer.optional("message", message.message)
      writer.member("creationTime", message.creationTime)
      writer.content(message.content)
      if let threshold = message.etaThreshold { writer.number("etaThreshold", threshold) }
    }
  }

  func fleetConnectivity(
    _ service: FleetConnectivityService,
    didAcknowledge event: FleetSentEvent,
    error: FleetError?
  ) {
    invariants.heard(.fleetDidAcknowledge)
    laws.acknowledged(event)
    recorder.record(.fleetDidAcknowledge) { writer in
      writer.text("kind", event.kind.name)
      writer.optional("jobID", event.jobID)
      writer.content(event.content)
      if let error { writer.error(error) }
    }
  }

  func fleetConnectivity(_ service: FleetConnectivityService, didFailToPoll error: FleetError) {
    invariants.heard(.fleetPollFailed)
    laws.told(.fleetPollFailed)
    recorder.record(.fleetPollFailed) { $0.error(error) }
  }

  // MARK: - What the service does

  func fleet(
    _ service: FleetConnectivityService,
    willSend event: FleetEvent,
    ofJob jobID: String?,
    isAccepted: Bool
  ) {
    if isAccepted { laws.accepted(event, ofJob: jobID) }
    record(event, ofJob: jobID, isAccepted: isAccepted)
  }

  func fleet(_ service: FleetConnectivityService, didChange job: FleetJobChange) {
    laws.changed(job)
    recorder.record(.fleetJobState) { writer in
      writer.text("jobID", job.jobID)
      writer.text("state", job.state.rawValue)
    }
  }

  func fleet(_ service: FleetConnectivityService, didRefuse message: FleetMessageRefusal) {
    invariants.heard(.fleetMessageDropped)
    laws.told(.fleetMessageDropped)
    recorder.record(.fleetMessageDropped) { writer in
      writer.text("reason", message.reason.rawValue)
      writer.optional("kind", message.kind?.rawValue)
      writer.optional("messageID", message.messageID)
      writer.optional("member", message.member)
    }
  }

  func fleet(_ service: FleetConnectivityService, didSend update: FleetETAUpdate) {
    invariants.heard(.fleetEtaUpdate)
    laws.updated(update)
    recorder.record(.fleetEtaUpdate) { writer in
      writer.text("jobID", update.jobID)
      writer.seconds("remainingSeconds", update.remainingTime)
      writer.seconds("etaAbsolute", update.eta.seconds)
      writer.beginObject("position")
      writer.place(update.position)
      writer.endObject()
      writer.optional("changePercent", update.changePercent, decimals: 1)
      writer.number("threshold", update.threshold)
    }
  }
}

extension JSONWriter {
  /// Writes content by the order of its keys.
  mutating func content(_ content: FleetContent) {
    beginObject("content")
    for (key, value) in content.ordered {
      member(key, value)
    }
    endObject()
  }

  fileprivate mutating func error(_ error: FleetError) {
    beginObject("error")
    text("type", error.errorType.name)
    number("responseCode", error.responseCode)
    optional("errorID", error.errorID)
    if let issues = error.issues {
      beginArray("issues")
      for issue in issues {
        beginObject()
        text("code", issue.code)
        text("message", issue.message)
        endObject()
      }
      endArray()
    }
    endObject()
  }
}
