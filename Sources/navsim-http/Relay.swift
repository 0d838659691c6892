import CanonicalJSON
import Foundation
import Navigation
import NavigationLive

/// Answers lines, one after another.
final class Relay {
  private let scheduler = LiveScheduler()
  private let transport: URLSessionTransport

  /// Whether a request was given up whose server may go on for ever; only the end of the process ends it.
  private(set) var isSpent = false

  init(limits: URLSessionTransport.Limits) {
    transport = URLSessionTransport(scheduler: scheduler, limits: limits)
  }

  /// Returns the answer to a line with its line feed; nil for an empty one.
  func answer(to line: LineReader.Line) -> [UInt8]? {
    guard let bytes = line.bytes else {
      return failure(nil, "invalidRequest", "stdin:\(line.number): error: the line is too long")
    }
    if bytes.allSatisfy({ [9, 13, 32].contains($0) }) { return nil }
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, source: "stdin")
    } catch {
      return failure(nil, [Diagnostic(error)], line: line.number)
    }
    let diagnostics = Diagnostics()
    guard let request = RelayRequest(document.root, diagnostics) else {
      let id = RelayRequest.id(of: document.root)
      return failure(id, diagnostics.problems, line: line.number)
    }
    switch perform(request.request) {
    case .success(let response): return success(request.id, response)
    case .failure(let error):
      return failure(request.id, error.rawValue, Self.explanation(of: error))
    }
  }

  private func perform(_ request: RouteRequest) -> Result<TransportResponse, TransportError> {
    var outcome: Result<TransportResponse, TransportError>?
    let sending = transport.send(request) { outcome = $0 }
    let before = Memory.used
    let watch = scheduler.scheduleRepeating(everyNanoseconds: 10_000_000, as: .timer) {
      guard outcome == nil, Memory.used - before > Memory.limit else { return }
      outcome = .failure(.bodyTooLarge)
    }
    scheduler.run { outcome != nil }
    watch.cancel()
    sending.cancel()
    if [.failure(.bodyTooLarge), .failure(.timeout)].contains(outcome) { isSpent = true }
    return outcome ?? .failure(.offline)
  }

  private func success(_ id: [UInt8], _ response: TransportResponse) -> [UInt8] {
    var writer = JSONWriter(reserving: response.body.count + 64)
    writer.beginObject()
    writer.member("id", raw: id)
    writer.member("status", response.status)
    if let type = response.contentType {
      writer.member("contentType", type)
    }
    if Self.isText(response.body), let text = String(validating: response.body, as: UTF8.self) {
      writer.member("body", text)
    } else {
      writer.member("bodyBase64", Data(response.body).base64EncodedString())
    }
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// Whether a body holds no control characters but those of texts; each would take six bytes of a line.
  private static func isText(_ body: [UInt8]) -> Bool {
    !body.contains { $0 < 32 && ![9, 10, 13].contains($0) }
  }

  private func failure(_ id: [UInt8]?, _ problems: [Diagnostic], line: Int) -> [UInt8] {
    let messages = problems.map { problem in
      var located = problem
      located.location?.line = line
      return located.description
    }
    return failure(id, "invalidRequest", messages.joined(separator: "\n"))
  }

  private func failure(_ id: [UInt8]?, _ error: String, _ message: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("id")
    if let id { writer.raw(id) } else { writer.null() }
    writer.member("error", error)
    writer.member("message", message)
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  private static func explanation(of error: TransportError) -> String {
    switch error {
    case .timeout: "no complete answer in time"
    case .offline: "the host cannot be reached"
    case .connectionRefused: "nothing listens there"
    case .invalidURL: "expected a URL that begins with http:// or https:// and names a host"
    case .bodyTooLarge: "the answer is larger than 32 MB"
    case .insecure: "no secure connection: the certificate is not trusted, or it is no TLS server"
    case .malformedAnswer: "the answer is no HTTP, or ends too early"
    case .tooManyRedirects: "the server redirects again and again"
    }
  }
}
