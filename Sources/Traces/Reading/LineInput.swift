import Platform

/// A file read in blocks of whole lines: LF or CRLF, a byte order mark skipped.
struct LineInput {
  private var input: ByteInput
  /// Whether the last line of the block last returned has no end.
  private(set) var isCutOff = false

  init(_ input: ByteInput) {
    self.input = input
    if input.content.starts(with: [0xef, 0xbb, 0xbf]) { self.input.position = 3 }
  }

  var name: String { input.name }
  var bytes: [UInt8] { input.bytes }

  /// Returns whole lines, about ``ByteInput/stretch`` bytes of them, as a range of ``bytes``.
  ///
  /// - Parameter line: The number of the line before the block.
  /// - Returns: nil at the end of the file.
  /// - Throws: ``TraceError`` where a line is longer than ``ByteInput/tokenLimit``.
  mutating func nextBlock(after line: Int) throws(TraceError) -> Range<Int>? {
    while true {
      if let end = endOfLines() {
        let start = input.position
        input.position = end
        return start..<end
      }
      guard input.unread <= ByteInput.tokenLimit else {
        throw TraceError(
          source: name,
          line: line + 1,
          message: "a line of more than \(ByteInput.tokenLimit >> 20) MB"
        )
      }
      if try input.refill().more { continue }
      guard input.unread > 0 else { return nil }
      let start = input.position
      input.position = input.end
      isCutOff = true
      return start..<input.end
    }
  }

  /// Returns the end of the last whole line of the next stretch; nil if none ends in memory.
  private func endOfLines() -> Int? {
    let span = input.bytes.span
    let start = input.position
    let middle = min(input.end, start + ByteInput.stretch)
    var at = middle
    while at > start {
      at -= 1
      if span[at] == 0x0a { return at + 1 }
    }
    return span.find(0x0a, in: middle..<input.end).map { $0 + 1 }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: input.bytes[range], as: UTF8.self)
  }
}
