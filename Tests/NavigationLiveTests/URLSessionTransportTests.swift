import Navigation
import Testing

@testable import NavigationLive

@Suite(.timeLimit(.minutes(1)))
struct URLSessionTransportTests {
  typealias Outcome = Result<TransportResponse, TransportError>

  private func perform(
    _ request: RouteRequest,
    limits: URLSessionTransport.Limits = .init(timeout: 5)
  ) -> Outcome? {
    let scheduler = LiveScheduler()
    let transport = URLSessionTransport(scheduler: scheduler, limits: limits)
    var outcome: Outcome?
    let sending = transport.send(request) { outcome = $0 }
    #expect(outcome == nil, "the answer is a later job")
    scheduler.run { outcome != nil }
    sending.cancel()
    return outcome
  }

  private func get(_ server: LoopbackServer, _ path: String = "/") -> RouteRequest {
    .httpGet(url: "http://127.0.0.1:\(server.port)\(path)", headers: [])
  }

  @Test("An answer brings its status and body", arguments: ["200 OK", "404 Not Found"])
  func status(status: String) throws {
    let server = try #require(
      LoopbackServer { _ in LoopbackServer.answer(status, body: Array("{}".utf8)) }
    )
    let wanted = TransportResponse(status: Int(status.prefix(3)) ?? 0, body: Array("{}".utf8))
    #expect(perform(get(server)) == .success(wanted))
  }

  @Test("A post carries its headers and body")
  func post() throws {
    let server = try #require(
      LoopbackServer { LoopbackServer.answer("200 OK", body: Array($0.utf8)) }
    )
    let outcome = perform(
      .httpPost(
        url: "http://127.0.0.1:\(server.port)/route",
        headers: [HTTPHeader("X-Key", "a b")],
        body: Array("{\"a\":1}".utf8)
      )
    )
    let echo = String(decoding: try #require(try outcome?.get()).body, as: UTF8.self)
    #expect(echo.hasPrefix("POST /route HTTP/1.1\r\n"))
    #expect(echo.lowercased().contains("x-key: a b\r\n"))
    #expect(echo.hasSuffix("\r\n\r\n{\"a\":1}"))
  }

  @Test("A body beyond the limit is refused")
  func largeBody() throws {
    let body = [UInt8](repeating: 65, count: 5_000)
    let server = try #require(LoopbackServer { _ in LoopbackServer.answer("200 OK", body: body) })
    let limits = URLSessionTransport.Limits(timeout: 5, bodySize: 4_999)
    #expect(perform(get(server), limits: limits) == .failure(.bodyTooLarge))
  }

  @Test("A silent server is a timeout")
  func silence() throws {
    let server = try #require(LoopbackServer { _ in nil })
    #expect(perform(get(server), limits: .init(timeout: 0.3)) == .failure(.timeout))
  }

  @Test("A port that nobody listens on refuses")
  func refused() throws {
    let request = RouteRequest.httpGet(url: "http://127.0.0.1:1/", headers: [])
    #expect(perform(request) == .failure(.connectionRefused))
  }

  @Test(
    "Only addresses of the web are asked",
    arguments: ["", "file:///etc/passwd", "http://", "x"]
  )
  func invalid(url: String) {
    #expect(perform(.httpGet(url: url, headers: [])) == .failure(.invalidURL))
  }

  @Test("A redirect is followed on one host, and is the answer where it leads to another")
  func redirects() throws {
    let server = try #require(
      LoopbackServer { request in
        if request.hasPrefix("GET /here ") {
          return LoopbackServer.answer("302 Found", headers: "Location: /there\r\n")
        }
        if request.hasPrefix("GET /away ") {
          let to = "Location: http://localhost:1/there\r\n"
          return LoopbackServer.answer("302 Found", headers: to)
        }
        return LoopbackServer.answer("200 OK", body: Array("there".utf8))
      }
    )
    let there = TransportResponse(status: 200, body: Array("there".utf8))
    #expect(perform(get(server, "/here")) == .success(there))
    #expect(try perform(get(server, "/away"))?.get().status == 302)
  }

  @Test("A cancelled request never answers")
  func cancelled() throws {
    let server = try #require(LoopbackServer { _ in LoopbackServer.answer("200 OK") })
    let scheduler = LiveScheduler()
    let transport = URLSessionTransport(scheduler: scheduler)
    var answers = 0
    var isDone = false
    transport.send(get(server)) { _ in answers += 1 }.cancel()
    scheduler.schedule(afterNanoseconds: 200_000_000, as: .timer) { isDone = true }
    scheduler.run { isDone }
    #expect(answers == 0)
  }
}
