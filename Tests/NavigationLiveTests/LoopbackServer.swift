import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A server of one answer a connection, on a free port of the loopback device.
final class LoopbackServer: Sendable {
  let port: UInt16
  private let listener: Int32

  /// Starts to listen; `answer` makes the whole answer of a request's head, nil to stay silent.
  init?(answer: @escaping @Sendable (String) -> [UInt8]?) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        unsafe bind(listener, name, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, name, &size) == 0
      }
    }
    guard isListening else {
      close(listener)
      return nil
    }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { Self.serve(connection, answer) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func serve(_ connection: Int32, _ answer: (String) -> [UInt8]?) {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isComplete(request) {
      let count = unsafe recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      request.append(contentsOf: buffer[..<count])
    }
    if let bytes = answer(String(decoding: request, as: UTF8.self)) {
      var sent = 0
      while sent < bytes.count {
        let rest = Array(bytes[sent...])
        let count = unsafe send(connection, rest, rest.count, Int32(MSG_NOSIGNAL))
        if count <= 0 { break }
        sent += count
      }
    } else {
      // Silence: wait until the client has had enough.
      _ = unsafe recv(connection, &buffer, buffer.count, 0)
    }
    close(connection)
  }

  private static func isComplete(_ request: [UInt8]) -> Bool {
    let text = String(decoding: request, as: UTF8.self)
    guard let head = text.range(of: "\r\n\r\n") else { return false }
    let length = text[..<head.lowerBound].split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
    return text[head.upperBound...].utf8.count >= length ?? 0
  }

  /// Makes an answer.
  static func answer(_ status: String, headers: String = "", body: [UInt8] = []) -> [UInt8] {
    let head = "HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\n\(headers)"
    return Array((head + "Connection: close\r\n\r\n").utf8) + body
  }
}
