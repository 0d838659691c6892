/// What waits to be sent: one request after another, each when the one before was answered, so that the
/// server gets events in their order and answers in it.
final class FleetOutbox {
  private let transport: any FleetTransport
  private var waiting: [(request: FleetRequest, answered: (FleetError?) -> Void)] = []
  private var isSending = false
  private var exchange: (any Cancellable)?
  /// Counts clearings: what is answered after one belongs to nobody.
  private var generation = 0

  init(transport: any FleetTransport) { self.transport = transport }

  /// Sends a request once its turn comes.
  ///
  /// - Parameter answered: Told the outcome, once, unless the box is cleared first.
  func add(_ request: FleetRequest, answered: @escaping (FleetError?) -> Void) {
    waiting.append((request, answered))
    sendNext()
  }

  /// Forgets all that waits and all that is not answered.
  func clear() {
    generation += 1
    waiting = []
    isSending = false
    exchange?.cancel()
    exchange = nil
  }

  private func sendNext() {
    guard !isSending, !waiting.isEmpty else { return }
    let (request, answered) = waiting.removeFirst()
    let generation = generation
    isSending = true
    let exchange = transport.perform(request) { [weak self] outcome in
      guard let self, isSending, self.generation == generation else { return }
      isSending = false
      self.exchange = nil
      answered(Self.error(of: outcome))
      sendNext()
    }
    if isSending, self.generation == generation { self.exchange = exchange }
  }

  private static func error(
    of outcome: Result<TransportResponse, TransportError>
  ) -> FleetError? {
    switch outcome {
    case .success(let response):
      (200..<300).contains(response.status) ? nil : FleetError(response)
    case .failure(let error): FleetError(error)
    }
  }
}
