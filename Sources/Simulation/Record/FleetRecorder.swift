import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// Records what the fleet service tells its delegate, and what it does.
final class FleetRecorder: FleetConnectivityDelegate, FleetObserver {
  private let recorder: Recorder

  init(recorder: Recorder) { self.recorder = recorder }

  // MARK: - Calls

  /// Records what came of a start, a stop or a forced poll.
  ///
  /// - Parameter service: Nil where access is denied.
  func answered(_ call: StaticString, _ result: Bool, by service: FleetConnectivityService?) {
    let isRunning = service?.isRunning ?? false
    recorder.record(Event.Fleet.ServiceState.self) { event in
      event.running = isRunning
      event.result = result
      event.call = call.description
      event.denied = service == nil
    }
  }

  func state(of service: FleetConnectivityService?) {
    recorder.record(Event.Probe.FleetState.self) { event in
      event.running = service?.isRunning ?? false
      event.assetID = service?.assetID
      event.dispatcherID = service?.dispatcherID
      event.pollingInterval = service?.pollingInterval
      event.runningJobID = service?.runningJobID
      event.pollCount = service?.pollCount
      event.denied = service == nil
    }
  }

  /// Records an event that nobody could take, for want of access.
  func refused(_ event: FleetEvent) { record(event, ofJob: event.jobID, isAccepted: false) }

  private func record(_ event: FleetEvent, ofJob jobID: String?, isAccepted: Bool) {
    recorder.record(Event.Fleet.Send.self) { sent in
      sent.kind = .init(event.kind)
      sent.jobID = jobID
      sent.etaThreshold = event.effectiveETAThreshold
      sent.accepted = isAccepted
    }
  }

  // MARK: - Callbacks

  func fleetConnectivity(_ service: FleetConnectivityService, didReceive message: FleetMessage) {
    recorder.record(Event.Fleet.DidReceiveMessage.self) { event in
      event.kind = message.isJob ? .job : .custom
      event.jobID = message.jobID
      event.dispatcherID = message.dispatcherID
      event.assetID = message.assetID
      event.message = message.message
      event.creationTime = Int(message.creationTime)
      event.content = .init(message.content)
      event.etaThreshold = message.etaThreshold
    }
  }

  func fleetConnectivity(
    _ service: FleetConnectivityService,
    didAcknowledge event: FleetSentEvent,
    error: FleetError?
  ) {
    recorder.record(Event.Fleet.DidAcknowledge.self) { answer in
      answer.kind = .init(event.kind)
      answer.jobID = event.jobID
      answer.content = .init(event.content)
      answer.error = error.map { .init($0) }
    }
  }

  func fleetConnectivity(_ service: FleetConnectivityService, didFailToPoll error: FleetError) {
    recorder.record(Event.Fleet.PollFailed.self) { $0.error = .init(error) }
  }

  // MARK: - What the service does

  func fleet(
    _ service: FleetConnectivityService,
    willSend event: FleetEvent,
    ofJob jobID: String?,
    isAccepted: Bool
  ) {
    record(event, ofJob: jobID, isAccepted: isAccepted)
  }

  func fleet(_ service: FleetConnectivityService, didChange job: FleetJobChange) {
    recorder.record(Event.Fleet.JobState.self) { event in
      event.jobID = job.jobID
      event.state = .init(job.state)
    }
  }

  func fleet(_ service: FleetConnectivityService, didRefuse message: FleetMessageRefusal) {
    recorder.record(Event.Fleet.MessageDropped.self) { event in
      event.reason = .init(message.reason)
      event.kind = message.kind.map { .init($0) }
      event.messageID = message.messageID
      event.member = message.member
    }
  }

  func fleet(_ service: FleetConnectivityService, didSend update: FleetETAUpdate) {
    recorder.record(Event.Fleet.ETAUpdate.self) { event in
      event.jobID = update.jobID
      event.remainingSeconds = update.remainingTime
      event.etaAbsolute = update.eta.seconds
      event.position = .init(update.position)
      event.changePercent = update.changePercent
      event.threshold = update.threshold
    }
  }
}

extension RecordedJSON {
  /// Content by the order of its keys.
  init(_ content: FleetContent) {
    self.init { writer in
      writer.beginObject()
      for (key, value) in content.ordered {
        writer.key(key)
        writer.string(value)
      }
      writer.endObject()
    }
  }
}

extension Recorded.FleetEventKind {
  init(_ kind: FleetEvent.Kind) {
    self =
      switch kind {
      case .jobStarted: .jobStarted
      case .jobRejected: .jobRejected
      case .jobCancelled: .jobCancelled
      case .jobFinished: .jobFinished
      case .custom: .custom
      }
  }
}

extension Recorded.FleetError {
  fileprivate init(_ error: FleetError) {
    self.init()
    type =
      switch error.errorType {
      case .server: .server
      case .connection: .connection
      }
    responseCode = error.responseCode
    errorID = error.errorID
    issues = error.issues?.map { issue in
      var recorded = Recorded.FleetIssue()
      (recorded.code, recorded.message) = (issue.code, issue.message)
      return recorded
    }
  }
}
