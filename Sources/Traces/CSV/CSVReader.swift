import Platform
import Geodesy

/// Reads CSV traces: any order of columns, by the names in the header.
struct CSVReader: TraceDecoder {
  private var lines: LineInput
  private var columns = CSVColumns()
  private var separator = UInt8(ascii: ",")
  /// The number of the line last begun, from 1.
  private var line = 0
  private var row = CSVRow()
  private var tracks = CSVTracks()
  private var count = 0
  private let options: TraceReadingOptions

  init(_ input: ByteInput, options: TraceReadingOptions) throws(TraceError) {
    lines = LineInput(input)
    self.options = options
    if let names = options.columns {
      columns = try CSVColumns(names: names, source: lines.name, line: 0)
    }
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard let block = try lines.nextBlock(after: line) else {
      guard columns.count > 0 else {
        throw TraceError(source: lines.name, message: "the file is empty")
      }
      return false
    }
    let bytes = lines.bytes
    let span = bytes.span
    // Known only once the header was read.
    var roles = columns.roles
    var at = block.lowerBound
    while at < block.upperBound {
      let next = span.find(0x0a, in: at..<block.upperBound)
      var end = next ?? block.upperBound
      if end > at, span[end - 1] == 0x0d { end -= 1 }
      line += 1
      if end > at {
        if count == 0, row.isFirst { try begin(span, at..<end) }
        if row.isHeader {
          row.isHeader = false
          roles = columns.roles
        } else {
          let isCutOff = next == nil && lines.isCutOff
          try readRow(span, at..<end, roles, isCutOff: isCutOff, &filter)
        }
      }
      at = next.map { $0 + 1 } ?? block.upperBound
    }
    return true
  }

  // MARK: - The first line

  /// Finds the separator, and the columns unless they were given.
  private mutating func begin(_ span: Span<UInt8>, _ range: Range<Int>) throws(TraceError) {
    row.isFirst = false
    let text = lines.text(range)
    separator = text.contains("\t") ? 9 : UInt8(ascii: text.contains(";") ? ";" : ",")
    guard options.columns == nil else { return }
    row.isHeader = true
    let names = fields(span, range).map { lines.text($0) }
    guard names.allSatisfy({ Double($0) == nil }) else {
      throw TraceError(
        source: lines.name,
        line: line,
        message: "the CSV has no header line",
        hint: "name the columns: --columns time,lat,lon"
      )
    }
    columns = try CSVColumns(names: names, source: lines.name, line: line)
  }

  private func fields(_ span: Span<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var at = range.lowerBound
    while true {
      let end = FieldText.end(span, at..<range.upperBound, separator)
      fields.append(FieldText.trimmed(at..<end, span))
      guard end < range.upperBound else { return fields }
      at = end + 1
    }
  }

  // MARK: - Rows

  @inline(__always)
  private mutating func readRow(
    _ span: Span<UInt8>,
    _ range: Range<Int>,
    _ roles: [CSVColumns.Role],
    isCutOff: Bool,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    row.clear()
    var at = range.lowerBound
    let end = range.upperBound
    var column = 0
    while column < roles.count {
      let role = roles[column]
      column += 1
      try readField(span, &at, end, role)
      guard at < end else { break }
      at += 1
    }
    if isCutOff, column < roles.count {
      try filter.note(.truncatedEnd, line: line)
      return
    }
    guard row.hasPlace else {
      try filter.note(.emptyPoint, line: line)
      return
    }
    row.fix.line = line
    try Position.check(row.fix.coordinate, source: lines.name, line: line)
    guard try setTime(span, &filter) else { return }
    if tracks.hasBegun { filter.tracks.enter(tracks.begun(), isKey: true) }
    row.fix.segment = tracks.segment
    count += 1
    try filter.take(&row.fix)
  }

  /// Reads a field and leaves `at` at the separator behind it, or at the end.
  @inline(__always)
  private mutating func readField(
    _ span: Span<UInt8>,
    _ at: inout Int,
    _ end: Int,
    _ role: CSVColumns.Role
  ) throws(TraceError) {
    let start = at
    if role.isNumber, let value = Decimal.scan(span, &at, end), at == end || span[at] == separator {
      row.set(role, value, speedScale: columns.speedScale)
      return
    }
    let usual = start + UTCClock.length
    if role == .time, usual == end || (usual < end && span[usual] == separator),
      let time = row.clock.read(span, at: start)
    {
      at = usual
      row.time = start..<at
      row.fix.time = time
      row.isTimeRead = true
      return
    }
    at = FieldText.end(span, start..<end, separator)
    guard role != .other else { return }
    try readText(span, FieldText.trimmed(start..<at, span), role)
  }

  /// Reads a field that is no plain number.
  private mutating func readText(
    _ span: Span<UInt8>,
    _ range: Range<Int>,
    _ role: CSVColumns.Role
  ) throws(TraceError) {
    guard !range.isEmpty else { return }
    switch role {
    case .time: row.time = range
    case .date: row.date = range
    case .point: try readPoint(range)
    case .track: tracks.see(span, range, as: .track)
    case .segment: tracks.see(span, range, as: .segment)
    case .id: tracks.see(span, range, as: .id)
    case .other: break
    case .latitude, .longitude, .altitude, .speed, .course, .accuracy, .verticalAccuracy, .dilution:
      let usesComma = separator != UInt8(ascii: ",")
      guard
        let value = Decimal.parse(span, range)
          ?? (usesComma ? Decimal.parse(span, range, comma: true) : nil)
      else {
        throw error("\"\(lines.text(range))\" is no number (column \"\(columns.name(of: role))\")")
      }
      row.set(role, value, speedScale: columns.speedScale)
    }
  }

  /// Reads `POINT(lon lat)`.
  private mutating func readPoint(_ range: Range<Int>) throws(TraceError) {
    let text = lines.text(range).uppercased()
    let numbers = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split(separator: " ").compactMap { Double(String($0)) }
    guard text.hasPrefix("POINT"), numbers.count >= 2 else {
      throw error("\"\(lines.text(range))\" is no POINT(longitude latitude)")
    }
    row.set(.longitude, numbers[0], speedScale: 1)
    row.set(.latitude, numbers[1], speedScale: 1)
  }

  /// Sets the time of a row; false where it has none.
  @inline(__always)
  private mutating func setTime(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Bool {
    if let interval = options.interval {
      row.fix.time = FixClock.time(of: count, every: interval)
      return true
    }
    guard !row.time.isEmpty else {
      try filter.leaveOut(error("a fix without a time", hint: FixClock.intervalHint))
      return false
    }
    if row.isTimeRead, row.date.isEmpty { return true }
    if row.date.isEmpty, let time = TimeText.parse(span, row.time) {
      if !time.hasZone { try filter.note(.timeWithoutZone, line: line) }
      row.fix.time = time.nanoseconds
    } else if row.date.isEmpty, let time = EpochNumber.nanoseconds(span, row.time) {
      row.fix.time = time
    } else if let time = dateAndTime() {
      if !time.hasZone { try filter.note(.timeWithoutZone, line: line) }
      row.fix.time = time.nanoseconds
    } else {
      let date = row.date.isEmpty ? "" : lines.text(row.date) + " "
      throw error(
        "\"\(date)\(lines.text(row.time))\" is no time",
        hint: "expected 2026-03-01T08:00:00Z, or seconds or milliseconds since 1970"
      )
    }
    return true
  }

  /// Reads a date and a time in two columns, whose names may say that they are UTC.
  private func dateAndTime() -> TimeText.Time? {
    guard !row.date.isEmpty else { return nil }
    let isUTC = columns.name(of: .time).lowercased().contains("utc")
    guard let date = DateText.iso(lines.text(row.date)) else { return nil }
    let text = date + "T" + lines.text(row.time)
    let joined = Array(text.utf8)
    guard let time = TimeText.parse(joined.span, 0..<joined.count) else { return nil }
    return TimeText.Time(nanoseconds: time.nanoseconds, hasZone: time.hasZone || isUTC)
  }

  private func error(_ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: lines.name, line: line, message: message, hint: hint)
  }
}

extension FormatEntry {
  /// Columns with a header, divided by commas, semicolons or tabs.
  static let csv: FormatEntry = FormatEntry(
    title: "CSV",
    endings: ["csv", "tsv"],
    kind: .stream(
      claim: { head in
        guard head.kind != .xml else { return nil }
        if csv.endings.contains(head.ending) { return .named }
        return head.lines.first?.contains { ",;\t".contains($0) } == true ? .weak : nil
      },
      open: { input, options throws(TraceError) in try CSVReader(input, options: options) }
    )
  )
}
