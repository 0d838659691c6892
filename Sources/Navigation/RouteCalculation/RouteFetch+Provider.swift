/// What passes between a request and its provider.
extension RouteFetch {
  // MARK: - Adapter

  func send(by adapter: RouteAdapter, over transport: any RouteTransport) {
    let request: RouteRequest
    do {
      request = try adapter.requestGenerator.makeRequest(
        from: origin,
        through: waypoints,
        options: options
      )
    } catch {
      engine.providerObserver?.providerDidFailToMakeRequest(requestID: id, error: error)
      let failure = RouteFailure(RouteCalculationError(error))
      engine.scheduler.schedule(afterNanoseconds: 0, as: .answer) { [weak self] in
        self?.end(.failure(failure))
      }
      return
    }
    engine.providerObserver?.providerWillSend(request)
    if attempts == 1 { tellLeftOut(adapter.requestGenerator.leftOut(of: options)) }
    handOver { attempt in
      transport.send(
        request,
        onNonFatalError: { [weak self] error in
          self?.hear(attempt) { $0.onNonFatalError?(error) }
        },
        completion: { [weak self] outcome in
          self?.hear(attempt) { $0.answered(outcome, parser: adapter.responseParser) }
        }
      )
    }
  }

  /// Tells which wishes the request does not carry; that ferries are avoided is no wish of the app's own,
  /// but the default.
  private func tellLeftOut(_ wishes: [RouteOption]) {
    let names = wishes.filter { $0 != .avoidsFerries }.map(\.rawValue)
    guard !names.isEmpty else { return }
    note("the provider does not hear of \(names.joined(separator: ", "))")
  }

  /// Tells in a later job of something after which the calculation goes on.
  private func note(_ text: String) {
    engine.scheduler.schedule(afterNanoseconds: 0, as: .answer) { [weak self] in
      self?.onNonFatalError?(.providerFailure(text))
    }
  }

  private func answered(
    _ outcome: Result<TransportResponse, TransportError>,
    parser: any RouteResponseParser
  ) {
    stopWaiting()
    switch outcome {
    case .failure(let error):
      engine.providerObserver?.providerDidFail(error)
      failed(RouteFailure(RouteCalculationError(error)))
    case .success(let response):
      engine.providerObserver?.providerDidReceive(response)
      take(response, parser: parser)
    }
  }

  private func take(_ response: TransportResponse, parser: any RouteResponseParser) {
    let status = response.status
    let refusal: RouteCalculationError? =
      switch status {
      case 200...299: nil
      case 401, 403: .unauthorized
      case 429: .quotaExceeded
      // OSRM and others answer NoRoute with 400 and say so in a JSON body (D-38).
      case 400...499 where RouteAnswerParser.statesRefusal(response.body): nil
      case 500...599: .network(.routing)
      default: .providerFailure("HTTP \(status)")
      }
    if let refusal { return failed(RouteFailure(refusal, httpStatus: status)) }
    do {
      let routes = try parser.parseRoutes(from: response.body)
      engine.providerObserver?.providerDidParse(routeCount: routes.count)
      if routes.contains(where: \.lacksSteps) {
        onNonFatalError?(.providerFailure("the answer has no steps: each leg is one"))
      }
      if completion != nil { found(routes) }
    } catch {
      engine.providerObserver?.providerDidFailToParse(error)
      var failure = RouteFailure(RouteCalculationError(error), httpStatus: status)
      if case .invalidStatusCode(let code, _) = error { failure.providerCode = code }
      failed(failure)
    }
  }

  // MARK: - Custom provider

  func call(_ provider: any CustomRouteProvider) {
    engine.providerObserver?.providerCustomCalled(origin: origin, waypoints: waypoints)
    handOver { attempt in
      provider.routes(
        from: origin,
        through: waypoints,
        options: options,
        onNonFatalError: { [weak self] error in
          self?.hear(attempt) { $0.onNonFatalError?(error) }
        },
        completion: { [weak self] outcome in self?.hear(attempt) { $0.answered(outcome) } }
      )
    }
  }

  private func answered(_ outcome: Result<[Route], any Error>) {
    stopWaiting()
    engine.providerObserver?.providerCustomAnswered(outcome.map(\.count))
    switch outcome {
    case .success(let routes): found(routes)
    case .failure(let error):
      let known = error as? RouteCalculationError
      failed(RouteFailure(known ?? .providerFailure(String(describing: error))))
    }
  }
}
