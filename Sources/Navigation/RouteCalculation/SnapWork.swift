import Geodesy

/// Takes a line to the roads by the context's snapper.
final class SnapWork: RouteWork {
  private let line: GeoPath
  private let snapper: any RouteSnapper
  private let engine: RoutingEngine
  private let options: RouteOptions
  private var completion: ((Result<[Route], RouteFailure>) -> Void)?
  private var work: (any Cancellable)?
  private var isStarting = false

  init(
    _ line: GeoPath,
    snapper: any RouteSnapper,
    engine: RoutingEngine,
    options: RouteOptions,
    completion: @escaping (Result<[Route], RouteFailure>) -> Void
  ) {
    self.line = line
    self.snapper = snapper
    self.engine = engine
    self.options = options
    self.completion = completion
  }

  func start() {
    isStarting = true
    let tolerance = engine.configuration.snapTolerance
    work = snapper.snap(line, tolerance: tolerance, options: options) { [weak self] in
      self?.answered($0)
    }
    isStarting = false
  }

  func cancel() {
    completion = nil
    work?.cancel()
    work = nil
  }

  private func answered(_ outcome: Result<Route, RouteCalculationError>) {
    if isStarting {
      // A snapper that answers at once is heard in a later job.
      engine.scheduler.schedule(afterNanoseconds: 0, as: .answer) { [weak self] in
        self?.answered(outcome)
      }
      return
    }
    guard let completion else { return }
    self.completion = nil
    switch outcome {
    case .success(let route): completion(.success(engine.numbered([route])))
    case .failure(let error): completion(.failure(RouteFailure(error)))
    }
  }
}
