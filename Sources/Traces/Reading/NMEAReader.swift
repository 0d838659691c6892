import Geodesy

/// Reads NMEA 0183 logs: sentences of one time make one fix.
struct NMEAReader {
  private var lines: LineInput
  private let options: TraceReadingOptions
  private var epoch = NMEAEpoch()
  private var fields: [Range<Int>] = []
  private var day: Int64?
  private var lastTimeOfDay: Int64 = -1
  private var sentenceCount = 0
  private var badCount = 0
  private var firstBadLine = 0
  private var count = 0

  init(_ input: ByteInput, options: TraceReadingOptions) {
    lines = LineInput(input)
    self.options = options
    day = options.day
    fields.reserveCapacity(24)
  }

  /// Returns the next fix as read; nil at the end.
  mutating func next(_ filter: inout FixFilter) throws(TraceError) -> Fix? {
    while let line = try lines.next() {
      guard let body = try sentence(in: line, &filter) else { continue }
      let span = lines.bytes.span
      split(body, span)
      guard let head = fields.first, head.count >= 5 else { continue }
      let kind = NMEASentence(span, head)
      guard kind != .other else { continue }
      let time = kind.timeField.flatMap { Self.timeOfDay(span, field($0)) }
      if let time, let current = epoch.timeOfDay, time != current {
        let done = epoch
        epoch = NMEAEpoch()
        try read(kind, time, span)
        if let fix = try finish(done, &filter) { return fix }
        continue
      }
      try read(kind, time, span)
    }
    guard epoch.timeOfDay != nil else {
      try checkBad()
      return nil
    }
    let done = epoch
    epoch = NMEAEpoch()
    if let fix = try finish(done, &filter) { return fix }
    try checkBad()
    return nil
  }

  // MARK: - Sentences

  /// Returns a sentence between `$` and its checksum; nil for anything else, and for a bad checksum.
  private mutating func sentence(
    in line: Range<Int>,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Range<Int>? {
    let span = lines.bytes.span
    var start = line.lowerBound
    while start < line.upperBound, span[start] != UInt8(ascii: "$") { start += 1 }
    guard start < line.upperBound else { return nil }
    start += 1
    var sum: UInt8 = 0
    var at = start
    while at < line.upperBound, span[at] != UInt8(ascii: "*") {
      sum ^= span[at]
      at += 1
    }
    sentenceCount += 1
    guard at < line.upperBound else {
      if lines.isCutOff {
        try filter.note(.truncatedEnd, line: lines.line)
        return nil
      }
      return start..<at
    }
    guard at + 2 < line.upperBound, let high = Self.hex(span[at + 1]),
      let low = Self.hex(span[at + 2]), high << 4 | low == sum
    else {
      if lines.isCutOff {
        try filter.note(.truncatedEnd, line: lines.line)
        return nil
      }
      if badCount == 0 { firstBadLine = lines.line }
      badCount += 1
      try filter.note(.badChecksum, line: lines.line)
      // Early in a file one bad sentence is more than one in a hundred; judge once there are enough.
      if sentenceCount >= 1000, badCount * 100 > sentenceCount { throw tooManyBad() }
      return nil
    }
    return start..<at
  }

  private func checkBad() throws(TraceError) {
    if sentenceCount >= 100 ? badCount * 100 > sentenceCount : badCount * 2 > sentenceCount {
      throw tooManyBad()
    }
    guard sentenceCount > 0 else {
      throw TraceError(source: lines.name, message: "no NMEA sentence in the file")
    }
  }

  private func tooManyBad() -> TraceError {
    TraceError(
      source: lines.name,
      line: firstBadLine,
      message:
        "\(badCount) of \(sentenceCount) sentences have a wrong checksum, more than 1 %; this"
        + " is the first"
    )
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  @inline(__always)
  private mutating func split(_ body: Range<Int>, _ span: Span<UInt8>) {
    fields.removeAll(keepingCapacity: true)
    var start = body.lowerBound
    for at in body where span[at] == UInt8(ascii: ",") {
      fields.append(start..<at)
      start = at + 1
    }
    fields.append(start..<body.upperBound)
  }

  @inline(__always)
  private func field(_ index: Int) -> Range<Int> {
    index < fields.count ? fields[index] : 0..<0
  }

  /// Returns nanoseconds since midnight of `hhmmss.sss`.
  @inline(__always)
  private static func timeOfDay(_ span: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    guard range.count >= 6,
      let hours = Decimal.integer(span, range.lowerBound..<(range.lowerBound + 2)),
      let minutes = Decimal.integer(span, (range.lowerBound + 2)..<(range.lowerBound + 4)),
      let seconds = Decimal.parse(span, (range.lowerBound + 4)..<range.upperBound),
      hours < 24, minutes < 60, seconds >= 0, seconds < 61
    else { return nil }
    return Int64(hours * 3600 + minutes * 60) * 1_000_000_000
      + Int64((seconds * 1000).rounded()) * 1_000_000
  }

  // MARK: - Content

  private mutating func read(
    _ kind: NMEASentence,
    _ time: Int64?,
    _ span: Span<UInt8>
  ) throws(TraceError) {
    if let time { epoch.timeOfDay = time }
    switch kind {
    case .rmc: try readRMC(span)
    case .gga: try readGGA(span)
    case .vtg:
      epoch.course = try number(1, span) ?? epoch.course
      if let knots = try number(5, span) { epoch.speed = knots * 1852 / 3600 }
    case .gsa: break
    case .gst:
      if let latitude = try number(6, span), let longitude = try number(7, span) {
        epoch.accuracy = (latitude * latitude + longitude * longitude).squareRoot()
      }
      epoch.verticalAccuracy = try number(8, span)
    case .other: break
    }
  }

  private mutating func readRMC(_ span: Span<UInt8>) throws(TraceError) {
    epoch.line = epoch.line == 0 ? lines.line : epoch.line
    let date = field(9)
    if date.count == 6, let dd = Decimal.integer(span, date.lowerBound..<(date.lowerBound + 2)),
      let mm = Decimal.integer(span, (date.lowerBound + 2)..<(date.lowerBound + 4)),
      let yy = Decimal.integer(span, (date.lowerBound + 4)..<date.upperBound)
    {
      let year = yy >= 80 ? 1900 + yy : 2000 + yy
      guard CivilDate.isValid(year: year, month: mm, day: dd) else {
        throw error("\"\(lines.text(date))\" is no date (ddmmyy)")
      }
      epoch.day = CivilDate.days(year: year, month: mm, day: dd)
    }
    let status = field(2)
    guard !status.isEmpty, span[status.lowerBound] == UInt8(ascii: "A") else {
      epoch.isInvalid = true
      return
    }
    if epoch.coordinate == nil { epoch.coordinate = try coordinate(3, span) }
    if let knots = try number(7, span) { epoch.speed = knots * 1852 / 3600 }
    epoch.course = try number(8, span) ?? epoch.course
  }

  private mutating func readGGA(_ span: Span<UInt8>) throws(TraceError) {
    epoch.line = epoch.line == 0 ? lines.line : epoch.line
    let quality = Decimal.integer(span, field(6)) ?? 0
    epoch.quality = quality
    guard quality > 0 else {
      epoch.isInvalid = true
      return
    }
    // GGA has as many decimals as RMC or more.
    epoch.coordinate = try coordinate(2, span) ?? epoch.coordinate
    epoch.hdop = try number(8, span)
    epoch.altitude = try number(9, span)
  }

  private func number(_ index: Int, _ span: Span<UInt8>) throws(TraceError) -> Double? {
    let range = field(index)
    guard !range.isEmpty else { return nil }
    guard let value = Decimal.parse(span, range) else {
      throw error("\"\(lines.text(range))\" in field \(index) is no number")
    }
    return value
  }

  /// Reads ddmm.mmmm,N,dddmm.mmmm,E from four fields.
  private func coordinate(_ index: Int, _ span: Span<UInt8>) throws(TraceError) -> Coordinate? {
    guard !field(index).isEmpty, !field(index + 2).isEmpty else { return nil }
    let latitude = try angle(index, degrees: 2, span)
    let longitude = try angle(index + 2, degrees: 3, span)
    let place = Coordinate(latitude: latitude, longitude: longitude)
    try Position.check(place, source: lines.name, line: lines.line)
    return place
  }

  private func angle(
    _ index: Int,
    degrees digits: Int,
    _ span: Span<UInt8>
  ) throws(TraceError) -> Double {
    let range = field(index)
    let side = field(index + 1)
    let middle = range.lowerBound + digits
    guard range.count > digits, let whole = Decimal.integer(span, range.lowerBound..<middle),
      let minutes = Decimal.parse(span, middle..<range.upperBound), minutes >= 0, minutes < 60,
      side.count == 1
    else { throw error("\"\(lines.text(range))\" is no angle") }
    let value = Double(whole) + minutes / 60
    switch span[side.lowerBound] {
    case UInt8(ascii: "N"), UInt8(ascii: "E"): return value
    case UInt8(ascii: "S"), UInt8(ascii: "W"): return -value
    default: throw error("\"\(lines.text(side))\" is no side of the Earth")
    }
  }

  private func error(_ message: String) -> TraceError {
    TraceError(source: lines.name, line: lines.line, message: message)
  }

  // MARK: - Fixes

  private mutating func finish(
    _ epoch: NMEAEpoch,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Fix? {
    guard let timeOfDay = epoch.timeOfDay else { return nil }
    if let stated = epoch.day {
      day = stated
    } else if let known = day, lastTimeOfDay - timeOfDay > 43_200_000_000_000 {
      day = known + 1
    }
    lastTimeOfDay = timeOfDay
    guard !epoch.isInvalid else {
      try filter.note(.invalidFix, line: epoch.line)
      return nil
    }
    guard let coordinate = epoch.coordinate else { return nil }
    guard let day else {
      throw TraceError(
        source: lines.name,
        line: epoch.line,
        message: "the log has times and no date (no RMC sentence)",
        hint: "pass --date 2026-03-01"
      )
    }
    count += 1
    if count == 1, day > 0, day < 18_000, day > 8_000 { try noteRollover(day, epoch, &filter) }
    return Fix(
      time: day * 86_400_000_000_000 + timeOfDay,
      coordinate: coordinate,
      altitude: epoch.altitude,
      speed: epoch.speed,
      course: epoch.course,
      // Without GST, five metres for each unit of dilution: the usual user equivalent range error.
      horizontalAccuracy: epoch.accuracy ?? epoch.hdop.map { $0 * 5 },
      verticalAccuracy: epoch.verticalAccuracy,
      quality: epoch.quality,
      line: epoch.line
    )
  }

  /// A receiver whose week counter rolled over shows a date 1,024 weeks back: before 2006 or so.
  private func noteRollover(
    _ day: Int64,
    _ epoch: NMEAEpoch,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    let year = CivilDate.date(days: day).year
    if year < 2003 { try filter.note(.weekRollover, line: epoch.line) }
  }
}
