import Platform
import CanonicalJSON
import Navigation
import Regression
import ScenarioLanguage
import Simulation

/// The program beside this one that opens sockets, running as long as somebody holds this.
///
/// It performs one request after another, a line in and a line out. A helper that does not answer in
/// time, or speaks badly, is ended; the request then has failed.
final class LiveHelper {
  /// Seconds that the helper itself gives a request, and some for the way.
  private static let patience = Duration.seconds(20)
  /// The longest line that is taken: the largest body, every byte of it escaped.
  private static let lineLimit = 200 << 20

  private let program: String
  private var child: ChildProcess?
  private var requestCount = 0

  init(program: String) throws {
    self.program = program
    do throws(StartError) {
      child = try Self.start(program)
    } catch {
      throw CommandFailure(
        .harnessFault,
        "\(program): error: cannot be run: \(error.reason)"
          + "\n  hint: 'swift build' puts navsim-http beside navsim; NAVSIM_HTTP names another place"
      )
    }
  }

  private static func start(_ program: String) throws(StartError) -> ChildProcess {
    try ChildProcess([program], keepsError: false)
  }

  /// The helper's path: `NAVSIM_HTTP`, or `navsim-http` beside this program.
  static func path(_ environment: [String: String]) -> String {
    if let path = environment["NAVSIM_HTTP"], !path.isEmpty { return path }
    return Paths.join(Paths.folder(of: SystemChild.ownProgram), "navsim-http")
  }

  /// Performs a request and waits for its answer.
  func exchange(_ request: RouteRequest) -> LiveServer.Answer {
    let start = SystemProcess.now
    let outcome = perform(request)
    return (outcome, Int64(clamping: SystemProcess.now - start))
  }

  private func perform(
    _ request: RouteRequest
  ) -> Result<TransportResponse, TransportError> {
    requestCount += 1
    guard let child else { return lost() }
    child.send(Self.line(requestCount, request))
    switch child.nextLine(until: .now + Self.patience, limit: Self.lineLimit) {
    case .line(let line): return Self.answer(line, to: requestCount) ?? lost()
    case .late: return lost(.timeout)
    case .tooLong, .ended, .interrupted: return lost()
    }
  }

  /// Ends the helper; the next request finds none.
  private func lost(_ error: TransportError = .offline) -> Result<TransportResponse, TransportError>
  {
    child = nil
    child = try? Self.start(program)
    return .failure(error)
  }

  // MARK: - Lines

  private static func line(_ id: Int, _ request: RouteRequest) -> [UInt8] {
    let (method, headers, body): (String, [HTTPHeader], [UInt8]?) =
      switch request {
      case .httpGet(_, let headers): ("GET", headers, nil)
      case .httpPost(_, let headers, let body): ("POST", headers, body)
      }
    var writer = JSONWriter(reserving: 1024)
    writer.beginObject()
    writer.member("id", id)
    writer.member("method", method)
    writer.member("url", request.url)
    writer.beginObject("headers")
    for header in headers {
      writer.member(header.name, header.value)
    }
    writer.endObject()
    if let body {
      writer.member("body", String(decoding: body, as: UTF8.self))
    }
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// Returns what a line says; nil where it is no answer to the request.
  private static func answer(
    _ line: [UInt8],
    to id: Int
  ) -> Result<TransportResponse, TransportError>? {
    guard let root = try? JSONDocument(parsing: line).root, root["id"]?.integer == Int64(id) else {
      return nil
    }
    if let error = root["error"]?.string {
      return .failure(TransportError(rawValue: error) ?? .offline)
    }
    guard let status = root["status"]?.integer, (100...599).contains(status) else { return nil }
    // A body that is no text is no answer in any format that is read here.
    let body = root["body"]?.string.map { Array($0.utf8) } ?? []
    return .success(
      TransportResponse(
        status: Int(status),
        body: body,
        contentType: root["contentType"]?.string
      )
    )
  }
}
