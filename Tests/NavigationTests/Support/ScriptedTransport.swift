import Navigation
import NavigationFixtures

/// Answers requests in their order with a status and a body, or with an error.
final class ScriptedTransport: RouteTransport {
  enum Answer {
    case response(Int, String)
    case error(TransportError)
    case silence
  }

  private final class Pending: Cancellable {
    func cancel() {}
  }

  let scheduler: TestScheduler
  var answers: [Answer]
  private(set) var requests: [RouteRequest] = []

  init(_ scheduler: TestScheduler, _ answers: [Answer]) {
    self.scheduler = scheduler
    self.answers = answers
  }

  func send(
    _ request: RouteRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    requests.append(request)
    let answer = answers.isEmpty ? Answer.silence : answers.removeFirst()
    _ = scheduler.schedule(afterNanoseconds: 500_000_000, as: .answer) {
      switch answer {
      case .response(let status, let body):
        completion(.success(TransportResponse(status: status, body: Array(body.utf8))))
      case .error(let error): completion(.failure(error))
      case .silence: break
      }
    }
    return Pending()
  }
}
