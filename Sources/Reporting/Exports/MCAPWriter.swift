/// Writes MCAP, a container for messages with times (mcap.dev/spec, version 0).
///
/// Records have an operation code, a length and a content; numbers are little-endian. Messages lie in
/// chunks, uncompressed, each with an index, so that a reader can seek.
struct MCAPWriter {
  /// A topic with the schema of its messages.
  struct Channel: Hashable {
    var topic: String
    /// The schema's name, such as `foxglove.LocationFix`.
    var schema: String
    /// A JSON Schema of the messages.
    var definition: String
  }

  private struct ChunkPlace {
    var first: UInt64
    var last: UInt64
    var start: Int
    var length: Int
    var indexes: [(channel: UInt16, offset: Int)]
    var indexLength: Int
    var size: Int
  }

  /// What is written and not taken yet.
  private(set) var bytes: [UInt8] = []
  /// How many bytes were taken.
  private var takenCount = 0
  private let channels: [Channel]
  private var chunk: [UInt8] = []
  private var index: [[(time: UInt64, offset: Int)]]
  private var chunks: [ChunkPlace] = []
  private var counts: [UInt64]
  private var times: ClosedRange<UInt64>?
  private var chunkTimes: ClosedRange<UInt64>?

  private static let magic: [UInt8] = [0x89] + Array("MCAP0\r\n".utf8)
  private static let chunkSize = 1 << 20

  init(_ channels: [Channel]) {
    self.channels = channels
    index = channels.map { _ in [] }
    counts = channels.map { _ in 0 }
    bytes = Self.magic
    // Header: no profile, and who wrote it.
    bytes += Self.record(0x01, Self.text("") + Self.text("navsim"))
    bytes += descriptions
  }

  /// Adds a message; those of later times come later.
  mutating func add(_ data: [UInt8], to channel: Int, at nanoseconds: Int64) {
    let time = UInt64(max(0, nanoseconds))
    index[channel].append((time, chunk.count))
    counts[channel] += 1
    times = Self.extended(times, time)
    chunkTimes = Self.extended(chunkTimes, time)
    let head = Self.number(UInt16(channel + 1)) + Self.number(UInt32(counts[channel] - 1))
    chunk += Self.record(0x05, head + Self.number(time) + Self.number(time) + data)
    if chunk.count >= Self.chunkSize { endChunk() }
  }

  /// How many bytes the file has so far.
  private var count: Int { takenCount + bytes.count }

  /// Returns what was written since the last time.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    takenCount = count
    return bytes
  }

  /// Ends the file.
  mutating func finish() {
    endChunk()
    bytes += Self.record(0x0F, Self.number(UInt32(0)))
    let summary = count
    bytes += descriptions
    for place in chunks { bytes += Self.record(0x08, Self.content(of: place)) }
    bytes += Self.record(0x0B, statistics)
    let numbers = Self.number(UInt64(summary)) + Self.number(UInt64(0)) + Self.number(UInt32(0))
    bytes += Self.record(0x02, numbers) + Self.magic
  }

  private mutating func endChunk() {
    guard let span = chunkTimes else { return }
    let start = count
    let head = Self.number(span.lowerBound) + Self.number(span.upperBound)
    let sizes = Self.number(UInt64(chunk.count)) + Self.number(UInt32(0)) + Self.text("")
    bytes += Self.record(0x06, head + sizes + Self.number(UInt64(chunk.count)) + chunk)
    let length = count - start
    var indexes: [(UInt16, Int)] = []
    for (channel, entries) in index.enumerated() where !entries.isEmpty {
      let number = UInt16(channel + 1)
      indexes.append((number, count))
      let list = entries.flatMap { Self.number($0.time) + Self.number(UInt64($0.offset)) }
      bytes += Self.record(0x07, Self.number(number) + Self.number(UInt32(list.count)) + list)
    }
    chunks.append(
      ChunkPlace(
        first: span.lowerBound,
        last: span.upperBound,
        start: start,
        length: length,
        indexes: indexes,
        indexLength: count - start - length,
        size: chunk.count
      )
    )
    chunk = []
    chunkTimes = nil
    index = channels.map { _ in [] }
  }

  // MARK: - Contents

  /// The records of schemas and channels, which stand at both ends.
  private var descriptions: [UInt8] {
    var result: [UInt8] = []
    for (place, channel) in channels.enumerated() {
      let number = Self.number(UInt16(place + 1))
      let definition = Array(channel.definition.utf8)
      let schema = number + Self.text(channel.schema) + Self.text("jsonschema")
      result += Self.record(0x03, schema + Self.number(UInt32(definition.count)) + definition)
    }
    for (place, channel) in channels.enumerated() {
      let number = Self.number(UInt16(place + 1))
      let content = number + number + Self.text(channel.topic) + Self.text("json")
      result += Self.record(0x04, content + Self.number(UInt32(0)))
    }
    return result
  }

  private static func content(of place: ChunkPlace) -> [UInt8] {
    let offsets = place.indexes.flatMap { number($0.channel) + number(UInt64($0.offset)) }
    var content = number(place.first) + number(place.last)
    content += number(UInt64(place.start)) + number(UInt64(place.length))
    content += number(UInt32(offsets.count)) + offsets
    content += number(UInt64(place.indexLength)) + text("")
    return content + number(UInt64(place.size)) + number(UInt64(place.size))
  }

  private var statistics: [UInt8] {
    let used = counts.enumerated().filter { $0.element > 0 }
    let list = used.flatMap { Self.number(UInt16($0.offset + 1)) + Self.number($0.element) }
    var content = Self.number(counts.reduce(0, +)) + Self.number(UInt16(channels.count))
    content += Self.number(UInt32(channels.count)) + Self.number(UInt32(0))
    content += Self.number(UInt32(0)) + Self.number(UInt32(chunks.count))
    content += Self.number(times?.lowerBound ?? 0) + Self.number(times?.upperBound ?? 0)
    return content + Self.number(UInt32(list.count)) + list
  }

  // MARK: - Pieces

  private static func record(_ code: UInt8, _ content: [UInt8]) -> [UInt8] {
    [code] + number(UInt64(content.count)) + content
  }

  private static func text(_ text: String) -> [UInt8] {
    number(UInt32(text.utf8.count)) + Array(text.utf8)
  }

  private static func number(_ value: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    (0..<(value.bitWidth / 8)).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func extended(
    _ range: ClosedRange<UInt64>?,
    _ time: UInt64
  ) -> ClosedRange<UInt64> {
    guard let range else { return time...time }
    return min(range.lowerBound, time)...max(range.upperBound, time)
  }
}
