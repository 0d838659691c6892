#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the small files that scenarios are made of, and knows where they really lie.
package enum InputFile {
  /// A file that cannot be read.
  package struct Failure: Error, Hashable, Sendable {
    package let path: String
    package let reason: String
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameter limit: The largest size read.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path: path, reason: lastError()) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw Failure(path: path, reason: lastError()) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure(path: path, reason: "it is a folder")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, Int(status.st_size)))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let size = chunk.count
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe Self.read(file, $0.baseAddress, size)
      }
      guard count >= 0 else { throw Failure(path: path, reason: lastError()) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else {
        throw Failure(path: path, reason: "larger than \(limit >> 20) MB")
      }
    }
  }

  /// Returns the path with links and `..` resolved; nil where there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  private static func read(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(file, start, size)
    #elseif canImport(Musl)
      unsafe Musl.read(file, start, size)
    #else
      unsafe Darwin.read(file, start, size)
    #endif
  }

  private static func lastError() -> String {
    unsafe String(cString: strerror(errno)).lowercased()
  }
}
