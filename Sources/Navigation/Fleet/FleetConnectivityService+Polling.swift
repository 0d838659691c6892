extension FleetConnectivityService {
  /// Asks for messages now, beside the polls at their times.
  ///
  /// While a poll is under way, another follows it.
  ///
  /// - Returns: False if the service does not run.
  @discardableResult
  public func forcePoll() -> Bool {
    guard isRunning else { return false }
    if isPolling { wantsAnotherPoll = true } else { poll() }
    return true
  }

  /// Asks for messages, unless a poll is under way.
  func poll() {
    guard let connection, !isPolling else { return }
    isPolling = true
    pollCount += 1
    let request = FleetRequest.messages(
      assetID: connection.assetID,
      dispatcherID: connection.dispatcherID,
      after: cursor
    )
    let generation = generation
    let exchange = transport.perform(request) { [weak self] outcome in
      guard let self, isPolling, self.generation == generation else { return }
      pollExchange = nil
      answered(outcome, connection)
    }
    if isPolling { pollExchange = exchange }
  }

  private func answered(
    _ outcome: Result<TransportResponse, TransportError>,
    _ connection: Connection
  ) {
    let parser = FleetMessageParser(
      assetID: connection.assetID,
      dispatcherID: connection.dispatcherID,
      receptionMilliseconds: wallClock
    )
    switch outcome.mapError(FleetError.init).flatMap(parser.parse) {
    case .failure(let error):
      deliver { $0.delegate?.fleetConnectivity($0, didFailToPoll: error) }
      deliver { $0.pollEnded() }
    case .success(let poll):
      for refusal in poll.refusals {
        deliver { $0.observer?.fleet($0, didRefuse: refusal) }
      }
      for message in poll.messages { deliver { $0.receive(message) } }
      deliver { service in
        // Not before the last message was told: a stop in between loses none.
        service.cursor = poll.next ?? service.cursor
        service.confirm(poll, connection)
        service.pollEnded()
      }
    }
  }

  private func pollEnded() {
    isPolling = false
    guard wantsAnotherPoll else { return }
    wantsAnotherPoll = false
    poll()
  }

  /// Tells the server what came, wanted or not, so that it does not come again.
  private func confirm(_ poll: FleetPoll, _ connection: Connection) {
    let ids = poll.messages.map(\.id) + poll.refusals.compactMap(\.messageID)
    guard !ids.isEmpty else { return }
    let request = FleetRequest.receipt(
      assetID: connection.assetID,
      dispatcherID: connection.dispatcherID,
      messageIDs: ids
    )
    // If it is lost, the messages come again and are known.
    _ = transport.perform(request) { _ in }
  }

  // MARK: - Messages

  private func receive(_ message: FleetMessage) {
    guard received.insert(message.id) else {
      let refusal = FleetMessageRefusal(
        .duplicate,
        kind: message.isJob ? .job : .custom,
        messageID: message.id
      )
      observer?.fleet(self, didRefuse: refusal)
      return
    }
    if message.isJob {
      if !message.isWithdrawal { keep(message) }
      untoldChanges += jobs.offer(message)
    }
    delegate?.fleetConnectivity(self, didReceive: message)
    tellChanges()
  }

  /// Tells what became of jobs, after what caused it.
  func tellChanges() {
    let changes = untoldChanges
    untoldChanges = []
    for change in changes { observer?.fleet(self, didChange: change) }
  }

  /// The jobs whose messages are kept.
  private static let jobLimit = 256

  private func keep(_ message: FleetMessage) {
    if let known = self.message(ofJob: message.jobID),
      known.creationMilliseconds > message.creationMilliseconds
    {
      return
    }
    jobMessages.removeAll { $0.jobID == message.jobID }
    jobMessages.append(message)
    if jobMessages.count > Self.jobLimit { jobMessages.removeFirst() }
  }

  /// Returns the newest message that offered a job; nil where none came.
  public func message(ofJob id: String) -> FleetMessage? {
    jobMessages.last { $0.jobID == id }
  }
}
