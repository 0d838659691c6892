#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a write ended.
package enum WriteOutcome: Equatable, Sendable {
  /// All bytes are with the system.
  case written
  /// The reader has gone: nothing more is wanted.
  case closed
  /// The bytes could not be kept, for the reason given.
  case failed(String)
}

/// The streams that a process begins with, and others of which only the descriptor is known.
package enum SystemStream {
  /// Whether a person sits there.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all bytes, waiting where there is no room.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> WriteOutcome {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe SystemCall.write(
          descriptor,
          buffer.baseAddress?.advanced(by: sent),
          bytes.count - sent
        )
      }
      if count >= 0 {
        sent += count
      } else if errno == EPIPE {
        return .closed
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, 1000)
      } else if errno != EINTR {
        return .failed(SystemCall.words(for: errno))
      }
    }
    return .written
  }

  /// Reads to the end, or to one byte beyond the limit.
  package static func readAll(_ descriptor: Int32, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while result.count <= limit {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe SystemCall.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        result += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return result
  }

  /// The rows of a terminal; without bounds where there is none.
  package static func rows(of descriptor: Int32) -> Int {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else {
      return .max
    }
    return Int(size.ws_row)
  }

  /// The columns of a terminal; 80 where there is none.
  package static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
