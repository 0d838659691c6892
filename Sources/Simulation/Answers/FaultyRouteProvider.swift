import Navigation
import ScenarioLanguage

/// A provider of routes to which something happens on the way.
final class FaultyRouteProvider: CustomRouteProvider {
  private let inner: any CustomRouteProvider
  private let faults: ServiceFaults

  init(_ inner: any CustomRouteProvider, _ faults: ServiceFaults) {
    self.inner = inner
    self.faults = faults
  }

  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    routes(
      from: origin,
      through: waypoints,
      options: options,
      onNonFatalError: { _ in },
      completion: completion
    )
  }

  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    onNonFatalError: @escaping (RouteCalculationError) -> Void,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    let fate = faults.next()
    let exchange = FaultyExchange()
    for delay in fate.tileErrors {
      faults.schedule(delay, in: exchange) { onNonFatalError(.network(.tiles)) }
    }
    if fate.isSilent { return exchange }
    if let failure = fate.failure {
      faults.schedule(fate.failureDelay, in: exchange) { completion(.failure(failure.error)) }
      return exchange
    }
    let call = inner.routes(
      from: origin,
      through: waypoints,
      options: options,
      onNonFatalError: onNonFatalError
    ) { [faults, weak exchange] result in
      faults.deliver(fate, in: exchange) { [weak exchange] in
        if exchange?.isCancelled != true { completion(result) }
      }
    }
    exchange.jobs.append(call)
    return exchange
  }

  func supports(_ mode: RouteOptions.TravelMode) -> Bool { inner.supports(mode) }
}
