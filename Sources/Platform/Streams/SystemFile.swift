#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A device or a pipe that is written as it comes.
package final class SystemFile {
  private static let attempt = "cannot write"

  private let path: String
  private let descriptor: Int32

  /// Opens a device or pipe for writing.
  ///
  /// - Parameter patience: how many tenths of a second a pipe may be without a reader.
  /// - Throws: ``SystemError`` where the system refuses, or nobody reads the pipe.
  package init(writing path: String, patience: Int = 100) throws(SystemError) {
    self.path = path
    descriptor = try Self.opened(path, patience: patience)
  }

  private static func opened(_ path: String, patience: Int) throws(SystemError) -> Int32 {
    for number in 0...patience {
      // A plain `open` would wait for a reader, who may never come.
      let opened = SystemCall.open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK, 0)
      if opened >= 0 { return opened }
      guard errno == ENXIO || errno == EINTR else { break }
      if number < patience { _ = usleep(100_000) }
    }
    let reason =
      errno == ENXIO ? "nobody reads it, or there is no such device" : SystemCall.words(for: errno)
    throw SystemError(attempt, of: path, reason: reason)
  }

  deinit { _ = close(descriptor) }

  /// Writes all bytes; a reader that has gone is no error.
  ///
  /// - Throws: ``SystemError`` where they cannot be kept.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    if case .failed(let reason) = SystemStream.writeAll(bytes, to: descriptor) {
      throw SystemError(Self.attempt, of: path, reason: reason)
    }
  }
}
