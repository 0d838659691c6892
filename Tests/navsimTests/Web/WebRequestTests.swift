import Testing

@testable import navsim

@Suite("Requests of a browser")
struct WebRequestTests {
  private func step(_ text: String, in pieces: Int = 1) -> WebRequestReader.Step {
    var reader = WebRequestReader()
    let bytes = Array(text.utf8)
    let size = max(1, bytes.count / pieces)
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.take(Array(bytes[start..<min(bytes.count, start + size)]))
      if start + size < bytes.count { #expect(reader.next() == .waiting) }
    }
    return reader.next()
  }

  @Test("A request is read whole, in whatever pieces it comes", arguments: [1, 2, 7, 40])
  func whole(pieces: Int) throws {
    let text = "POST /t/ask/live?x=1 HTTP/1.1\r\nHost: a:1\r\nContent-Length: 4\r\n\r\n{  }"
    guard case .request(let request) = step(text, in: pieces) else {
      return #expect(Bool(false))
    }
    #expect(request.method == .post && request.path == "/t/ask/live")
    #expect(request["host"] == "a:1" && request.body == Array("{  }".utf8))
  }

  @Test("Two requests that come at once are read one after the other")
  func both() {
    var reader = WebRequestReader()
    reader.take(Array("GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\n".utf8))
    guard case .request(let first) = reader.next(), case .request(let second) = reader.next() else {
      return #expect(Bool(false))
    }
    #expect([first.path, second.path] == ["/a", "/b"])
    #expect(reader.next() == .waiting && !reader.hasBegun)
  }

  @Test(
    "What is none is refused, each for its reason",
    arguments: [
      ("hello\r\n\r\n", 400), ("GET / HTTP/1.0\r\n\r\n", 505), ("GET / HTTP/2\r\n\r\n", 505),
      ("PUT / HTTP/1.1\r\n\r\n", 405), ("GET http://a/ HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\n folded\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: \u{e9}\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 0x10\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nContent-Length: 9\r\nContent-Length: 9\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 65) + "\r\n", 431),
      ("GET /" + String(repeating: "a", count: 17_000) + " HTTP/1.1\r\n\r\n", 431),
    ]
  )
  func refused(text: String, status: Int) {
    guard case .refused(let answer) = step(text) else { return #expect(Bool(false), "\(text)") }
    #expect(answer.status.rawValue == status && answer.closes)
    #expect(!answer.body.isEmpty)
  }

  @Test(
    "Only a page of this server passes the gate",
    arguments: [
      ("/T/x", ["host": "127.0.0.1:80"], 200), ("/T/x", ["host": "[::1]:80"], 200),
      ("/T/x", ["host": "localhost:80", "origin": "http://localhost:80"], 200),
      ("/T/x", ["host": "127.0.0.1:80", "sec-fetch-site": "none"], 200),
      ("/T/x", [:], 403), ("/T/x", ["host": "evil.example:80"], 403),
      ("/T/x", ["host": "127.0.0.1:81"], 403),
      ("/T/x", ["host": "127.0.0.1:80", "origin": "http://evil.example"], 403),
      ("/T/x", ["host": "127.0.0.1:80", "origin": "null"], 403),
      ("/T/x", ["host": "127.0.0.1:80", "sec-fetch-site": "cross-site"], 403),
      ("/", ["host": "127.0.0.1:80"], 403), ("/T", ["host": "127.0.0.1:80"], 403),
      ("/wrong/x", ["host": "127.0.0.1:80"], 403), ("//x", ["host": "127.0.0.1:80"], 403),
    ] as [(String, [String: String], Int)]
  )
  func gate(path: String, fields: [String: String], status: Int) {
    let gate = WebGate(port: 80)
    #expect(gate.token.count == 32 && gate.token != WebGate(port: 80).token)
    let request = WebRequest(
      method: .get,
      path: path.replacing("/T", with: "/" + gate.token),
      fields: fields.map { .init(name: $0.key, value: $0.value) }
    )
    switch gate.admit(request) {
    case .success(let rest): #expect(status == 200 && rest == "/x")
    case .failure(let refusal): #expect(refusal.answer.status.rawValue == status)
    }
  }

  @Test("What is posted is JSON and says where it comes from")
  func posted() {
    let gate = WebGate(port: 80)
    func status(_ fields: [String: String]) -> Int {
      let all = fields.merging(["host": "127.0.0.1:80"]) { $1 }
      let request = WebRequest(
        method: .post,
        path: "/\(gate.token)/ask/run",
        fields: all.map { .init(name: $0.key, value: $0.value) }
      )
      switch gate.admit(request) {
      case .success: return 200
      case .failure(let refusal): return refusal.answer.status.rawValue
      }
    }
    let origin = "http://127.0.0.1:80"
    #expect(status(["content-type": "application/json", "origin": origin]) == 200)
    #expect(status(["content-type": "application/json; charset=utf-8", "origin": origin]) == 200)
    #expect(status(["content-type": "application/json"]) == 403)
    #expect(status(["content-type": "text/plain", "origin": origin]) == 415)
    #expect(status(["origin": origin]) == 415)
  }

  @Test("Every answer forbids to keep, frame, guess and load")
  func guarded() {
    let text = String(decoding: WebAnswer(body: Array("{}".utf8)).bytes, as: UTF8.self)
    for field in [
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
      "Content-Security-Policy: default-src 'none'", "Content-Length: 2",
    ] { #expect(text.contains(field + "\r\n") || text.contains(field + ";"), "\(field)") }
  }
}
