/// What goes on behind a session.
protocol RouteWork: Cancellable {
  /// Begins; the end is told in a later job.
  func start()
}

/// Work that is over before it began: its failure is told in a later job.
final class RefusedWork: RouteWork {
  private let scheduler: any Scheduling
  private let failure: RouteCalculationError
  private var completion: ((Result<[Route], RouteFailure>) -> Void)?

  init(
    _ failure: RouteCalculationError,
    scheduler: any Scheduling,
    completion: @escaping (Result<[Route], RouteFailure>) -> Void
  ) {
    self.failure = failure
    self.scheduler = scheduler
    self.completion = completion
  }

  func start() {
    scheduler.schedule(afterNanoseconds: 0, as: .answer) { [weak self] in
      guard let self, let completion else { return }
      completion(.failure(RouteFailure(failure)))
    }
  }

  func cancel() { completion = nil }
}
