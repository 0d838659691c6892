import Geodesy

/// Reads what watches and bicycle computers record: the `record` messages of a FIT file.
///
/// Layout after Garmin's public FIT protocol, https://developer.garmin.com/fit/protocol/. Files that follow
/// each other in one are tracks; where the timer was stopped a segment ends. "Lines" are numbers of
/// messages.
struct FITReader: TraceDecoder {
  private let bytes: [UInt8]
  private let name: String
  private let options: TraceReadingOptions
  private var at = 0
  private var message = 0
  private var count = 0
  private var segment = 0
  /// Whether the next place begins a segment.
  private var isStopped = false
  /// Where the messages of the file at hand end.
  private var end = 0
  private var definitions = [FITDefinition?](repeating: nil, count: 16)
  /// The last time of any message, in seconds since the end of 1989.
  private var lastTime: UInt32 = 0

  /// The largest file in bytes.
  private static let limit = 256 << 20
  /// Seconds from 1970 to 1989-12-31, where Garmin's times begin.
  private static let epoch: Int64 = 631_065_600

  init(_ input: ByteInput, options: TraceReadingOptions) throws(TraceError) {
    bytes = try input.whole(limit: Self.limit, as: "a FIT file")
    name = input.name
    self.options = options
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    for _ in 0..<2048 {
      if at == end {
        guard at < bytes.count else { return false }
        try begin(&filter)
        if at == bytes.count { return false }
      }
      guard try readMessage(&filter) else {
        try filter.note(.truncatedEnd, line: max(1, message))
        (at, end) = (bytes.count, bytes.count)
        return false
      }
      if at == end { at = min(bytes.count, end + 2) }
      if at >= end { end = at }
    }
    return true
  }

  /// Reads the head of a file, and checks its sum.
  private mutating func begin(_ filter: inout FixFilter) throws(TraceError) {
    let bytes = bytes
    let span = bytes.span
    let size = Int(span[at])
    guard size == 12 || size == 14, span.begins(".FIT", at + 8),
      let length = span.number(at + 4, 4)
    else {
      guard at > 0 else { throw error("no head of a FIT file") }
      // Some programs fill the end of a file up.
      try filter.note(.truncatedEnd, line: max(1, message))
      at = bytes.count
      end = at
      return
    }
    let start = at
    let whole = Int(length)
    let rest = bytes.count - at - size
    // A watch that loses its power leaves the length that it began with.
    let isUnfinished = whole == 0 || whole > rest
    at = min(bytes.count, start + size)
    end = isUnfinished ? bytes.count : at + whole
    if !isUnfinished, let stated = span.number(end, 2), stated != 0,
      stated != UInt64(FITChecksum.sum(span, start..<end))
    {
      throw error("the file's checksum is wrong: it is damaged")
    }
    definitions = Array(repeating: nil, count: 16)
    lastTime = 0
    filter.tracks.enter(nil)
    if isUnfinished { try filter.note(.truncatedEnd, line: max(1, message)) }
  }

  /// Reads a message; false where the file is cut off within it.
  private mutating func readMessage(_ filter: inout FixFilter) throws(TraceError) -> Bool {
    message += 1
    let bytes = bytes
    let span = bytes.span
    let head = span[at]
    if head & 0x80 == 0, head & 0x40 != 0 {
      guard
        let (definition, next) = FITDefinition.read(span, at + 1, end, hasMore: head & 0x20 != 0)
      else { return false }
      definitions[Int(head & 0x0f)] = definition
      at = next
      return true
    }
    let isShort = head & 0x80 != 0
    guard let definition = definitions[Int(isShort ? head >> 5 & 3 : head & 0x0f)] else {
      throw error("message \(message) has no definition before it: the file is damaged")
    }
    let start = at + 1
    guard definition.size <= end - start else { return false }
    at = start + definition.size
    if isShort {
      // Five bits of the time, which have gone round where they are fewer than before.
      let offset = UInt32(head & 0x1f)
      lastTime = lastTime &+ ((offset &- lastTime) & 0x1f)
    } else if let time = definition.unsigned(253, span, start) {
      lastTime = UInt32(time)
    }
    switch definition.kind {
    case 20: try readPlace(definition, span, start, hasTime: isShort, &filter)
    case 21: readEvent(definition, span, start)
    default: break
    }
    return true
  }

  /// Takes a timer that was stopped.
  private mutating func readEvent(_ definition: FITDefinition, _ span: Span<UInt8>, _ start: Int) {
    let type = definition.unsigned(1, span, start)
    if definition.unsigned(0, span, start) == 0, type == 1 || type == 4 { isStopped = count > 0 }
  }

  private mutating func readPlace(
    _ definition: FITDefinition,
    _ span: Span<UInt8>,
    _ start: Int,
    hasTime: Bool,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    guard let latitude = definition.signed(0, span, start),
      let longitude = definition.signed(1, span, start)
    else {
      try filter.note(.emptyPoint, line: message)
      return
    }
    // The newer field of a value is the finer one.
    let altitude = definition.unsigned(78, span, start) ?? definition.unsigned(2, span, start)
    let speed = definition.unsigned(73, span, start) ?? definition.unsigned(6, span, start)
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(
        latitude: Double(latitude) * (180.0 / 2_147_483_648),
        longitude: Double(longitude) * (180.0 / 2_147_483_648)
      ),
      altitude: altitude.map { Double($0) / 5 - 500 },
      speed: speed.map { Double($0) / 1000 },
      horizontalAccuracy: definition.unsigned(31, span, start).map { Double($0) },
      line: message
    )
    try Position.check(fix.coordinate, source: name, line: message)
    if let interval = options.interval {
      fix.time = FixClock.time(of: count, every: interval)
    } else {
      guard hasTime || definition.unsigned(253, span, start) != nil else {
        try filter.leaveOut(error("a record without a time", hint: FixClock.intervalHint))
        return
      }
      fix.time = (Int64(lastTime) + Self.epoch) * 1_000_000_000
    }
    if isStopped {
      segment += 1
      isStopped = false
    }
    fix.segment = segment
    count += 1
    try filter.take(&fix)
  }

  private func error(_ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: name, line: max(1, self.message), message: message, hint: hint)
  }
}

extension FormatEntry {
  /// Garmin's FIT.
  static let fit = FormatEntry(
    title: "FIT",
    endings: ["fit"],
    unit: "message",
    kind: .stream(
      claim: { head in
        head.bytes.count >= 12 && head.bytes.dropFirst(8).starts(with: ".FIT".utf8)
          ? .certain : nil
      },
      open: { input, options throws(TraceError) in try FITReader(input, options: options) }
    )
  )
}
