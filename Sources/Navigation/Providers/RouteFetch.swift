/// One request for routes under way: generated, sent, retried, parsed; it ends once, or is cancelled
/// in silence.
final class RouteFetch: Cancellable {
  let id: Int
  private let context: NavigationContext
  private let origin: Location
  private let waypoints: [Waypoint]
  private let options: RouteOptions
  private var completion: ((Result<[Route], RouteCalculationError>) -> Void)?
  private var work: (any Cancellable)?
  private var timer: (any Cancellable)?
  private var attempts = 0

  init(
    id: Int,
    context: NavigationContext,
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], RouteCalculationError>) -> Void
  ) {
    self.id = id
    self.context = context
    self.origin = origin
    self.waypoints = waypoints
    self.options = options
    self.completion = completion
  }

  /// Sends the request; the completion runs in a later job.
  func start() {
    attempts += 1
    switch context.provider {
    case .adapter(let adapter, let transport): send(by: adapter, over: transport)
    case .custom(let provider): call(provider)
    }
  }

  func cancel() {
    completion = nil
    stopWaiting()
  }

  // MARK: - Adapter

  private func send(by adapter: RouteAdapter, over transport: any RouteTransport) {
    let request: RouteRequest
    do {
      request = try adapter.requestGenerator.makeRequest(
        from: origin,
        through: waypoints,
        options: options
      )
    } catch {
      context.providerObserver?.providerDidFailToMakeRequest(requestID: id, error: error)
      let reason = RouteCalculationError(error)
      context.scheduler.schedule(afterNanoseconds: 0, as: .answer) { [self] in
        end(.failure(reason))
      }
      return
    }
    context.providerObserver?.providerWillSend(request)
    startTimer()
    let attempt = attempts
    work = transport.send(request) { [weak self] outcome in
      guard let self, attempts == attempt else { return }
      answered(outcome, parser: adapter.responseParser)
    }
  }

  private func answered(
    _ outcome: Result<TransportResponse, TransportError>,
    parser: any RouteResponseParser
  ) {
    guard completion != nil else { return }
    stopWaiting()
    switch outcome {
    case .failure(let error):
      context.providerObserver?.providerDidFail(error)
      failed(RouteCalculationError(error))
    case .success(let response):
      context.providerObserver?.providerDidReceive(response)
      take(response, parser: parser)
    }
  }

  private func take(_ response: TransportResponse, parser: any RouteResponseParser) {
    switch response.status {
    case 200...299: break
    case 401, 403: return failed(.unauthorized)
    case 429: return failed(.quotaExceeded)
    case 400...499:
      // OSRM and Valhalla answer NoRoute with 400 and say so in a JSON body (D-38).
      guard OSRMResponseParser.statesCode(response.body) else {
        return failed(.providerFailure("HTTP \(response.status)"))
      }
    case 500...599: return failed(.network(.routing))
    default: return failed(.providerFailure("HTTP \(response.status)"))
    }
    do {
      let routes = try parser.parseRoutes(from: response.body)
      context.providerObserver?.providerDidParse(routeCount: routes.count)
      end(routes.isEmpty ? .failure(.noRouteFound) : .success(routes))
    } catch {
      context.providerObserver?.providerDidFailToParse(error)
      failed(RouteCalculationError(error))
    }
  }

  // MARK: - Custom provider

  private func call(_ provider: any CustomRouteProvider) {
    context.providerObserver?.providerCustomCalled(origin: origin, waypoints: waypoints)
    startTimer()
    let attempt = attempts
    work = provider.routes(from: origin, through: waypoints, options: options) {
      [weak self] outcome in
      guard let self, completion != nil, attempts == attempt else { return }
      stopWaiting()
      context.providerObserver?.providerCustomAnswered(outcome.map(\.count))
      switch outcome {
      case .success(let routes):
        end(routes.isEmpty ? .failure(.noRouteFound) : .success(routes))
      case .failure(let error):
        failed(error as? RouteCalculationError ?? .providerFailure(String(describing: error)))
      }
    }
  }

  // MARK: - Ends

  private func failed(_ error: RouteCalculationError) {
    guard error.isTransient, attempts <= context.configuration.routing.retries else {
      return end(.failure(error))
    }
    start()
  }

  private func end(_ outcome: Result<[Route], RouteCalculationError>) {
    guard let completion else { return }
    self.completion = nil
    stopWaiting()
    completion(outcome)
  }

  private func startTimer() {
    let limit = context.configuration.routing.timeout
    timer = context.scheduler.schedule(afterNanoseconds: Int64(limit * 1e9), as: .timer) {
      [weak self] in
      guard let self, completion != nil else { return }
      stopWaiting()
      context.providerObserver?.providerDidFail(.timeout)
      failed(.timeout)
    }
  }

  private func stopWaiting() {
    timer?.cancel()
    timer = nil
    work?.cancel()
    work = nil
  }
}
