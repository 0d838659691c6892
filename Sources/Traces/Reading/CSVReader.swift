import Geodesy

/// Reads CSV traces: any order of columns, by the names in the header.
struct CSVReader {
  private var lines: LineInput
  private var columns = CSVColumns()
  private var separator = UInt8(ascii: ",")
  private var usesDecimalComma = false
  private var fields: [Range<Int>] = []
  private var count = 0
  private var lastTrack: String?
  private var segment = 0
  private let options: TraceReadingOptions

  init(_ input: ByteInput, options: TraceReadingOptions) throws(TraceError) {
    lines = LineInput(input)
    self.options = options
    if let names = options.columns {
      columns = try CSVColumns(names: names, source: lines.name, line: 0)
    } else {
      try readHeader()
    }
  }

  private mutating func readHeader() throws(TraceError) {
    while let line = try lines.next() {
      if line.isEmpty { continue }
      let text = lines.text(line)
      separator =
        text.contains("\t") ? 9 : (text.contains(";") ? UInt8(ascii: ";") : UInt8(ascii: ","))
      split(line)
      let names = fields.map { lines.text($0) }
      let isData = names.contains { Double($0) != nil }
      guard !isData else {
        throw TraceError(
          source: lines.name,
          line: lines.line,
          message: "the CSV has no header line",
          hint: "name the columns: --columns time,lat,lon"
        )
      }
      columns = try CSVColumns(names: names, source: lines.name, line: lines.line)
      return
    }
    throw TraceError(source: lines.name, message: "the file is empty")
  }

  /// Returns the next fix as read; nil at the end.
  mutating func next(_ filter: inout FixFilter) throws(TraceError) -> Fix? {
    while let line = try lines.next() {
      if line.isEmpty { continue }
      if options.columns != nil, count == 0, lines.line == 1 { guessSeparator(line) }
      split(line)
      usesDecimalComma = separator != UInt8(ascii: ",")
      if lines.isCutOff, fields.count < columns.count {
        try filter.note(.truncatedEnd, line: lines.line)
        return nil
      }
      guard let fix = try fix(&filter) else { continue }
      count += 1
      return fix
    }
    return nil
  }

  private mutating func guessSeparator(_ line: Range<Int>) {
    let text = lines.text(line)
    separator = text.contains("\t") ? 9 : (text.contains(";") ? 59 : 44)
  }

  private mutating func split(_ line: Range<Int>) {
    fields.removeAll(keepingCapacity: true)
    let span = lines.bytes.span
    var start = line.lowerBound
    var isQuoted = false
    for at in line {
      let byte = span[at]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == separator, !isQuoted {
        fields.append(trimmed(start..<at, span))
        start = at + 1
      }
    }
    fields.append(trimmed(start..<line.upperBound, span))
  }

  @inline(__always)
  private func trimmed(_ range: Range<Int>, _ span: Span<UInt8>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, span[start] <= 0x20 || span[start] == UInt8(ascii: "\"") { start += 1 }
    while end > start, span[end - 1] <= 0x20 || span[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    return start..<end
  }

  @inline(__always)
  private func field(_ column: Int?) -> Range<Int>? {
    guard let column, column < fields.count, !fields[column].isEmpty else { return nil }
    return fields[column]
  }

  private func number(_ column: Int?) throws(TraceError) -> Double? {
    guard let range = field(column) else { return nil }
    let span = lines.bytes.span
    if let value = Decimal.parse(span, range) { return value }
    if usesDecimalComma, let value = Decimal.parse(span, range, comma: true) { return value }
    throw TraceError(
      source: lines.name,
      line: lines.line,
      message: "\"\(lines.text(range))\" is no number (column \"\(columns.names[column ?? 0])\")"
    )
  }

  private mutating func fix(_ filter: inout FixFilter) throws(TraceError) -> Fix? {
    guard let coordinate = try coordinate() else {
      try filter.note(.emptyPoint, line: lines.line)
      return nil
    }
    try Position.check(coordinate, source: lines.name, line: lines.line)
    let time = try time(&filter)
    if let column = field(columns.track) {
      let track = lines.text(column)
      if let lastTrack, lastTrack != track { segment += 1 }
      lastTrack = track
    }
    return Fix(
      time: time,
      coordinate: coordinate,
      altitude: try number(columns.altitude),
      speed: try number(columns.speed).map { $0 < 0 ? $0 : $0 * columns.speedScale },
      course: try number(columns.course),
      horizontalAccuracy: try number(columns.accuracy),
      verticalAccuracy: try number(columns.verticalAccuracy),
      segment: segment,
      line: lines.line
    )
  }

  private func coordinate() throws(TraceError) -> Coordinate? {
    if let column = columns.point, let range = field(column) {
      return try wellKnownText(range)
    }
    guard let latitude = try number(columns.latitude),
      let longitude = try number(columns.longitude)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Reads `POINT(lon lat)`.
  private func wellKnownText(_ range: Range<Int>) throws(TraceError) -> Coordinate {
    let text = lines.text(range).uppercased()
    let numbers = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split(separator: " ").compactMap { Double(String($0)) }
    guard text.hasPrefix("POINT"), numbers.count >= 2 else {
      throw TraceError(
        source: lines.name,
        line: lines.line,
        message: "\"\(lines.text(range))\" is no POINT(longitude latitude)"
      )
    }
    return Coordinate(latitude: numbers[1], longitude: numbers[0])
  }

  private func time(_ filter: inout FixFilter) throws(TraceError) -> Int64 {
    if let interval = options.interval { return Int64(Double(count) * interval * 1e9) }
    guard let range = field(columns.time) else {
      throw TraceError(
        source: lines.name,
        line: lines.line,
        message: "a fix without a time",
        hint: "pass --interval SECONDS to space the fixes evenly"
      )
    }
    let span = lines.bytes.span
    if let dateColumn = columns.date, let date = field(dateColumn) {
      let joined = Array((lines.text(date) + "T" + lines.text(range)).utf8)
      if let time = TimeText.parse(joined.span, 0..<joined.count) { return time.nanoseconds }
    } else if let time = TimeText.parse(span, range) {
      if !time.hasZone { try filter.note(.timeWithoutZone, line: lines.line) }
      return time.nanoseconds
    } else if let number = Decimal.parse(span, range), number >= 0, number < 1e19 {
      // Seconds up to the year 5138, milliseconds beyond, then microseconds and nanoseconds.
      let scale = number < 1e11 ? 1e9 : (number < 1e14 ? 1e6 : (number < 1e17 ? 1e3 : 1))
      return Int64((number * scale).rounded())
    }
    throw TraceError(
      source: lines.name,
      line: lines.line,
      message: "\"\(lines.text(range))\" is no time",
      hint: "expected 2026-03-01T08:00:00Z, or seconds or milliseconds since 1970"
    )
  }
}
