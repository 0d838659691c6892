import Platform

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

  /// Opens a device or pipe for writing.
  ///
  /// - Parameter patience: how many tenths of a second a pipe may be without a reader.
  /// - Throws: `FileError` where it cannot be opened, or nobody reads the pipe.
  init(writing path: String, patience: Int = 100) throws(FileError) {
    self.path = path
    descriptor = try Self.opened(path, patience: patience)
  }

  private static func opened(_ path: String, patience: Int) throws(FileError) -> Int32 {
    for attempt in 0...patience {
      // A plain `open` would wait for a reader, who may never come.
      let number = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
      if number >= 0 { return number }
      guard errno == ENXIO || errno == EINTR else { break }
      if attempt < patience { _ = usleep(100_000) }
    }
    throw FileError(.write, path: path, code: errno)
  }

  deinit { _ = close(descriptor) }

  /// Writes all bytes; a reader that has gone is no error.
  ///
  /// - Throws: `FileError` where they cannot be kept, such as on a full disk.
  func write(_ bytes: [UInt8]) throws(FileError) {
    if case .failed(let code) = IO.writeAll(bytes, to: descriptor) {
      throw FileError(.write, path: path, code: code)
    }
  }
}
