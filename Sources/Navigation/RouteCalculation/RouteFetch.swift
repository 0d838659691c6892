/// One request for routes under way: generated, sent, repeated, parsed; it ends once, or is cancelled
/// in silence.
final class RouteFetch: RouteWork {
  let id: Int
  let engine: RoutingEngine
  let origin: Location
  let waypoints: [Waypoint]
  let options: RouteOptions
  /// Is told of errors after which it goes on.
  var onNonFatalError: ((RouteCalculationError) -> Void)?
  /// Is told the end, in a later job.
  var completion: ((Result<[Route], RouteFailure>) -> Void)?
  var work: (any Cancellable)?
  private var timer: (any Cancellable)?
  private(set) var attempts = 0
  /// Whether a request is being handed over, so that no answer to it may be told yet.
  private var isStarting = false

  init(
    id: Int,
    engine: RoutingEngine,
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions
  ) {
    self.id = id
    self.engine = engine
    self.origin = origin
    self.waypoints = waypoints
    self.options = options
  }

  func start() {
    attempts += 1
    switch engine.provider {
    case .adapter(let adapter, let transport): send(by: adapter, over: transport)
    case .custom(let provider): call(provider)
    }
  }

  func cancel() {
    completion = nil
    onNonFatalError = nil
    stopWaiting()
  }

  /// Hands a request over; an answer that comes at once is heard in a later job.
  func handOver(_ begin: (Int) -> any Cancellable) {
    startTimer()
    isStarting = true
    let begun = begin(attempts)
    isStarting = false
    if completion == nil { begun.cancel() } else { work = begun }
  }

  /// Runs what hears an answer to an attempt: later, if the request is still being handed over.
  func hear(_ attempt: Int, _ work: @escaping (RouteFetch) -> Void) {
    guard isStarting else {
      if attempts == attempt, completion != nil { work(self) }
      return
    }
    engine.scheduler.schedule(afterNanoseconds: 0, as: .answer) { [weak self] in
      guard let self, attempts == attempt, completion != nil else { return }
      work(self)
    }
  }

  // MARK: - Ends

  /// Tells of an error, and asks again where that may help.
  func failed(_ failure: RouteFailure) {
    guard failure.error.isTransient, attempts <= engine.configuration.retries else {
      return end(.failure(failure))
    }
    onNonFatalError?(failure.error)
    // Whoever was told may have called the request off.
    if completion != nil { start() }
  }

  func end(_ outcome: Result<[Route], RouteFailure>) {
    guard let completion else { return }
    self.completion = nil
    stopWaiting()
    completion(outcome)
  }

  /// Takes the routes that were found: no more than were asked for, with a leg to each stop.
  func found(_ routes: [Route]) {
    let wanted = routes.prefix(max(1, options.maximumRouteCount)).map {
      $0.joiningLegs(atViasOf: waypoints)
    }
    end(
      wanted.isEmpty ? .failure(RouteFailure(.noRouteFound)) : .success(engine.numbered(wanted))
    )
  }

  private func startTimer() {
    let limit = engine.configuration.timeout
    timer = engine.scheduler.schedule(afterNanoseconds: Int64(limit * 1e9), as: .timer) {
      [weak self] in
      guard let self, completion != nil else { return }
      stopWaiting()
      engine.providerObserver?.providerDidFail(.timeout)
      failed(RouteFailure(.timeout))
    }
  }

  func stopWaiting() {
    timer?.cancel()
    timer = nil
    work?.cancel()
    work = nil
  }
}
