#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written at places, so that what was written outlives the process.
package final class RingFile {
  /// Where it is.
  package let path: String
  private let descriptor: Int32

  /// Opens a file, or makes an empty one for its owner's eyes alone.
  ///
  /// - Throws: ``FileError`` where the system refuses.
  package init(_ path: String, create: Bool) throws(FileError) {
    self.path = path
    let flags = create ? O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC : O_RDONLY | O_CLOEXEC
    descriptor = SystemCall.open(path, flags, mode_t(0o600))
    guard descriptor >= 0 else { throw FileError(create ? .write : .read, path: path, code: errno) }
  }

  deinit { _ = close(descriptor) }

  /// Gives the file its size.
  ///
  /// - Throws: ``FileError`` where the system refuses.
  package func resize(to size: Int) throws(FileError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else {
      throw FileError(.write, path: path, code: errno)
    }
  }

  /// Writes the first `count` bytes; false where the system refuses.
  @discardableResult
  package func write(_ bytes: borrowing [UInt8], _ count: Int, at offset: Int) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      Self.whole(count) { done in
        let start = unsafe buffer.baseAddress?.advanced(by: done)
        return unsafe pwrite(descriptor, start, count - done, off_t(offset + done))
      }
    }
  }

  /// Reads `count` bytes into the beginning of a buffer; false where they are not there.
  package func read(into bytes: inout [UInt8], _ count: Int, at offset: Int) -> Bool {
    guard count <= bytes.count else { return false }
    return unsafe bytes.withUnsafeMutableBytes { buffer in
      Self.whole(count) { done in
        let start = unsafe buffer.baseAddress?.advanced(by: done)
        return unsafe pread(descriptor, start, count - done, off_t(offset + done))
      }
    }
  }

  /// Moves bytes until all are moved, however few the system takes at once; false where it refuses.
  ///
  /// - Parameter move: moves what is left behind so many bytes, and returns how many it moved.
  private static func whole(_ count: Int, _ move: (Int) -> Int) -> Bool {
    var done = 0
    while done < count {
      let amount = move(done)
      if amount < 0, errno == EINTR { continue }
      guard amount > 0 else { return false }
      done += amount
    }
    return true
  }

  /// Moves a file that is there to another name.
  package static func move(_ path: String, to other: String) { _ = unsafe rename(path, other) }
}
