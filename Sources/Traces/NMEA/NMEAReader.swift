import Platform
import Geodesy

/// Reads NMEA 0183 logs: sentences of one time make one fix.
struct NMEAReader: TraceDecoder {
  private var lines: LineInput
  private let options: TraceReadingOptions
  private var epoch = NMEAEpoch()
  private var checksums = NMEAChecksums()
  private var day: Int64?
  private var lastTimeOfDay: Int64 = -1
  private var line = 0
  /// The six bytes of the date last read, and its day since 1970.
  private var dateKey: UInt64 = 0
  private var dateDay: Int64 = 0
  private var count = 0

  init(_ input: ByteInput, options: TraceReadingOptions) {
    lines = LineInput(input)
    self.options = options
    day = options.day
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard let block = try lines.nextBlock(after: line) else {
      try finish(&filter)
      epoch.timeOfDay = -1
      try checksums.checkAll(lines.name)
      return false
    }
    let bytes = lines.bytes
    let span = bytes.span
    var at = block.lowerBound
    while at < block.upperBound {
      let next = span.find(0x0a, in: at..<block.upperBound)
      line += 1
      let end = next ?? block.upperBound
      let isCutOff = next == nil && lines.isCutOff
      if let body = try body(span, at..<end, isCutOff: isCutOff, &filter) {
        var sentence = NMEASentence(span, body)
        if sentence.kind != .other { try read(&sentence, span, &filter) }
      }
      at = end + 1
    }
    return true
  }

  // MARK: - Sentences

  /// Returns a sentence between `$` and its checksum; nil for anything else, and for a bad checksum.
  @inline(__always)
  private mutating func body(
    _ span: Span<UInt8>,
    _ range: Range<Int>,
    isCutOff: Bool,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, span[start] != UInt8(ascii: "$") { start += 1 }
    guard start < range.upperBound else { return nil }
    start += 1
    checksums.count += 1
    switch NMEAChecksums.find(span, start..<range.upperBound) {
    case .good(let end):
      checksums.noteGood(span, start)
      return start..<end
    case .none(let end) where !isCutOff: return start..<end
    case .bad where !isCutOff:
      checksums.noteBad(span, start, line: line)
      try filter.note(.badChecksum, line: line)
      try checksums.checkRate(lines.name)
      return nil
    case .none, .bad:
      try filter.note(.truncatedEnd, line: line)
      return nil
    }
  }

  @inline(__always)
  private mutating func read(
    _ sentence: inout NMEASentence,
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    switch sentence.kind {
    // A sentence without a time, of a receiver without a fix, says nothing about its neighbours.
    case .rmc:
      guard try begin(at: sentence.timeOfDay(span), &filter) else { return }
      try readRMC(&sentence, span)
    case .gga:
      guard try begin(at: sentence.timeOfDay(span), &filter) else { return }
      readGGA(&sentence, span)
    case .gst:
      guard try begin(at: sentence.timeOfDay(span), &filter) else { return }
      readGST(&sentence, span)
    case .vtg: readVTG(&sentence, span)
    case .gsa, .other: break
    }
    if let fault = sentence.fault {
      throw error("\"\(lines.text(fault))\" in \(sentence.kind) is no number or angle")
    }
    if epoch.hasPlace {
      try Position.check(epoch.fix.coordinate, source: lines.name, line: line)
    }
  }

  /// Ends the epoch at hand where a sentence has another time; false where it has none.
  @inline(__always)
  private mutating func begin(
    at time: Int64,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Bool {
    guard time >= 0 else { return false }
    guard time != epoch.timeOfDay else { return true }
    if epoch.hasTime { try finish(&filter) }
    epoch.restart(at: time)
    return true
  }

  @inline(__always)
  private mutating func readRMC(
    _ sentence: inout NMEASentence,
    _ span: Span<UInt8>
  ) throws(TraceError) {
    if epoch.fix.line == 0 { epoch.fix.line = line }
    let status = sentence.field(span)
    let isValid = !status.isEmpty && span[status.lowerBound] == UInt8(ascii: "A")
    if isValid, !epoch.hasPlace {
      readPlace(&sentence, span)
    } else {
      sentence.skip(4, span)
    }
    if isValid {
      if let knots = sentence.number(span) { epoch.fix.speed = knots * 1852 / 3600 }
      epoch.fix.course = sentence.number(span) ?? epoch.fix.course
    } else {
      epoch.isInvalid = true
      sentence.skip(2, span)
    }
    try readDate(span, sentence.field(span))
  }

  private mutating func readDate(
    _ span: Span<UInt8>,
    _ date: Range<Int>
  ) throws(TraceError) {
    guard date.count == 6 else { return }
    // The same date as before, most often; a word reaches two bytes behind it.
    let isWord = date.upperBound + 2 <= span.count
    let key = isWord ? span.word(at: date.lowerBound) & 0xffff_ffff_ffff : 0
    if isWord, key == dateKey {
      epoch.day = dateDay
      return
    }
    guard let dd = Decimal.pair(span, date.lowerBound),
      let mm = Decimal.pair(span, date.lowerBound + 2),
      let yy = Decimal.pair(span, date.lowerBound + 4)
    else { return }
    let year = yy >= 80 ? 1900 + yy : 2000 + yy
    guard (1...12).contains(mm), dd >= 1,
      dd <= 28 || CivilDate.isValid(year: year, month: mm, day: dd)
    else { throw error("\"\(lines.text(date))\" is no date (ddmmyy)") }
    dateDay = CivilDate.days(year: year, month: mm, day: dd)
    dateKey = key
    epoch.day = dateDay
  }

  @inline(__always)
  private mutating func readGGA(_ sentence: inout NMEASentence, _ span: Span<UInt8>) {
    if epoch.fix.line == 0 { epoch.fix.line = line }
    // It has as many decimals as RMC or more: its place is the better.
    readPlace(&sentence, span)
    let quality = Decimal.integer(span, sentence.field(span)) ?? 0
    epoch.fix.quality = quality
    guard quality > 0 else {
      epoch.isInvalid = true
      return
    }
    _ = sentence.field(span)
    epoch.hdop = sentence.number(span)
    epoch.fix.altitude = sentence.number(span)
  }

  @inline(__always)
  private mutating func readPlace(_ sentence: inout NMEASentence, _ span: Span<UInt8>) {
    let latitude = sentence.angle(degrees: 2, span)
    let longitude = sentence.angle(degrees: 3, span)
    guard let latitude, let longitude else { return }
    epoch.fix.coordinate = Coordinate(latitude: latitude, longitude: longitude)
    epoch.hasPlace = true
  }

  private mutating func readVTG(_ sentence: inout NMEASentence, _ span: Span<UInt8>) {
    epoch.fix.course = sentence.number(span) ?? epoch.fix.course
    sentence.skip(3, span)
    if let knots = sentence.number(span) { epoch.fix.speed = knots * 1852 / 3600 }
  }

  private mutating func readGST(_ sentence: inout NMEASentence, _ span: Span<UInt8>) {
    sentence.skip(4, span)
    let latitude = sentence.number(span)
    let longitude = sentence.number(span)
    if let latitude, let longitude {
      epoch.fix.horizontalAccuracy = (latitude * latitude + longitude * longitude).squareRoot()
    }
    epoch.fix.verticalAccuracy = sentence.number(span)
  }

  private func error(_ message: String) -> TraceError {
    TraceError(source: lines.name, line: line, message: message)
  }

  // MARK: - Fixes

  /// Gives the fix of the epoch at hand, if it makes one.
  @inline(__always)
  private mutating func finish(_ filter: inout FixFilter) throws(TraceError) {
    guard epoch.hasTime else { return }
    let timeOfDay = epoch.timeOfDay
    if let stated = epoch.day {
      day = stated
    } else if let known = day, lastTimeOfDay - timeOfDay > 43_200_000_000_000 {
      day = known + 1
    }
    lastTimeOfDay = timeOfDay
    guard !epoch.isInvalid else {
      try filter.note(.invalidFix, line: epoch.fix.line)
      return
    }
    guard epoch.hasPlace else { return }
    guard let day else {
      throw TraceError(
        source: lines.name,
        line: epoch.fix.line,
        message: "the log has times and no date (no RMC sentence)",
        hint: "pass --date 2026-03-01"
      )
    }
    count += 1
    if count == 1, day > 8_000, day < 18_000 { try noteRollover(day, &filter) }
    epoch.fix.time = day &* 86_400_000_000_000 &+ timeOfDay
    // Without GST, five metres for each unit of dilution: the usual user equivalent range error.
    if epoch.fix.horizontalAccuracy == nil, let hdop = epoch.hdop {
      epoch.fix.horizontalAccuracy = hdop * 5
    }
    try filter.take(&epoch.fix)
  }

  /// A receiver whose week counter rolled over shows a date 1,024 weeks back: before 2006 or so.
  private mutating func noteRollover(
    _ day: Int64,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    if CivilDate.date(days: day).year < 2003 {
      try filter.note(.weekRollover, line: epoch.fix.line)
    }
  }
}

extension FormatEntry {
  /// NMEA 0183, also with the time of a logger before each sentence.
  static let nmea: FormatEntry = FormatEntry(
    title: "NMEA 0183",
    endings: ["nmea", "nma", "ubx-nmea"],
    kind: .stream(
      claim: { head in
        guard head.kind != .xml else { return nil }
        if head.lines.prefix(40).contains(where: hasSentence) { return .likely }
        return nmea.endings.contains(head.ending) ? .named : nil
      },
      open: { input, options in NMEAReader(input, options: options) }
    )
  )

  /// Returns whether a line has a sentence such as `$GPRMC,`: two letters of a talker, three of a kind.
  private static func hasSentence(_ line: Substring) -> Bool {
    guard let dollar = line.utf8.firstIndex(of: UInt8(ascii: "$")) else { return false }
    let sentence = line.utf8[dollar...].dropFirst().prefix(6)
    return sentence.count == 6 && sentence.last == UInt8(ascii: ",")
      && sentence.dropLast().allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 }
  }
}
