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

  /// Whether a path leads to something that must not be replaced, such as a pipe or a device.
  package static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Opens a device or pipe for writing.
  ///
  /// - Throws: ``SystemError`` where the system refuses.
  package init(writing path: String) throws(SystemError) {
    self.path = path
    descriptor = SystemCall.open(path, O_WRONLY | O_CLOEXEC, 0)
    if descriptor < 0 {
      throw SystemError(Self.attempt, of: path, reason: SystemCall.words(for: errno))
    }
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
