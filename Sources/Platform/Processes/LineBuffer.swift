/// Bytes that come in pieces, taken out line by line.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// Up to where no end of a line was found.
  private var searched = 0

  /// How many bytes wait for the end of their line; all of them, where ``next()`` returned nil.
  var count: Int { bytes.count - start }

  /// The beginning of what waits.
  func beginning(_ limit: Int) -> [UInt8] { Array(bytes[start...].prefix(limit)) }

  mutating func append(_ piece: ArraySlice<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      (start, searched) = (0, 0)
    } else if start > 1 << 16 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += piece
  }

  /// Takes the next line without its line feed; nil where none is complete.
  mutating func next() -> [UInt8]? {
    guard let end = bytes.span.find(UInt8(ascii: "\n"), in: searched..<bytes.count) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return Array(bytes[start..<end])
  }
}

/// The last lines of what comes without end.
struct LastLines {
  /// How many lines are kept.
  private static let limit = 20
  /// How many bytes of a line are kept.
  private static let width = 1000

  private var lines: [[UInt8]] = []
  private var open: [UInt8] = []

  mutating func append(_ piece: ArraySlice<UInt8>) {
    for byte in piece {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if open.count < Self.width {
        open.append(byte)
      }
    }
  }

  private mutating func endLine() {
    if lines.count == Self.limit { lines.removeFirst() }
    lines.append(open)
    open.removeAll(keepingCapacity: true)
  }

  /// The lines, the last without its end too.
  var texts: [String] {
    var copy = self
    if !open.isEmpty { copy.endLine() }
    return copy.lines.map { line in
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
      return String(decoding: text, as: UTF8.self)
    }
  }
}
