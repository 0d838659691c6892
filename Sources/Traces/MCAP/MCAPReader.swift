import CanonicalJSON
import Geodesy

/// Reads the places of an MCAP file, as rosbag2 writes it.
///
/// They are messages of `sensor_msgs/NavSatFix`, and of Foxglove's LocationFix in JSON; each topic is a track.
///
/// Layout after https://mcap.dev/spec. Records come as they stand in the file, through one buffer; of
/// topics that hold no place nothing is kept, however large they are. "Lines" are numbers of records.
struct MCAPReader: TraceDecoder {
  private var input: ByteInput
  private let options: TraceReadingOptions
  private var schemas: [UInt16: (name: String, encoding: String)] = [:]
  private var channels: [UInt16: (topic: String, layout: MCAPPlace.Layout?)] = [:]
  private var types: [String] = []
  private var current: UInt16?
  /// Bytes of the file that are passed over before the next record.
  private var passing = 0
  private var record = 0
  private var count = 0
  private var hasBegun = false

  static let magic: [UInt8] = [0x89, 0x4d, 0x43, 0x41, 0x50, 0x30, 0x0d, 0x0a]
  /// An operation code and a length.
  private static let headLength = 9

  init(_ input: ByteInput, options: TraceReadingOptions) {
    self.input = input
    self.options = options
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    if !hasBegun {
      hasBegun = true
      guard try has(Self.magic.count), input.content.starts(with: Self.magic) else {
        throw error("an MCAP file without its first bytes, or of another version than 0")
      }
      input.position += Self.magic.count
    }
    for _ in 0..<1024 {
      guard try readRecord(&filter) else {
        guard count > 0 else { throw noPlace }
        return false
      }
    }
    return true
  }

  /// Whether so many bytes are in memory, once more was read.
  private mutating func has(_ count: Int) throws(TraceError) -> Bool {
    while input.unread < count {
      guard try input.refill().more else { return false }
    }
    return true
  }

  /// Reads the next record, or passes it over; false at the end of the data.
  private mutating func readRecord(_ filter: inout FixFilter) throws(TraceError) -> Bool {
    while passing > 0 {
      let step = min(passing, input.unread)
      input.position += step
      passing -= step
      if passing > 0, try !input.refill().more { return try cutOff(&filter) }
    }
    guard try has(Self.headLength) else { return try cutOff(&filter) }
    record += 1
    let code = input.bytes[input.position]
    guard let size = input.bytes.span.number(input.position + 1, 8), size < UInt64(Int32.max) << 20
    else { throw error("a record of an impossible length") }
    input.position += Self.headLength
    let length = Int(size)
    switch code {
    // The end of the data; what follows is an index.
    case 0x0f, 0x02: return false
    case 0x06: return try enterChunk(length, &filter)
    case 0x03, 0x04, 0x05:
      return try readContent(code, length, &filter)
    default:
      passing = length
      return true
    }
  }

  private mutating func cutOff(_ filter: inout FixFilter) throws(TraceError) -> Bool {
    try filter.note(.truncatedEnd, line: max(1, record))
    return false
  }

  /// Enters a chunk: its records follow each other as if there were none, unless they are compressed.
  private mutating func enterChunk(
    _ length: Int,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Bool {
    let fixed = 32
    guard try has(min(length, fixed + 16)) else { return try cutOff(&filter) }
    guard length >= fixed + 8, let name = compression else {
      throw error("a chunk without a head")
    }
    guard name.isEmpty else {
      throw error(
        "chunks compressed with \(name) are not read",
        hint: "write them plain: mcap decompress FILE -o plain.mcap; or export the positions to GPX"
      )
    }
    input.position += fixed + 8
    return true
  }

  /// How the chunk at hand is compressed: the text behind its times, its size and its sum.
  private var compression: String? {
    text(input.bytes.span, input.position + 28, input.position + 48)
  }

  /// Reads a schema, a channel or a message.
  private mutating func readContent(
    _ code: UInt8,
    _ length: Int,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Bool {
    if code == 0x05 {
      guard try has(min(length, 2)) else { return try cutOff(&filter) }
      let number = input.bytes.span.number(input.position, 2).map { UInt16($0) }
      guard let number, let channel = channels[number], channel.layout != nil else {
        passing = length
        return true
      }
    }
    guard length <= ByteInput.tokenLimit else {
      // The definitions of a schema may be long; its names stand at the beginning.
      if code == 0x05 {
        throw error("a place of more than \(ByteInput.tokenLimit >> 20) MB")
      }
      passing = length
      return true
    }
    guard try has(length) else { return try cutOff(&filter) }
    let start = input.position
    input.position += length
    let bytes = Array(input.bytes[start..<(start + length)])
    switch code {
    case 0x03: try readSchema(bytes.span)
    case 0x04: try readChannel(bytes.span)
    default: try readMessage(bytes, &filter)
    }
    return true
  }

  private mutating func readSchema(_ span: Span<UInt8>) throws(TraceError) {
    guard let number = span.number(0, 2), let name = text(span, 2, span.count),
      let encoding = text(span, 6 + name.utf8.count, span.count)
    else { throw error("a schema that is cut off") }
    schemas[UInt16(number)] = (name, encoding)
  }

  private mutating func readChannel(_ span: Span<UInt8>) throws(TraceError) {
    guard let number = span.number(0, 2), let schema = span.number(2, 2),
      let topic = text(span, 4, span.count),
      let encoding = text(span, 8 + topic.utf8.count, span.count)
    else { throw error("a channel that is cut off") }
    let type = schemas[UInt16(schema)]?.name ?? ""
    let layout = MCAPPlace.Layout(schema: type, encoding: encoding)
    if channels[UInt16(number)] == nil, types.count < 12 {
      types.append("\(topic) (\(type.isEmpty ? "no type" : type), \(encoding))")
    }
    channels[UInt16(number)] = (topic, layout)
  }

  private mutating func readMessage(
    _ bytes: [UInt8],
    _ filter: inout FixFilter
  ) throws(TraceError) {
    // Channel, sequence, time of the log, time of publishing, data.
    guard let number = bytes.span.number(0, 2).map({ UInt16($0) }),
      let logged = bytes.span.number(6, 8), bytes.count >= 22,
      let (topic, layout) = channels[number], let layout
    else { throw error("a message that is cut off") }
    guard let place = MCAPPlace(Array(bytes[22...]), layout) else {
      throw error("a message of \(topic) that is no \(layout.name), or is cut off")
    }
    guard place.hasFix else {
      try filter.note(.invalidFix, line: record)
      return
    }
    var fix = place.fix
    guard fix.coordinate.latitude.isFinite, fix.coordinate.longitude.isFinite else {
      try filter.note(.emptyPoint, line: record)
      return
    }
    fix.line = record
    try Position.check(fix.coordinate, source: input.name, line: record)
    if let interval = options.interval {
      fix.time = FixClock.time(of: count, every: interval)
    } else {
      // Where nobody stamped the message, the log did.
      fix.time = place.fix.time == 0 ? Int64(clamping: logged) : place.fix.time
      guard FixClock.range.contains(fix.time) else { throw error("a time beyond all years") }
    }
    if current != number {
      current = number
      filter.tracks.enter(topic, isKey: true)
    }
    count += 1
    try filter.take(&fix)
  }

  /// Returns the text at a place: four bytes of its length, then itself.
  private func text(_ span: Span<UInt8>, _ at: Int, _ end: Int) -> String? {
    guard let count = span.number(at, 4), count <= 4096,
      at + 4 + Int(count) <= max(end, span.count)
    else { return nil }
    guard at + 4 + Int(count) <= span.count else { return nil }
    return String(
      decoding: (at + 4..<at + 4 + Int(count)).map { span[$0] },
      as: UTF8.self
    )
  }

  private var noPlace: TraceError {
    let list = types.isEmpty ? "no topics" : types.joined(separator: ", ")
    return TraceError(
      source: input.name,
      message: "no place in the file: expected sensor_msgs/NavSatFix in CDR or ROS 1, or"
        + " foxglove.LocationFix in JSON, found \(list)"
    )
  }

  private func error(_ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: input.name, line: max(1, record), message: message, hint: hint)
  }
}

extension FormatEntry {
  /// MCAP with places in it.
  static let mcap = FormatEntry(
    title: "MCAP",
    endings: ["mcap"],
    unit: "record",
    kind: .stream(
      claim: { $0.bytes.starts(with: MCAPReader.magic.prefix(5)) ? .certain : nil },
      open: { input, options in MCAPReader(input, options: options) }
    )
  )
}
