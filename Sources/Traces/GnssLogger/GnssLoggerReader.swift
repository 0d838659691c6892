import Platform
import Geodesy

/// Reads the `Fix` lines of a GnssLogger log, of one provider; GPS if none is named.
struct GnssLoggerReader: TraceDecoder {
  private var lines: LineInput
  private let options: TraceReadingOptions
  private let wanted: LocationProvider
  private var columns = GnssLoggerColumns()
  private var line = 0
  private var fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
  private var count = 0
  /// How many fixes other providers have.
  private var others: [LocationProvider: Int] = [:]

  init(_ input: ByteInput, options: TraceReadingOptions) {
    lines = LineInput(input)
    self.options = options
    wanted = options.provider ?? .gps
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard let block = try lines.nextBlock(after: line) else {
      try finish()
      return false
    }
    let bytes = lines.bytes
    let span = bytes.span
    var at = block.lowerBound
    while at < block.upperBound {
      let next = span.find(0x0a, in: at..<block.upperBound)
      line += 1
      let end = next ?? block.upperBound
      if end - at > 5 {
        if span[at] == UInt8(ascii: "#") {
          readHeader(at..<end)
        } else if span.begins("Fix,", at) {
          try readFix(span, (at + 4)..<end, isCutOff: next == nil && lines.isCutOff, &filter)
        }
      }
      at = end + 1
    }
    return true
  }

  /// Takes the list of columns, if a comment has it.
  private mutating func readHeader(_ range: Range<Int>) {
    let fields = lines.text(range).split(separator: ",", omittingEmptySubsequences: false)
    guard let first = fields.first, first.filter({ $0.isLetter }) == "Fix" else { return }
    columns = GnssLoggerColumns(names: fields.dropFirst().map(String.init))
  }

  private mutating func readFix(
    _ span: Span<UInt8>,
    _ range: Range<Int>,
    isCutOff: Bool,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    guard columns.isWhole else {
      throw error("a Fix line before a \"# Fix,…\" line that names its columns")
    }
    fix.clear()
    fix.line = line
    var (latitude, longitude): (Double?, Double?)
    var time: Int?
    var provider: LocationProvider?
    var at = range.lowerBound
    var fields = 0
    for role in columns.roles {
      guard at <= range.upperBound else { break }
      let field = FieldText.trimmed(
        at..<FieldText.end(span, at..<range.upperBound, UInt8(ascii: ",")),
        span
      )
      at = FieldText.end(span, at..<range.upperBound, UInt8(ascii: ",")) + 1
      fields += 1
      switch role {
      case .other: break
      case .provider:
        provider = LocationProvider(name: lines.text(field))
        guard provider == wanted else {
          others[provider ?? .unknown, default: 0] += 1
          if options.provider == nil { try filter.note(.otherProvider, line: line) }
          return
        }
      case .time:
        time = Decimal.integer(span, field)
        if time == nil, !isCutOff, !field.isEmpty {
          throw error("\"\(lines.text(field))\" is no time in milliseconds since 1970")
        }
      case .latitude: latitude = try number(span, field, isCutOff)
      case .longitude: longitude = try number(span, field, isCutOff)
      case .altitude: fix.altitude = try number(span, field, isCutOff)
      case .speed: fix.speed = try number(span, field, isCutOff)
      case .accuracy: fix.horizontalAccuracy = try number(span, field, isCutOff)
      case .bearing: fix.course = try number(span, field, isCutOff)
      case .verticalAccuracy: fix.verticalAccuracy = try number(span, field, isCutOff)
      }
    }
    if isCutOff, fields < columns.roles.count {
      try filter.note(.truncatedEnd, line: line)
      return
    }
    guard let latitude, let longitude else {
      try filter.note(.emptyPoint, line: line)
      return
    }
    fix.coordinate = Coordinate(latitude: latitude, longitude: longitude)
    try Position.check(fix.coordinate, source: lines.name, line: line)
    if let interval = options.interval {
      fix.time = FixClock.time(of: count, every: interval)
    } else {
      guard let time else {
        try filter.leaveOut(error("a fix without a time"))
        return
      }
      guard time <= Int(FixClock.range.upperBound / 1_000_000) else {
        throw error("a fix with a time that is none: \(time) ms since 1970")
      }
      fix.time = Int64(time) * 1_000_000
    }
    count += 1
    try filter.take(&fix)
  }

  /// Returns the number of a field; nil where it is empty.
  private func number(
    _ span: Span<UInt8>,
    _ field: Range<Int>,
    _ isCutOff: Bool
  ) throws(TraceError) -> Double? {
    guard !field.isEmpty else { return nil }
    if let value = Decimal.parse(span, field) { return value }
    if isCutOff { return nil }
    throw error("\"\(lines.text(field))\" is no number")
  }

  /// - Throws: ``TraceError`` where the log has no fix of the provider wanted.
  private func finish() throws(TraceError) {
    guard count == 0 else { return }
    let found = LocationProvider.allCases.compactMap { provider in
      others[provider].map { (provider, $0) }
    }
    guard let best = found.max(by: { $0.1 < $1.1 }) else {
      throw TraceError(
        source: lines.name,
        message: "no Fix line in the log",
        hint: "where it has NMEA lines, read those: --from nmea"
      )
    }
    throw TraceError(
      source: lines.name,
      message: "no fix of \(wanted.title) in the log; it has "
        + found.map { "\($0.1) of \($0.0.title)" }.joined(separator: ", "),
      hint: best.0 == .unknown ? nil : "choose another: --provider \(best.0.rawValue)"
    )
  }

  private func error(_ message: String) -> TraceError {
    TraceError(source: lines.name, line: line, message: message)
  }
}

extension FormatEntry {
  /// What Android's GnssLogger writes.
  static let gnsslogger = FormatEntry(
    title: "GnssLogger",
    kind: .stream(
      claim: { $0.kind != .xml && $0.lines.contains(where: isLogged) ? .certain : nil },
      open: { input, options in GnssLoggerReader(input, options: options) }
    )
  )

  /// Returns whether a line is one that a log has: its list of columns, or a fix.
  private static func isLogged(_ line: Substring) -> Bool {
    let name = line.drop { $0 == "#" || $0 == " " }
    return line.hasPrefix("#") && (name.hasPrefix("Fix,") || name.hasPrefix("Raw,"))
      || ["Fix,gps,", "Fix,GPS,", "Fix,FLP,", "Fix,NLP,"].contains { line.hasPrefix($0) }
  }
}
