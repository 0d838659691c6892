#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the system, read from its start to its end; closed at the end of its life.
final class OSMFile {
  let path: String
  /// The size in bytes; 0 if it is not known, as of a pipe.
  let size: Int
  private let descriptor: Int32

  init(_ path: String) throws(MapError) {
    self.path = path
    let opened = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw Self.lastError(path) }
    var status = stat()
    guard unsafe fstat(opened, &status) == 0 else {
      let error = Self.lastError(path)
      close(opened)
      throw error
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      close(opened)
      throw MapError(source: path, message: "this is a folder, not a map file")
    }
    descriptor = opened
    size = max(0, Int(status.st_size))
  }

  deinit { close(descriptor) }

  /// Fills a part of `buffer` with what comes next; 0 bytes are the end.
  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(MapError) -> Int {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= buffer.count else { return 0 }
    while true {
      let amount = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe systemRead(
          descriptor,
          bytes.baseAddress?.advanced(by: range.lowerBound),
          range.count
        )
      }
      if amount >= 0 { return amount }
      if errno != EINTR { throw Self.lastError(path) }
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

  private static func lastError(_ path: String) -> MapError {
    let reason = unsafe String(cString: strerror(errno)).lowercased()
    return MapError(source: path, message: "cannot read the map: \(reason)")
  }
}
