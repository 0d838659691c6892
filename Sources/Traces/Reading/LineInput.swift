/// A file read line by line: LF or CRLF, a byte order mark skipped.
struct LineInput {
  private var input: ByteInput
  /// The number of the line last returned, from 1.
  private(set) var line = 0
  /// Whether the line last returned had no end.
  private(set) var isCutOff = false

  init(_ input: ByteInput) {
    self.input = input
    if input.bytes.starts(with: [0xef, 0xbb, 0xbf]) { self.input.position = 3 }
  }

  var name: String { input.name }
  var bytes: [UInt8] { input.bytes }

  /// Returns the next line, without its end, as a range of ``bytes``; nil at the end.
  mutating func next() throws(TraceError) -> Range<Int>? {
    var scanned = input.position
    while true {
      if let end = input.find(0x0a, from: scanned) {
        let start = input.position
        input.position = end + 1
        line += 1
        return start..<(end > start && input.bytes[end - 1] == 0x0d ? end - 1 : end)
      }
      let unread = input.bytes.count - input.position
      guard unread <= ByteInput.tokenLimit else {
        throw TraceError(
          source: name,
          line: line + 1,
          message: "a line of more than \(ByteInput.tokenLimit >> 20) MB"
        )
      }
      let (more, _) = try input.refill()
      scanned = input.position + (more ? unread : 0)
      guard !more else { continue }
      guard unread > 0 else { return nil }
      let start = input.position
      input.position = input.bytes.count
      line += 1
      isCutOff = true
      return start..<input.bytes.count
    }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: input.bytes[range], as: UTF8.self)
  }
}
