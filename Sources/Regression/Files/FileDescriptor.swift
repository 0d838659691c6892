#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the system, closed at the end of its life.
struct FileDescriptor: ~Copyable {
  let path: String
  private let number: Int32

  /// Opens a file for reading.
  init(reading path: String) throws(FileError) {
    self.path = path
    number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw FileError(.read, path: path, code: errno) }
  }

  /// Creates a file that does not exist yet.
  init(creating path: String) throws(FileError) {
    self.path = path
    number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if number < 0 { throw FileError(.write, path: path, code: errno) }
  }

  deinit { _ = close(number) }

  /// The size in bytes; a folder is an error.
  func size() throws(FileError) -> Int {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else {
      throw FileError(.read, path: path, code: errno)
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(.read, path: path, code: EISDIR) }
    return Int(status.st_size)
  }

  /// Fills `buffer` from `offset` on.
  ///
  /// - Returns: The number of bytes read, smaller than the buffer only at the end of the file.
  func read(into buffer: inout [UInt8], count: Int, at offset: Int) throws(FileError) -> Int {
    var filled = 0
    while filled < count {
      let amount = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe pread(
          number,
          bytes.baseAddress?.advanced(by: filled),
          count - filled,
          off_t(offset + filled)
        )
      }
      if amount < 0, errno == EINTR { continue }
      if amount < 0 { throw FileError(.read, path: path, code: errno) }
      if amount == 0 { break }
      filled += amount
    }
    return filled
  }

  /// Fills `buffer` with what comes next; 0 bytes are the end.
  func readNext(into buffer: inout [UInt8]) throws(FileError) -> Int {
    while true {
      let amount = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe systemRead(number, bytes.baseAddress, bytes.count)
      }
      if amount >= 0 { return amount }
      if errno != EINTR { throw FileError(.read, path: path, code: errno) }
    }
  }

  /// Writes all of `bytes` at the end.
  func write(_ bytes: borrowing [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let amount = unsafe bytes.withUnsafeBytes { content in
        unsafe systemWrite(
          number,
          content.baseAddress?.advanced(by: written),
          content.count - written
        )
      }
      if amount < 0, errno == EINTR { continue }
      if amount < 0 { throw FileError(.write, path: path, code: errno) }
      written += amount
    }
  }

  /// Waits until everything written has reached the device.
  func synchronize() throws(FileError) {
    guard fsync(number) == 0 || errno == EINVAL else {
      throw FileError(.write, path: path, code: errno)
    }
  }

  private func systemRead(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(number, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(number, start, count)
    #else
      unsafe Darwin.read(number, start, count)
    #endif
  }

  private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(number, start, count)
    #else
      unsafe Darwin.write(number, start, count)
    #endif
  }
}
