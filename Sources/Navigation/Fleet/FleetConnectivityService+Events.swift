extension FleetConnectivityService {
  /// Sends an event; the server's acknowledgement comes later.
  ///
  /// The event holds on this side at once, whatever the server says (D-40).
  ///
  /// - Returns: False if the service does not run, or the event's conditions are not met: a job is started
  ///   under a job ID while none is running, unless it was ended before and not offered again; a rejected job
  ///   is neither running nor ended; cancelled and finished need the running job; IDs and content keep
  ///   ``FleetLimits``.
  @discardableResult
  public func send(_ event: FleetEvent) -> Bool {
    // What was caused before is told before.
    tellChanges()
    let jobID =
      switch event {
      case .jobCancelled, .jobFinished: jobs.running
      case .jobStarted, .jobRejected, .custom: event.jobID
      }
    let fits = FleetLimits.fits(jobID: jobID, message: nil, content: event.content)
    let accepted = fits && jobs.permits(event) ? connection : nil
    observer?.fleet(self, willSend: event, ofJob: jobID, isAccepted: accepted != nil)
    guard let accepted else { return false }
    let sent = FleetSentEvent(
      id: nextEventID(),
      kind: event.kind,
      jobID: jobID,
      assetID: accepted.assetID,
      dispatcherID: accepted.dispatcherID,
      creationMilliseconds: wallClock,
      etaThreshold: event.effectiveETAThreshold,
      content: event.content
    )
    if let change = jobs.apply(event) {
      if change.state != .rejected {
        etaReference = event.effectiveETAThreshold.map { FleetETAReference(threshold: $0) }
      }
      untoldChanges.append(change)
    }
    outbox.add(.event(sent)) { [weak self] error in
      self?.deliver { $0.delegate?.fleetConnectivity($0, didAcknowledge: sent, error: error) }
    }
    tellChanges()
    if event.kind == .jobStarted { deliver { $0.considerETA() } }
    return true
  }
}
