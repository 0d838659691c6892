/// Reads OpenStreetMap XML through a buffer of constant size.
struct OSMXMLReader {
  /// The size of the buffer, and thereby of the longest tag or comment.
  private static let bufferSize = 1 << 19

  private let input: OSMInput
  private let progress: OSMReader.Progress?
  private var parser: OSMXMLParser
  /// The number of the first line in the buffer.
  private var line = 1

  init(_ input: OSMInput, _ options: OSMReadingOptions, _ progress: OSMReader.Progress?) {
    self.input = input
    self.progress = progress
    parser = OSMXMLParser(options)
  }

  consuming func read() throws(MapError) -> (data: OSMData, report: OSMImportReport) {
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    var filled = 0
    var isAtEnd = false
    while !isAtEnd {
      let count = try input.read(into: &buffer, filled..<buffer.count)
      isAtEnd = filled + count < buffer.count
      filled += count
      let used: Int
      do { used = try parser.parse(buffer.span, filled, isAtEnd: isAtEnd) } catch {
        throw located(error, in: buffer)
      }
      guard used > 0 || isAtEnd else {
        throw located(OSMXMLError("a tag or comment is too long", at: 0), in: buffer)
      }
      guard !parser.builder.isFull else {
        throw located(OSMXMLError("the map has more than 32-bit numbers can count", at: 0), in: [])
      }
      line += Self.newlines(in: buffer.span, used)
      Self.moveDown(&buffer, used..<filled)
      filled -= used
      progress?(input.fileBytes, input.totalBytes)
    }
    parser.builder.report.decompressedBytes = input.position
    return parser.builder.finish()
  }

  private func located(_ error: OSMXMLError, in buffer: [UInt8]) -> MapError {
    MapError(
      source: input.name,
      place: .line(line + Self.newlines(in: buffer.span, error.offset)),
      message: error.message,
      hint: error.hint
    )
  }

  private static func newlines(in bytes: Span<UInt8>, _ end: Int) -> Int {
    // Checked and with branches, this loop would take a fifth of all the time.
    let part = bytes.extracting(first: end)
    return unsafe part.withUnsafeBufferPointer { pointer in
      var count = 0
      for index in 0..<pointer.count { count &+= unsafe pointer[index] == 0x0a ? 1 : 0 }
      return count
    }
  }

  /// Moves a part of the buffer to its beginning.
  private static func moveDown(_ buffer: inout [UInt8], _ part: Range<Int>) {
    var bytes = buffer.mutableSpan
    for offset in 0..<part.count { bytes[offset] = bytes[part.lowerBound + offset] }
  }
}

/// What is wrong with an XML text, and where in the bytes in memory.
struct OSMXMLError: Error {
  let message: String
  let offset: Int
  let hint: String?

  init(_ message: String, at offset: Int, hint: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
  }
}
