import Navigation
import ScenarioLanguage

/// Lets a real server answer while virtual time stands still, and keeps what it answered.
final class RecordingTransport: RouteTransport {
  private let server: LiveServer
  private let address: ServerAddress
  private let scheduler: Scheduler
  /// Nanoseconds that every answer takes in virtual time; nil is what it took.
  private let latency: Int64?
  private(set) var entries: [Cassette.Entry] = []
  /// The first request that came to nothing; a recording with one is not worth keeping.
  private(set) var failure: TransportError?

  init(server: LiveServer, address: ServerAddress, scheduler: Scheduler, latency: Int64?) {
    self.server = server
    self.address = address
    self.scheduler = scheduler
    self.latency = latency
  }

  func send(
    _ request: RouteRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    guard request.hasValidURL else {
      return scheduler.schedule(afterNanoseconds: 0, as: .answer) {
        completion(.failure(.invalidURL))
      }
    }
    let (outcome, nanoseconds) = server.exchange(request)
    if case .failure(let error) = outcome, failure == nil { failure = error }
    let answer = ScriptedAnswer(
      latencyNanoseconds: latency ?? Self.milliseconds(nanoseconds),
      outcome: outcome.map { Self.kept($0, without: Redaction.secrets(in: request, at: address)) }
    )
    entries.append(Cassette.Entry(request: CassetteRequest(request, at: address), answer: answer))
    return scheduler.schedule(afterNanoseconds: answer.latencyNanoseconds, as: .answer) {
      completion(answer.outcome)
    }
  }

  /// Whole milliseconds, one at least, as nanoseconds.
  private static func milliseconds(_ nanoseconds: Int64) -> Int64 {
    max(1, (nanoseconds + 500_000) / 1_000_000) * 1_000_000
  }

  /// Returns an answer as a cassette keeps it: without white space around the body, and without what is
  /// not kept of the request where the server repeats it.
  private static func kept(
    _ response: TransportResponse,
    without secrets: Secrets
  ) -> TransportResponse {
    let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let body = response.body.drop(while: isSpace)
    let end = body.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? body.startIndex
    return TransportResponse(
      status: response.status,
      body: secrets.blanked(Array(body[..<end])),
      contentType: response.contentType.map {
        String(decoding: secrets.blanked(Array($0.utf8)), as: UTF8.self)
      }
    )
  }
}
