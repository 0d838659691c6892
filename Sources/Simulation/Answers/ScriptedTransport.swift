import Navigation
import ScenarioLanguage

/// Answers requests as the scenario scripts it: the first answer to the first request, and so on.
final class ScriptedTransport: RouteTransport {
  private let answers: [ScriptedAnswer]
  private let scheduler: Scheduler
  private var used = 0
  /// Is told of a request for which no answer is left.
  var onUnscripted: (() -> Void)?

  init(answers: [ScriptedAnswer], scheduler: Scheduler) {
    self.answers = answers
    self.scheduler = scheduler
  }

  /// How many answers nobody asked for.
  var unusedCount: Int { answers.count - used }

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
    guard request.hasValidURL else {
      return scheduler.schedule(afterNanoseconds: 0, as: .answer) {
        completion(.failure(.invalidURL))
      }
    }
    guard used < answers.count else {
      onUnscripted?()
      return scheduler.schedule(afterNanoseconds: 0, as: .answer) { completion(.failure(.offline)) }
    }
    let answer = answers[used]
    used += 1
    let exchange = ScriptedExchange()
    for (nanoseconds, error) in answer.nonFatal {
      exchange.jobs.append(
        scheduler.schedule(afterNanoseconds: nanoseconds, as: .answer) { onNonFatalError(error) }
      )
    }
    exchange.jobs.append(
      scheduler.schedule(afterNanoseconds: answer.latencyNanoseconds, as: .answer) {
        completion(answer.outcome)
      }
    )
    return exchange
  }
}

/// What waits for one request; cancelled together.
private final class ScriptedExchange: Cancellable {
  var jobs: [any Cancellable] = []

  func cancel() {
    for job in jobs { job.cancel() }
  }
}
