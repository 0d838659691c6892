import Foundation
import Synchronization
import Testing

@testable import navsim_http

/// Servers that never stop to write.
@Suite("Answers without end", .serialized, .timeLimit(.minutes(2)))
struct EndlessAnswerTests {
  private static let heads = [
    "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n",
    "HTTP/1.1 302 Found\r\nLocation: /further\r\n\r\n",
    "HTTP/1.1 200 OK\r\nX-Header: ",
  ]

  /// Listens on a free port of the loopback device, and answers with a head and what never ends.
  private static func startServer(_ head: String) throws -> UInt16 {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        unsafe bind(listener, name, size) == 0 && listen(listener, 4) == 0
          && getsockname(listener, name, &size) == 0
      }
    }
    try #require(isListening)
    Thread.detachNewThread {
      let connection = accept(listener, nil, nil)
      var bytes = Array(head.utf8)
      while unsafe send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) > 0 {
        bytes = [UInt8](repeating: 65, count: 1 << 20)
      }
      close(connection)
      close(listener)
    }
    return UInt16(bigEndian: address.sin_port)
  }

  @Test("are refused, cost little memory, and the next request is answered", arguments: heads)
  func refused(head: String) throws {
    let port = try Self.startServer(head)
    let program = Bundle.main.bundleURL.appendingPathComponent("navsim-http").path
    let built = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/debug/navsim-http").path
    let process = Process()
    let isThere = FileManager.default.isExecutableFile(atPath: program)
    process.executableURL = URL(fileURLWithPath: isThere ? program : built)
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let peak = Self.watch(process.processIdentifier)
    // Both in one piece: the second waits in the program that is begun anew.
    let lines = [port, 1].enumerated().map { id, port in
      #"{"id":\#(id),"method":"GET","url":"http://127.0.0.1:\#(port)/"}"#
    }
    try input.fileHandleForWriting.write(
      contentsOf: Data((lines.joined(separator: "\n") + "\nx\n").utf8)
    )
    try input.fileHandleForWriting.close()
    let answers = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    .split(separator: "\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    try #require(answers.count == 3, "\(answers)")
    // The body of a redirect is the session's own: it ends with the time or with the memory.
    let isRefused = ["bodyTooLarge", "malformedAnswer", "timeout"].contains {
      answers[0].contains($0)
    }
    #expect(isRefused && answers[0].contains(#""id":0"#), "\(answers)")
    #expect(answers[1].contains("connectionRefused"))
    #expect(answers[2].contains("stdin:3:1: error"))
    // In kB: what the limit of a redirect takes, and the program itself.
    let kilobytes = peak.withLock { $0 }
    #expect(kilobytes > 0 && kilobytes < 300 << 10, "\(kilobytes) kB")
  }

  /// Watches the most memory that a process takes, in kB, also after it began anew; 0 where the system does
  /// not tell.
  private static func watch(_ process: Int32) -> Peak {
    let peak = Peak()
    Thread.detachNewThread {
      while let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) {
        if let most = status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap({ Int($0.output.1) }) {
          peak.withLock { $0 = max($0, most) }
        } else if status.contains("State:\tZ") {
          return
        }
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
    return peak
  }

  private final class Peak: Sendable {
    private let value = Mutex(0)

    func withLock<Result: Sendable>(_ body: (inout Int) -> Result) -> Result {
      value.withLock { body(&$0) }
    }
  }
}
