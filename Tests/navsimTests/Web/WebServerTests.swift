import Platform
import Synchronization
import Testing

@testable import navsim

@Suite("The server of the workbench")
struct WebServerTests {
  /// Waits a moment for the rest of a request, and for the next one.
  private static let hasty = WebConnection.Patience(
    request: 300_000_000,
    idle: 600_000_000,
    reading: 1_000_000_000
  )

  /// Sends texts over connections of their own, and returns what each is answered until its end.
  private func answers(
    _ texts: [(_ port: UInt16, _ token: String) -> String]
  ) throws -> [String] {
    let server = try WebServer(port: 0, patience: Self.hasty)
    let isOver = Atomic<Bool>(false)
    let found = Mutex<[String]>([])
    let asked = texts.map { $0(server.gate.port, server.gate.token) }
    WorkerThreads.run(count: 2, jobs: 2) { index in
      if index == 0 {
        server.serve(until: { isOver.load(ordering: .relaxed) }) { request, path, reply in
          reply.send(WebAnswer(type: "text/plain", body: Array(path.utf8) + request.body))
        }
      } else {
        for text in asked {
          let answer = Self.answer(to: text, at: server.gate.port)
          found.withLock { $0.append(answer) }
        }
        isOver.store(true, ordering: .relaxed)
      }
    }
    return found.withLock { $0 }
  }

  private static func answer(to text: String, at port: UInt16) -> String {
    guard let socket = try? Socket.connecting(to: SocketAddress(host: "127.0.0.1", port: port))
    else { return "refused" }
    var left = Array(text.utf8)[...]
    var bytes: [UInt8] = []
    let end = SystemProcess.now + 20_000_000_000
    while SystemProcess.now < end {
      if !left.isEmpty, let count = SocketPipe.write(left, to: socket.descriptor) {
        left.removeFirst(count)
      }
      SocketPipe.wait(for: [socket.descriptor], milliseconds: 20)
      switch SocketPipe.read(socket.descriptor) {
      case .bytes(let more): bytes += more
      case .nothing: continue
      case .closed: return String(decoding: bytes, as: UTF8.self)
      }
    }
    return "no end"
  }

  @Test("Strangers, the slow and the large are refused, and others are answered")
  func table() throws {
    let cases: [(status: Int, text: @Sendable (UInt16, String) -> String)] = [
      (200, { "GET /\($1)/x HTTP/1.1\r\nHost: 127.0.0.1:\($0)\r\nConnection: close\r\n\r\n" }),
      (403, { "GET /\($1.reversed())0/x HTTP/1.1\r\nHost: 127.0.0.1:\($0)\r\n\r\n" }),
      (403, { "GET / HTTP/1.1\r\nHost: 127.0.0.1:\($0)\r\n\r\n" }),
      (403, { "GET /\($1)/x HTTP/1.1\r\nHost: evil.example:\($0)\r\n\r\n" }),
      (403, { "GET /\($1)/x HTTP/1.1\r\nHost: 127.0.0.1:\($0)\r\nOrigin: http://evil\r\n\r\n" }),
      (400, { _, _ in "\u{0}\u{1}\u{2}\r\n\r\n" }),
      (408, { "GET /\($1)/x HTTP/1.1\r\nHost: 127.0.0.1:\($0)\r\n" }),
      (
        408,
        {
          "POST /\($1)/x HTTP/1.1\r\nHost: 127.0.0.1:\($0)\r\nContent-Length: 9\r\n\r\nhalf"
        }
      ),
      (413, { _, _ in "POST / HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n" }),
      (431, { _, _ in "GET /" + String(repeating: "a", count: 20_000) }),
    ]
    let found = try answers(cases.map(\.text))
    #expect(found.map { $0.prefix(12) } == cases.map { "HTTP/1.1 \($0.status)" })
    #expect(found[0].hasSuffix("\r\n\r\n/x"))
    for answer in found.dropFirst() {
      #expect(answer.contains("Connection: close\r\n") && !answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test("Who says nothing is left in the end")
  func idle() throws {
    #expect(try answers([{ _, _ in "" }]) == [""])
  }
}
