import Platform

/// A file read in chunks through one buffer, whose unread part stays together.
struct ByteInput {
  /// The largest token, line or point in bytes; more is an error, not memory.
  static let tokenLimit = 1 << 20
  /// Bytes that are worked on at once: enough to make a call cheap, few enough to stay in the cache.
  static let stretch = 1 << 16
  private static let chunk = 1 << 17

  let name: String
  /// The bytes in memory, and behind ``end`` whatever was there before.
  private(set) var bytes: [UInt8]
  /// The bytes before it are read.
  var position = 0
  /// Where the bytes in memory end.
  private(set) var end: Int
  /// Whether the file has nothing behind the bytes in memory.
  private(set) var isAtEnd: Bool
  private let file: OpenFile?

  init(bytes: [UInt8], name: String) {
    self.name = name
    self.bytes = bytes
    end = bytes.count
    isAtEnd = true
    file = nil
  }

  init(path: String) throws(TraceError) {
    name = path
    do { file = try OpenFile(path) } catch { throw Self.refusal(error) }
    bytes = [UInt8](repeating: 0, count: 2 * Self.chunk)
    end = 0
    isAtEnd = false
    _ = try refill()
  }

  /// The bytes in memory.
  @inline(__always)
  var content: ArraySlice<UInt8> { bytes[0..<end] }

  /// The number of bytes in memory that are unread.
  @inline(__always)
  var unread: Int { end - position }

  /// Reads more, dropping what was read before ``position``; false at the end of the file.
  ///
  /// Positions move down by the number of bytes dropped, which is returned in `moved`.
  mutating func refill() throws(TraceError) -> (more: Bool, moved: Int) {
    guard let file, !isAtEnd else { return (false, 0) }
    let moved = position
    if moved > 0 {
      let kept = end - moved
      unsafe bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        unsafe base.copyMemory(from: base + moved, byteCount: kept)
      }
      end = kept
      position = 0
    }
    if bytes.count - end < Self.chunk {
      bytes.append(contentsOf: [UInt8](repeating: 0, count: max(bytes.count, Self.chunk)))
    }
    let count: Int
    do { count = try file.read(into: &bytes, end..<(end + Self.chunk)) } catch {
      throw Self.refusal(error)
    }
    end += count
    if count == 0 { isAtEnd = true }
    return (count > 0, moved)
  }

  /// Returns the whole file, from the byte at ``position``.
  ///
  /// - Throws: ``TraceError`` where it is larger than `limit` bytes.
  func whole(limit: Int, as what: String) throws(TraceError) -> [UInt8] {
    guard let file, !isAtEnd else { return Array(bytes[position..<end]) }
    // What is too large is not begun, and what is not is read to one place.
    guard file.size <= limit else {
      throw TraceError(source: name, message: "\(what) of more than \(limit >> 20) MB")
    }
    do { return try file.rest(after: bytes[position..<end], limit: limit) } catch {
      throw Self.refusal(error)
    }
  }

  private static func refusal(_ error: FileError) -> TraceError {
    TraceError(source: error.path, message: "cannot read the trace: \(error.systemReason)")
  }
}
