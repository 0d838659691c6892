import Regression

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A device or a pipe that is written as it comes.
final class SystemFile {
  private let path: String
  private let descriptor: Int32

  /// Whether a path leads to something that must not be replaced, such as a pipe or a device.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Opens a device or pipe for writing.
  init(writing path: String) throws {
    self.path = path
    descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    if descriptor < 0 { throw failure(SystemProcess.message(of: errno)) }
  }

  deinit { _ = close(descriptor) }

  /// Writes all bytes; a reader that has gone is no error.
  func write(_ bytes: [UInt8]) throws {
    if case .failed(let reason) = IO.writeAll(bytes, to: descriptor) { throw failure(reason) }
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure(.harnessFault, "\(path): error: cannot write: \(reason)")
  }
}
