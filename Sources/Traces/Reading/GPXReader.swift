import Geodesy

/// Reads GPX 1.0 and 1.1: a pull scanner over the bytes, for the elements that a trace has.
///
/// Tags must nest properly; entities are the five predefined and numeric ones, a document type with
/// definitions of its own is an error.
struct GPXReader {
  private var scanner: XMLScanner
  private let options: TraceReadingOptions
  private var fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
  private var hasTime = false
  private var isInPoint = false
  private var segment = -1
  private var count = 0
  private var hasRoot = false
  private var hdop: Double?

  init(_ input: ByteInput, options: TraceReadingOptions) {
    scanner = XMLScanner(input)
    self.options = options
  }

  /// Returns the next fix as read; nil at the end.
  mutating func next(_ filter: inout FixFilter) throws(TraceError) -> Fix? {
    while let token = try scanner.next() {
      switch token {
      case .start:
        if try start(isEmpty: false, &filter) { return fix }
      case .empty:
        if try start(isEmpty: true, &filter) { return fix }
      case .end:
        if try end(&filter) { return fix }
      }
    }
    guard hasRoot else { throw scanner.error("no <gpx> element in the file") }
    return nil
  }

  /// Takes an opening tag; true where it completes a point.
  private mutating func start(
    isEmpty: Bool,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Bool {
    if !hasRoot {
      guard scanner.name == XMLName("gpx") else {
        throw scanner.error("the first element is <\(scanner.nameText)>, not <gpx>")
      }
      hasRoot = true
      return false
    }
    if scanner.name == XMLName("trkseg") { segment += 1 }
    guard scanner.name == XMLName("trkpt") else { return false }
    try begin()
    return isEmpty ? try complete(&filter) : false
  }

  private mutating func begin() throws(TraceError) {
    guard let latitude = try scanner.number(ofAttribute: "lat"),
      let longitude = try scanner.number(ofAttribute: "lon")
    else { throw scanner.error("a <trkpt> without lat and lon") }
    scanner.rememberLine()
    fix = Fix(
      time: 0,
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      segment: max(0, segment),
      line: scanner.line
    )
    try Position.check(fix.coordinate, source: scanner.source, line: fix.line)
    isInPoint = true
    hasTime = false
    hdop = nil
  }

  /// Takes a closing tag; true where it completes a point.
  private mutating func end(_ filter: inout FixFilter) throws(TraceError) -> Bool {
    guard isInPoint else { return false }
    switch scanner.name {
    case XMLName("trkpt"): return try complete(&filter)
    case XMLName("time"): try readTime(&filter)
    case XMLName("ele"): fix.altitude = try scanner.number()
    case XMLName("speed"): fix.speed = try scanner.number()
    case XMLName("course"): fix.course = try scanner.number()
    case XMLName("hdop"): hdop = try scanner.number()
    case XMLName("accuracy_horizontal"), XMLName("accuracy"):
      fix.horizontalAccuracy = try scanner.number()
    case XMLName("accuracy_vertical"): fix.verticalAccuracy = try scanner.number()
    default: break
    }
    return false
  }

  private mutating func readTime(_ filter: inout FixFilter) throws(TraceError) {
    guard options.interval == nil else { return }
    guard let time = scanner.withText({ TimeText.parse($0, $1) }) else {
      throw scanner.error(
        "\"\(scanner.text)\" is no time",
        hint: "expected 2026-03-01T08:00:00Z"
      )
    }
    if !time.hasZone { try filter.note(.timeWithoutZone, line: scanner.line) }
    fix.time = time.nanoseconds
    hasTime = true
  }

  private mutating func complete(_ filter: inout FixFilter) throws(TraceError) -> Bool {
    isInPoint = false
    if let interval = options.interval {
      fix.time = Int64(Double(count) * interval * 1e9)
    } else if !hasTime {
      throw TraceError(
        source: scanner.source,
        line: fix.line,
        message: "a track point without a time",
        hint: "pass --interval SECONDS to space the fixes evenly"
      )
    }
    // Five metres for each unit of dilution: the usual user equivalent range error.
    if fix.horizontalAccuracy == nil { fix.horizontalAccuracy = hdop.map { $0 * 5 } }
    count += 1
    return true
  }
}
