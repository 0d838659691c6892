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
  ///
  /// - Parameter texts: what is sent; PORT and TOKEN stand for those of the server.
  private func answers(_ texts: [String]) throws -> [String] {
    let server = try WebServer(port: 0, patience: Self.hasty)
    let isOver = Atomic<Bool>(false)
    let found = Mutex<[String]>([])
    let asked = texts.map { text in
      text.replacing("PORT", with: "\(server.gate.port)").replacing(
        "TOKEN",
        with: server.gate.token
      )
    }
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
    let host = "Host: 127.0.0.1:PORT\r\n"
    let cases: [(status: Int, text: String)] = [
      (200, "GET /TOKEN/x HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n"),
      (403, "GET /another/x HTTP/1.1\r\n" + host + "\r\n"),
      (403, "GET / HTTP/1.1\r\n" + host + "\r\n"),
      (403, "GET /TOKEN/x HTTP/1.1\r\nHost: evil.example:PORT\r\n\r\n"),
      (403, "GET /TOKEN/x HTTP/1.1\r\n" + host + "Origin: http://evil.example\r\n\r\n"),
      (400, "\u{0}\u{1}\u{2}\r\n\r\n"),
      (408, "GET /TOKEN/x HTTP/1.1\r\n" + host),
      (408, "POST /TOKEN/x HTTP/1.1\r\n" + host + "Content-Length: 9\r\n\r\nhalf"),
      (413, "POST / HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n"),
      (431, "GET /" + String(repeating: "a", count: 20_000)),
    ]
    let found = try answers(cases.map(\.text))
    #expect(found.map { String($0.prefix(12)) } == cases.map { "HTTP/1.1 \($0.status)" })
    #expect(found[0].hasSuffix("\r\n\r\n/x"))
    for answer in found.dropFirst() {
      #expect(answer.contains("Connection: close\r\n") && !answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test("Who says nothing is left in the end")
  func idle() throws {
    #expect(try answers([""]) == [""])
  }
}
