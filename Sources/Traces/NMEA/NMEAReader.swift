import Platform
import Geodesy

/// Reads NMEA 0183 logs: sentences of one time make one fix.
struct NMEAReader: TraceDecoder {
  private var lines: LineInput
  private let options: TraceReadingOptions
  private var epoch = NMEAEpoch()
  private var checksums = NMEAChecksums()
  private var days: NMEADays
  private var motion = NMEAMotion()
  private var line = 0
  /// The six bytes of the date last read, and its day since 1970.
  private var dateKey: UInt64 = 0
  private var dateDay: Int64 = 0

  init(_ input: ByteInput, options: TraceReadingOptions) {
    lines = LineInput(input)
    self.options = options
    days = NMEADays(day: options.day)
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard let block = try lines.nextBlock(after: line) else {
      try finish(&filter)
      epoch.timeOfDay = -1
      if let first = days.waiting.first { throw noDate(atLine: first.line) }
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
      var start = at
      while let sentence = try sentence(span, &start, end, isCutOff: isCutOff, &filter) {
        var sentence = sentence
        try read(&sentence, span, &filter)
      }
      at = end + 1
    }
    return true
  }

  // MARK: - Sentences

  /// Returns the next sentence of a kind that is read; nil where the line has no more.
  ///
  /// - Parameter at: Where it is looked for; moved behind what was found.
  @inline(__always)
  private mutating func sentence(
    _ span: Span<UInt8>,
    _ at: inout Int,
    _ end: Int,
    isCutOff: Bool,
    _ filter: inout FixFilter
  ) throws(TraceError) -> NMEASentence? {
    while true {
      while at < end, span[at] != UInt8(ascii: "$") { at += 1 }
      // Some write the sign twice.
      while at < end, span[at] == UInt8(ascii: "$") { at += 1 }
      guard at < end else { return nil }
      checksums.hasSentence = true
      let start = at
      let kind = NMEASentence(span, start..<end).kind
      guard kind != .other || isCutOff else { continue }
      switch NMEAChecksums.find(span, start..<end) {
      case .good(let close):
        at = end
        if kind == .other { return nil }
        checksums.count += 1
        checksums.noteGood(span, start)
        return NMEASentence(span, start..<close)
      case .none(let close) where !isCutOff:
        at = end
        checksums.count += 1
        return NMEASentence(span, start..<close)
      case .bad where !isCutOff:
        // What was lost of it may be the end of the line: another sentence may stand in the same.
        checksums.count += 1
        checksums.noteBad(span, start, line: line)
        try filter.note(.badChecksum, line: line)
        try checksums.checkRate(lines.name)
      case .none, .bad:
        try filter.note(.truncatedEnd, line: line)
        return nil
      }
    }
  }

  @inline(__always)
  private mutating func read(
    _ sentence: inout NMEASentence,
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    motion.begin(isVTG: sentence.kind == .vtg)
    switch sentence.kind {
    // A sentence without a time, of a receiver without a fix, says nothing about its neighbours.
    case .rmc:
      guard try begin(&sentence, span, &filter) else { return }
      try readRMC(&sentence, span)
    case .gga:
      guard try begin(&sentence, span, &filter) else { return }
      readGGA(&sentence, span)
    case .gns:
      guard try begin(&sentence, span, &filter) else { return }
      readGNS(&sentence, span)
    case .gll:
      // The place stands before the time.
      var place = sentence
      sentence.skip(4, span)
      guard try begin(&sentence, span, &filter) else { return }
      readGLL(&sentence, span, &place)
    case .gst:
      guard try begin(&sentence, span, &filter) else { return }
      readGST(&sentence, span)
    case .vtg: readVTG(&sentence, span)
    case .zda: try readZDA(&sentence, span)
    case .other: break
    }
    if let fault = sentence.fault {
      throw error("\"\(lines.text(fault))\" in \(sentence.kind) is no number or angle")
    }
    if epoch.hasPlace {
      try Position.check(epoch.fix.coordinate, source: lines.name, line: line)
    }
  }

  /// Ends the epoch at hand where a sentence is of another; false where it has no time.
  @inline(__always)
  private mutating func begin(
    _ sentence: inout NMEASentence,
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Bool {
    let time = sentence.timeOfDay(span)
    guard time >= 0 else { return false }
    if time != epoch.timeOfDay || epoch.hasHeard(sentence) {
      if motion.learns, sentence.kind == .rmc {
        var ahead = sentence
        ahead.skip(5, span)
        motion.learn(before: epoch.fix.speed, behind: ahead.speed(span))
      }
      if epoch.hasTime { try finish(&filter) }
      epoch.restart(at: time)
    }
    if motion.isWaiting { motion.give(to: &epoch, isEnding: false) }
    if sentence.kind != .gst { epoch.hear(sentence, line: line) }
    return true
  }

  @inline(__always)
  private mutating func readRMC(
    _ sentence: inout NMEASentence,
    _ span: Span<UInt8>
  ) throws(TraceError) {
    let status = sentence.field(span)
    // What a receiver without a fix writes into the rest is nothing: clocks never set, 89°60'.
    guard !status.isEmpty, span[status.lowerBound] == UInt8(ascii: "A") else {
      epoch.isInvalid = true
      return
    }
    if epoch.hasPlace {
      sentence.skip(4, span)
    } else {
      readPlace(&sentence, span)
    }
    epoch.fix.speed = sentence.speed(span) ?? epoch.fix.speed
    epoch.fix.course = sentence.number(span) ?? epoch.fix.course
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

  /// Takes the date that a ZDA has beside its time.
  private mutating func readZDA(
    _ sentence: inout NMEASentence,
    _ span: Span<UInt8>
  ) throws(TraceError) {
    let time = sentence.timeOfDay(span)
    let (day, month, year) = (sentence.field(span), sentence.field(span), sentence.field(span))
    guard time >= 0, let day = Decimal.integer(span, day), let month = Decimal.integer(span, month),
      let year = Decimal.integer(span, year), CivilDate.isValid(year: year, month: month, day: day)
    else { return }
    // A receiver that never saw a satellite counts from its epoch.
    guard year > 1980 else { return }
    days.take(CivilDate.days(year: year, month: month, day: day), at: time)
  }

  @inline(__always)
  private mutating func readGGA(_ sentence: inout NMEASentence, _ span: Span<UInt8>) {
    let latitude = sentence.angle(degrees: 2, span)
    let longitude = sentence.angle(degrees: 3, span)
    let quality = Decimal.integer(span, sentence.field(span)) ?? 0
    epoch.fix.quality = quality
    guard quality > 0 else {
      sentence.forgive()
      epoch.isInvalid = true
      return
    }
    // It has as many decimals as RMC or more: its place is the better.
    setPlace(latitude, longitude)
    _ = sentence.field(span)
    epoch.hdop = sentence.number(span)
    epoch.fix.altitude = sentence.number(span)
  }

  private mutating func readGNS(_ sentence: inout NMEASentence, _ span: Span<UInt8>) {
    let latitude = sentence.angle(degrees: 2, span)
    let longitude = sentence.angle(degrees: 3, span)
    guard let quality = NMEAMode.quality(span, sentence.field(span)) else {
      // One system without a fix says nothing of the others, which may have a sentence each.
      sentence.forgive()
      epoch.hasNoFix = true
      return
    }
    setPlace(latitude, longitude)
    if epoch.fix.quality ?? 0 == 0 { epoch.fix.quality = quality }
    _ = sentence.field(span)
    epoch.hdop = sentence.number(span) ?? epoch.hdop
    epoch.fix.altitude = sentence.number(span) ?? epoch.fix.altitude
  }

  /// Reads what stands behind the time, and the place before it where no other sentence had one.
  private mutating func readGLL(
    _ sentence: inout NMEASentence,
    _ span: Span<UInt8>,
    _ place: inout NMEASentence
  ) {
    let status = sentence.field(span)
    // The oldest have no status, and are sent with a fix alone.
    guard status.isEmpty || span[status.lowerBound] == UInt8(ascii: "A") else {
      epoch.isInvalid = true
      return
    }
    guard !epoch.hasPlace else { return }
    readPlace(&place, span)
    if place.fault != nil { sentence = place }
  }

  @inline(__always)
  private mutating func readPlace(_ sentence: inout NMEASentence, _ span: Span<UInt8>) {
    let latitude = sentence.angle(degrees: 2, span)
    let longitude = sentence.angle(degrees: 3, span)
    setPlace(latitude, longitude)
  }

  @inline(__always)
  private mutating func setPlace(_ latitude: Double?, _ longitude: Double?) {
    guard let latitude, let longitude else { return }
    epoch.fix.coordinate = Coordinate(latitude: latitude, longitude: longitude)
    epoch.hasPlace = true
  }

  private mutating func readVTG(_ sentence: inout NMEASentence, _ span: Span<UInt8>) {
    let course = sentence.number(span)
    sentence.skip(3, span)
    let speed = sentence.speed(span)
    sentence.skip(3, span)
    let mode = sentence.field(span)
    guard mode.isEmpty || span[mode.lowerBound] != UInt8(ascii: "N") else {
      sentence.forgive()
      return
    }
    motion.take(speed: speed, course: course)
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

  private func noDate(atLine line: Int) -> TraceError {
    TraceError(
      source: lines.name,
      line: line,
      message: "the log has times and no date (no RMC or ZDA sentence with one)",
      hint: "pass --date 2026-03-01"
    )
  }

  // MARK: - Fixes

  /// Gives the fix of the epoch at hand, if it makes one.
  @inline(__always)
  private mutating func finish(_ filter: inout FixFilter) throws(TraceError) {
    guard epoch.hasTime else { return }
    if motion.isWaiting { motion.give(to: &epoch, isEnding: true) }
    // The clock of a receiver without a fix may never have been set.
    guard !epoch.isInvalid, epoch.hasPlace || !epoch.hasNoFix else {
      try filter.note(.invalidFix, line: epoch.fix.line)
      return
    }
    let timeOfDay = epoch.timeOfDay
    let wasKnown = days.day != nil
    days.move(to: timeOfDay, stated: epoch.day)
    if !wasKnown, let day = days.day {
      try noteRollover(day, &filter)
      for var fix in days.release() { try filter.take(&fix) }
    }
    guard epoch.hasPlace else { return }
    // Without GST, five metres for each unit of dilution: the usual user equivalent range error.
    if epoch.fix.horizontalAccuracy == nil, let hdop = epoch.hdop {
      epoch.fix.horizontalAccuracy = hdop * 5
    }
    guard let day = days.day else {
      epoch.fix.time = timeOfDay
      days.wait(epoch.fix)
      guard days.waiting.count < NMEADays.limit else {
        throw noDate(atLine: days.waiting.first?.line ?? line)
      }
      return
    }
    epoch.fix.time = day &* NMEADays.length &+ timeOfDay
    try filter.take(&epoch.fix)
  }

  /// A receiver whose week counter rolled over shows a date 1,024 weeks back: before 2006 or so.
  private mutating func noteRollover(
    _ day: Int64,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    if day > 8_000, day < 18_000, CivilDate.date(days: day).year < 2003 {
      try filter.note(.weekRollover, line: days.waiting.first?.line ?? epoch.fix.line)
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
