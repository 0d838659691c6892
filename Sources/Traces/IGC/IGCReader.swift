import Geodesy
import Platform

/// Reads the flight records of gliders and drones: the B records of an IGC file.
///
/// Layout after FAI's Technical Specification for GNSS Flight Recorders, appendix A: places of fixed width,
/// behind them what the I record declares.
struct IGCReader: TraceDecoder {
  private var lines: LineInput
  private let options: TraceReadingOptions
  private var extensions = IGCExtensions()
  private var day: Int64?
  private var lastTimeOfDay: Int64 = -1
  private var line = 0
  private var count = 0

  /// The shortest B record: time, place, validity and both altitudes.
  private static let length = 35
  private static let dayLength: Int64 = 86_400_000_000_000

  init(_ input: ByteInput, options: TraceReadingOptions) {
    lines = LineInput(input)
    self.options = options
    day = options.day
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard let block = try lines.nextBlock(after: line) else { return false }
    let bytes = lines.bytes
    let span = bytes.span
    var at = block.lowerBound
    while at < block.upperBound {
      let next = span.find(0x0a, in: at..<block.upperBound)
      var end = next ?? block.upperBound
      line += 1
      while end > at, span[end - 1] <= 0x20 { end -= 1 }
      if end > at {
        let isCutOff = next == nil && lines.isCutOff
        switch span[at] {
        case UInt8(ascii: "B"):
          if isCutOff, end - at < Self.length {
            try filter.note(.truncatedEnd, line: line)
          } else {
            try readFix(span, at..<end, &filter)
          }
        case UInt8(ascii: "I"): extensions = try IGCExtensions(span, at..<end, self)
        case UInt8(ascii: "H"): try readHeader(span, at..<end)
        default: break
        }
      }
      at = (next ?? block.upperBound) + 1
    }
    return true
  }

  /// Takes the date: `HFDTEddmmyy`, or `HFDTEDATE:ddmmyy,nn`.
  private mutating func readHeader(_ span: Span<UInt8>, _ range: Range<Int>) throws(TraceError) {
    guard range.count > 5, span.begins("DTE", range.lowerBound + 2), options.day == nil else {
      return
    }
    var at = range.lowerBound + 5
    while at < range.upperBound, span[at] &- 48 >= 10 { at += 1 }
    guard at + 6 <= range.upperBound, let dd = Decimal.pair(span, at),
      let mm = Decimal.pair(span, at + 2), let yy = Decimal.pair(span, at + 4),
      CivilDate.isValid(year: Self.year(yy), month: mm, day: dd)
    else { throw error("\"\(lines.text(range))\" is no date, expected HFDTEddmmyy") }
    day = CivilDate.days(year: Self.year(yy), month: mm, day: dd)
    lastTimeOfDay = -1
  }

  private static func year(_ twoDigits: Int) -> Int {
    twoDigits >= 80 ? 1900 + twoDigits : 2000 + twoDigits
  }

  private mutating func readFix(
    _ span: Span<UInt8>,
    _ range: Range<Int>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    let start = range.lowerBound
    guard range.count >= Self.length else {
      throw error("a B record of \(range.count) characters, expected \(Self.length) or more")
    }
    let validity = span[start + 24]
    guard validity == UInt8(ascii: "A") || validity == UInt8(ascii: "V") else {
      throw error("\"\(lines.text(start + 24..<start + 25))\" is no validity, expected A or V")
    }
    // Without satellites a recorder repeats its last place, and goes on writing the pressure.
    guard validity == UInt8(ascii: "A") else {
      try filter.note(.invalidFix, line: line)
      return
    }
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(
        latitude: try angle(span, start + 7, degrees: 2, "N", "S", extensions.latitude, range),
        longitude: try angle(span, start + 15, degrees: 3, "E", "W", extensions.longitude, range)
      ),
      altitude: try altitude(span, start + 30),
      line: line
    )
    try Position.check(fix.coordinate, source: lines.name, line: line)
    extensions.read(span, range, into: &fix)
    if let interval = options.interval {
      fix.time = FixClock.time(of: count, every: interval)
    } else {
      fix.time = try time(span, range)
    }
    count += 1
    try filter.take(&fix)
  }

  /// Returns the time of a record; one that goes back by half a day is of the next.
  private mutating func time(_ span: Span<UInt8>, _ range: Range<Int>) throws(TraceError) -> Int64 {
    let start = range.lowerBound
    guard let hours = Decimal.pair(span, start + 1), let minutes = Decimal.pair(span, start + 3),
      let seconds = Decimal.pair(span, start + 5), hours < 24, minutes < 60, seconds <= 60
    else { throw error("\"\(lines.text(start + 1..<start + 7))\" is no time, expected hhmmss") }
    guard let known = day else {
      throw error(
        "a fix before the date (no HFDTE record)",
        hint: "pass --date 2026-03-01"
      )
    }
    let time =
      Int64(hours * 3600 + minutes * 60 + seconds) * 1_000_000_000
      + extensions.decimals(span, range)
    if lastTimeOfDay - time > Self.dayLength / 2 { day = known + 1 }
    lastTimeOfDay = time
    return (day ?? known) * Self.dayLength + time
  }

  /// Reads `ddmmmmm` and its side: minutes with three decimals, and the further ones that an extension has.
  private func angle(
    _ span: Span<UInt8>,
    _ at: Int,
    degrees digits: Int,
    _ positive: Unicode.Scalar,
    _ negative: Unicode.Scalar,
    _ extra: Range<Int>?,
    _ range: Range<Int>
  ) throws(TraceError) -> Double {
    let side = span[at + digits + 5]
    guard let degrees = Decimal.integer(span, at..<(at + digits)),
      let thousandths = Decimal.integer(span, (at + digits)..<(at + digits + 5)),
      thousandths < 60_000, side == UInt8(ascii: positive) || side == UInt8(ascii: negative)
    else {
      throw error(
        "\"\(lines.text(at..<at + digits + 6))\" is no angle, expected ddmmmmm and its side"
      )
    }
    let more = IGCExtensions.fraction(span, range, extra)
    let value = Double(degrees) + (Double(thousandths) + more) / 60_000
    return side == UInt8(ascii: negative) ? -value : value
  }

  /// Reads the altitude of the satellites, five characters.
  private func altitude(_ span: Span<UInt8>, _ at: Int) throws(TraceError) -> Double {
    let isBelow = span[at] == UInt8(ascii: "-")
    guard let metres = Decimal.integer(span, (isBelow ? at + 1 : at)..<(at + 5)) else {
      throw error("\"\(lines.text(at..<at + 5))\" is no altitude in metres")
    }
    return Double(isBelow ? -metres : metres)
  }

  func error(_ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: lines.name, line: line, message: message, hint: hint)
  }
}

extension FormatEntry {
  /// Flight records.
  static let igc = FormatEntry(
    title: "IGC",
    endings: ["igc"],
    kind: .stream(
      claim: { head in
        guard head.text.hasPrefix("A") || head.ending == "igc" else { return nil }
        return head.lines.contains { $0.hasPrefix("HFDTE") }
          ? .certain : head.ending == "igc" ? .named : nil
      },
      open: { input, options in IGCReader(input, options: options) }
    )
  )
}
