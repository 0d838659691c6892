import Navigation

/// Answers requests in their order, each after its latency.
final class ScriptedProvider: CustomRouteProvider {
  struct Answer {
    var latency = 0.5
    var outcome: Result<[Route], RouteCalculationError>
  }

  private final class Pending: Cancellable {
    var isCancelled = false
    func cancel() { isCancelled = true }
  }

  let scheduler: TestScheduler
  var answers: [Answer]
  private(set) var origins: [Location] = []
  private(set) var waypoints: [[Waypoint]] = []
  /// Whether late answers are given although the request was cancelled.
  var ignoresCancel = false

  init(_ scheduler: TestScheduler, _ answers: [Answer]) {
    self.scheduler = scheduler
    self.answers = answers
  }

  func routes(
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
