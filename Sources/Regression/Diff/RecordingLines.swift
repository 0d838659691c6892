package import CanonicalJSON

/// The text of a recording that was looked through, and where its lines begin.
///
/// A line is parsed when it is asked for: kept parsed, a recording takes twice its size.
package struct RecordingLines: Sendable {
  /// The text.
  package let bytes: [UInt8]

  private let path: String
  /// Where each line begins, and the end of the last.
  private var starts: [UInt32] = [0]

  /// About how many bytes are parsed at a time.
  private static let piece = 65_536

  /// Takes a text apart.
  ///
  /// - Parameter take: is told each part of it, whole lines but perhaps the last.
  /// - Throws: What `take` throws.
  init<Failure: Error>(
    _ bytes: [UInt8],
    path: String,
    take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    (self.bytes, self.path) = (bytes, path)
    // Room that is not used costs nothing; to grow costs the old room beside the new.
    starts.reserveCapacity(bytes.count / 100)
    var start = 0
    while start < bytes.count {
      var end = min(bytes.count, start + Self.piece)
      while end < bytes.count, bytes[end - 1] != UInt8(ascii: "\n") { end += 1 }
      try take(Array(bytes[start..<end]))
      for place in start..<end where bytes[place] == UInt8(ascii: "\n") {
        starts.append(UInt32(place + 1))
      }
      start = end
    }
    if let last = starts.last, Int(last) < bytes.count { starts.append(UInt32(bytes.count)) }
  }

  /// The number of lines.
  package var count: Int { starts.count - 1 }

  /// Returns where a line stands, with its end.
  func range(of line: Int) -> Range<Int> { Int(starts[line])..<Int(starts[line + 1]) }

  /// The value of a line, from 0.
  package subscript(line: Int) -> JSONValue {
    // What was looked through is JSON.
    (try? JSONDocument(parsing: Array(bytes[range(of: line)]), source: path))?.root ?? .null
  }

  /// Calls `body` with lines in their order, each with its number: many are parsed at a time.
  func forEach(in lines: Range<Int>, _ body: (Int, JSONValue) -> Void) {
    var first = lines.lowerBound
    while first < lines.upperBound {
      var end = first + 1
      while end < lines.upperBound, Int(starts[end] - starts[first]) < Self.piece { end += 1 }
      let text = Array(bytes[Int(starts[first])..<Int(starts[end])])
      if let parsed = try? JSONLines(parsing: text, source: path) {
        for index in 0..<parsed.count { body(first + index, parsed[index]) }
      }
      first = end
    }
  }
}
