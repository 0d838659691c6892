import Platform

/// Who hands on the bytes of a file that is none of the system's, such as one within an archive.
protocol ByteSource {
  /// Fills a part of `buffer` with what comes next.
  ///
  /// - Returns: How many bytes; none at the end.
  func read(into buffer: inout [UInt8], _ range: Range<Int>) -> Int
}

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
  private let rest: Rest

  /// Where the bytes come from that are not in memory yet.
  private enum Rest {
    case nowhere
    case file(OpenFile)
    case source(any ByteSource)
  }

  init(bytes: [UInt8], name: String) {
    self.name = name
    self.bytes = bytes
    end = bytes.count
    isAtEnd = true
    rest = .nowhere
  }

  init(path: String) throws(TraceError) {
    name = path
    do { rest = .file(try OpenFile(path)) } catch { throw Self.refusal(error) }
    bytes = [UInt8](repeating: 0, count: 2 * Self.chunk)
    end = 0
    isAtEnd = false
    _ = try refill()
  }

  init(_ source: some ByteSource, name: String) throws(TraceError) {
    self.name = name
    rest = .source(source)
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
    guard !isAtEnd else { return (false, 0) }
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
    let count = try read(end..<(end + Self.chunk))
    end += count
    if count == 0 { isAtEnd = true }
    return (count > 0, moved)
  }

  /// Reads what comes next into a part of the buffer; returns how many bytes, none at the end.
  private mutating func read(_ range: Range<Int>) throws(TraceError) -> Int {
    switch rest {
    case .nowhere: return 0
    case .file(let file):
      do { return try file.read(into: &bytes, range) } catch { throw Self.refusal(error) }
    case .source(let source): return source.read(into: &bytes, range)
    }
  }

  /// Returns the whole file, from the byte at ``position``.
  ///
  /// - Throws: ``TraceError`` where it is larger than `limit` bytes.
  func whole(limit: Int, as what: String) throws(TraceError) -> [UInt8] {
    guard case .file(let file) = rest, !isAtEnd else { return try wholeContent(limit, what) }
    // What is too large is not begun, and what is not is read to one place.
    guard file.size <= limit else { throw excess(limit, what) }
    do { return try file.rest(after: bytes[position..<end], limit: limit) } catch {
      throw Self.refusal(error)
    }
  }

  /// Returns what is in memory, and all that a source has behind it.
  private func wholeContent(_ limit: Int, _ what: String) throws(TraceError) -> [UInt8] {
    var input = self
    var whole: [UInt8] = []
    repeat {
      whole += input.bytes[input.position..<input.end]
      input.position = input.end
      guard whole.count <= limit || isAtEnd else { throw excess(limit, what) }
    } while try input.refill().more
    return whole
  }

  private func excess(_ limit: Int, _ what: String) -> TraceError {
    TraceError(source: name, message: "\(what) of more than \(limit >> 20) MB")
  }

  private static func refusal(_ error: FileError) -> TraceError {
    TraceError(source: error.path, message: "cannot read the trace: \(error.systemReason)")
  }
}
