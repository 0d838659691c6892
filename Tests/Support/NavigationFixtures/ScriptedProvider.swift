package import Navigation

/// Answers requests in their order, each after its latency.
package final class ScriptedProvider: CustomRouteProvider {
  package struct Answer {
    package var latency = 0.5
    package var outcome: Result<[Route], RouteCalculationError>

    package init(latency: Double = 0.5, outcome: Result<[Route], RouteCalculationError>) {
      self.latency = latency
      self.outcome = outcome
    }
  }

  private final class Pending: Cancellable {
    var isCancelled = false
    func cancel() { isCancelled = true }
  }

  package let scheduler: TestScheduler
  package var answers: [Answer]
  package private(set) var origins: [Location] = []
  package private(set) var waypoints: [[Waypoint]] = []
  /// Whether late answers are given although the request was cancelled.
  package var ignoresCancel = false

  package init(_ scheduler: TestScheduler, _ answers: [Answer]) {
    self.scheduler = scheduler
    self.answers = answers
  }

  package func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    origins.append(origin)
    self.waypoints.append(waypoints)
    let pending = Pending()
    let answer =
      answers.isEmpty ? Answer(outcome: .failure(.network(.routing))) : answers.removeFirst()
    let wait = Int64((answer.latency * 1e9).rounded())
    _ = scheduler.schedule(afterNanoseconds: wait, as: .answer) { [self] in
      if pending.isCancelled && !ignoresCancel { return }
      completion(answer.outcome.mapError { $0 })
    }
    return pending
  }
}
