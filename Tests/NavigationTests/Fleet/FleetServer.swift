import Navigation
import NavigationFixtures

/// A dispatcher's server of a test: answers each request as it is told, later or at once.
final class FleetServer: FleetTransport {
  private final class Exchange: Cancellable {
    var isCancelled = false
    func cancel() { isCancelled = true }
  }

  let scheduler: TestScheduler
  private(set) var requests: [FleetRequest] = []
  /// The bodies of the polls to come, in order; then none.
  var polls: [String] = []
  /// Seconds until the answer of a request, by its number from 0 on; nil is at once, inside the call.
  var latency: (Int) -> Double? = { _ in 0.5 }
  /// What events are answered.
  var status = 204

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  var events: [FleetSentEvent] {
    requests.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  var updates: [FleetETAUpdate] {
    requests.compactMap { if case .etaUpdate(let update) = $0 { update } else { nil } }
  }

  func perform(
    _ request: FleetRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    let latency = latency(requests.count)
    requests.append(request)
    var answer = TransportResponse(status: status, body: [])
    if case .messages = request {
      answer =
        polls.isEmpty
        ? TransportResponse(status: 204, body: [])
        : TransportResponse(status: 200, body: Array(polls.removeFirst().utf8))
    }
    let exchange = Exchange()
    guard let latency else {
      completion(.success(answer))
      return exchange
    }
    _ = scheduler.schedule(afterNanoseconds: Int64(latency * 1e9), as: .answer) {
      // Asked not to answer, some servers' answers come all the same.
      completion(.success(answer))
    }
    return exchange
  }
}
