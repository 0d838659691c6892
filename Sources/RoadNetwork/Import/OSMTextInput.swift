/// The text of an XML map in pieces, unpacked on the way where it is gzip.
struct OSMTextInput {
  private static let chunk = 1 << 18
  /// No extract unpacks to more.
  private static let unpackedLimit = 64 << 30

  private var file: MapFile
  private let gzip: GzipStream?
  private let progress: (Int, Int) -> Void
  /// The bytes in memory; those before ``position`` are read, those behind `end` are no content.
  private(set) var bytes = [UInt8](repeating: 0, count: 2 * OSMTextInput.chunk)
  private(set) var position = 0
  private var end = 0
  private var total = 0
  private var isAtEnd = false
  private var gzipHasMore = false
  /// The line of ``position``, from 1.
  private(set) var line = 1

  init(_ file: MapFile, isPacked: Bool, progress: @escaping (Int, Int) -> Void) {
    self.file = file
    gzip = isPacked ? GzipStream() : nil
    self.progress = progress
  }

  var name: String { file.name }

  /// Takes the bytes that were read to find out the format.
  mutating func begin(with head: [UInt8]) throws(MapError) {
    if let gzip {
      gzip.add(head[...])
      gzipHasMore = true
    } else {
      bytes.replaceSubrange(0..<head.count, with: head)
      end = head.count
    }
  }

  /// Goes on to the next byte with a value; false at the end of the file.
  mutating func skip(to byte: UInt8) throws(MapError) -> Bool {
    while true {
      while position < end {
        if bytes[position] == byte { return true }
        if bytes[position] == 0x0a { line += 1 }
        position += 1
      }
      guard try refill() else { return false }
    }
  }

  func begins(_ text: StaticString) -> Bool {
    guard end - position >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where unsafe bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether a text stands at the position.
  mutating func begins(with text: StaticString) throws(MapError) -> Bool {
    while end - position < text.utf8CodeUnitCount {
      guard try refill() else { return false }
    }
    return begins(text)
  }

  /// Goes on behind the next occurrence of a text; false at the end of the file.
  mutating func skip(past text: StaticString) throws(MapError) -> Bool {
    let first = unsafe text.utf8Start[0]
    while try skip(to: first) {
      if try begins(with: text) {
        position += text.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    return false
  }

  /// Returns the place behind the `>` of the tag at the position; nil at the end of the file.
  mutating func endOfTag(limit: Int) throws(MapError) -> Int? {
    var offset = 1
    var quote: UInt8 = 0
    while true {
      while position + offset < end {
        let byte = bytes[position + offset]
        offset += 1
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == UInt8(ascii: ">") {
          return position + offset
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        }
      }
      guard offset <= limit else {
        throw MapError(
          source: name,
          place: .line(line),
          message: "more than \(limit >> 20) MB without the end of a tag"
        )
      }
      guard try refill() else { return nil }
    }
  }

  /// Goes on to a place in the bytes.
  mutating func pass(to place: Int) {
    for at in position..<place where bytes[at] == 0x0a { line += 1 }
    position = place
  }

  /// Reads more behind what is unread; false at the end of the file.
  private mutating func refill() throws(MapError) -> Bool {
    guard !isAtEnd else { return false }
    if position > 0 {
      let kept = end - position
      for index in 0..<kept { bytes[index] = bytes[position + index] }
      end = kept
      position = 0
    }
    if bytes.count - end < Self.chunk {
      bytes.append(contentsOf: [UInt8](repeating: 0, count: bytes.count))
    }
    let count =
      if let gzip { try unpack(gzip) } else {
        try file.read(into: &bytes, from: end, count: Self.chunk)
      }
    end += count
    total += count
    guard total <= Self.unpackedLimit else {
      throw MapError(source: name, message: "more than 64 GB unpacked: this is no extract")
    }
    if count == 0 { isAtEnd = true }
    progress(file.position, file.size)
    return count > 0
  }

  private mutating func unpack(_ gzip: GzipStream) throws(MapError) -> Int {
    let start = end
    var filled = end
    while filled == start {
      if !gzipHasMore {
        let packed = try file.read(Self.chunk)
        if packed.isEmpty {
          guard gzip.isBetweenMembers else {
            throw MapError(
              source: name,
              place: .byte(file.position),
              message: "the gzip data ends too early: the file is cut off"
            )
          }
          return 0
        }
        gzip.add(packed[...])
      }
      let (end, status) = gzip.unpack(into: &bytes, from: filled)
      filled = end
      guard status != .damaged else {
        throw MapError(
          source: name,
          place: .byte(file.position),
          message: "the gzip data is damaged"
        )
      }
      gzipHasMore = status == .hasMore
    }
    return filled - start
  }
}
