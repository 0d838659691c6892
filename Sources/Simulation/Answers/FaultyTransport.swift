import Navigation
import ScenarioLanguage

/// A way to a server on which something goes wrong.
final class FaultyTransport: RouteTransport {
  private let inner: any RouteTransport
  private let faults: ServiceFaults

  init(_ inner: any RouteTransport, _ faults: ServiceFaults) {
    self.inner = inner
    self.faults = faults
  }

  func send(
    _ request: RouteRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    send(request, onNonFatalError: { _ in }, completion: completion)
  }

  func send(
    _ request: RouteRequest,
    onNonFatalError: @escaping (RouteCalculationError) -> Void,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    let fate = faults.next()
    let exchange = FaultyExchange()
    for delay in fate.tileErrors {
      faults.schedule(delay, in: exchange) { onNonFatalError(.network(.tiles)) }
    }
    if fate.isSilent { return exchange }
    if let failure = fate.failure {
      faults.schedule(fate.failureDelay, in: exchange) { completion(failure.outcome) }
      return exchange
    }
    let call = inner.send(request, onNonFatalError: onNonFatalError) {
      [faults, weak exchange] result in
      faults.deliver(fate, in: exchange) { [weak exchange] in
        if exchange?.isCancelled != true { completion(result) }
      }
    }
    exchange.jobs.append(call)
    return exchange
  }
}
