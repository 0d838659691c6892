#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file read in chunks through one buffer, whose unread part stays together.
struct ByteInput {
  /// The largest token, line or point in bytes; more is an error, not memory.
  static let tokenLimit = 1 << 20
  private static let chunk = 1 << 18

  let name: String
  /// The bytes in memory; those from ``position`` on are unread.
  private(set) var bytes: [UInt8]
  var position = 0
  /// Whether the file has nothing behind the bytes in memory.
  private(set) var isAtEnd: Bool
  private let file: OpenFile?

  /// Closes the file when the last reader is gone.
  private final class OpenFile: Sendable {
    let descriptor: Int32
    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }
  }

  init(bytes: [UInt8], name: String) {
    self.name = name
    self.bytes = bytes
    isAtEnd = true
    file = nil
  }

  init(path: String) throws(TraceError) {
    name = path
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw TraceError(source: path, message: "cannot read the trace: \(Self.lastError())")
    }
    file = OpenFile(descriptor)
    bytes = []
    isAtEnd = false
    bytes.reserveCapacity(2 * Self.chunk)
    _ = try refill()
  }

  /// Reads more, dropping what was read before `position`; false at the end of the file.
  ///
  /// Positions move down by the number of bytes dropped, which is returned in `moved`.
  mutating func refill() throws(TraceError) -> (more: Bool, moved: Int) {
    guard let file, !isAtEnd else { return (false, 0) }
    let moved = position
    if moved > 0 {
      bytes.removeSubrange(0..<moved)
      position = 0
    }
    let start = bytes.count
    let descriptor = file.descriptor
    var count = 0
    bytes.reserveCapacity(start + Self.chunk)
    // An array is copied at once even without optimisation; a sequence is not.
    bytes.append(contentsOf: [UInt8](repeating: 0, count: Self.chunk))
    count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress?.advanced(by: start), Self.chunk)
    }
    bytes.removeLast(Self.chunk - max(0, count))
    guard count >= 0 else {
      throw TraceError(source: name, message: "cannot read the trace: \(Self.lastError())")
    }
    if count == 0 { isAtEnd = true }
    return (count > 0, moved)
  }

  /// Returns the first place of a byte at or behind `start`; nil if it is not in memory.
  @inline(__always)
  func find(_ byte: UInt8, from start: Int) -> Int? {
    let count = bytes.count
    guard start < count else { return nil }
    return unsafe bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), count - start)
      else { return nil }
      return unsafe base.distance(to: UnsafeRawPointer(found))
    }
  }

  private static func lastError() -> String {
    unsafe String(cString: strerror(errno)).lowercased()
  }
}
