import Geodesy

/// Reads GPX 1.0 and 1.1: a pull scanner over the bytes, for the elements that a trace has.
///
/// Tags must nest properly; entities are the five predefined and numeric ones, a document type with
/// definitions of its own is an error.
///
/// Xcode's GPX has way points where others have track points.
struct GPXReader: TraceDecoder {
  private var scanner: XMLScanner
  private let options: TraceReadingOptions
  private var point: GPXPoint
  /// Whether the fixes are way points.
  private let usesWaypoints: Bool
  private var isInPoint = false
  private var segment = -1
  private var count = 0
  private var hasRoot = false

  init(_ input: ByteInput, options: TraceReadingOptions, waypoints: Bool = false) {
    scanner = XMLScanner(input)
    self.options = options
    point = GPXPoint(waypoints: waypoints)
    usesWaypoints = waypoints
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    let isWhole = try readStretch(&filter)
    if isWhole { return true }
    if try scanner.refill() { return true }
    guard hasRoot else { throw scanner.error("no <gpx> element in the file") }
    return false
  }

  /// Reads the next stretch; false where the buffer ends.
  private mutating func readStretch(_ filter: inout FixFilter) throws(TraceError) -> Bool {
    let bytes = scanner.bytes
    let span = bytes.span
    let goal = scanner.position + ByteInput.stretch
    while scanner.position < goal {
      if hasRoot, !isInPoint, !usesWaypoints, try readPoint(span, &filter) { continue }
      switch try scanner.next(span) {
      case .start: try start(span, &filter)
      case .empty:
        try start(span, &filter)
        if scanner.name == point.names.point { try complete(&filter) }
      case .end: try end(span, &filter)
      case .more: return false
      }
    }
    return true
  }

  /// Reads a point at once; false where the scanner is to read what comes next.
  @inline(__always)
  private mutating func readPoint(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Bool {
    scanner.skipBlanks(span)
    guard let end = point.read(span, from: scanner.position, to: scanner.end) else { return false }
    try place(atLine: scanner.currentLine)
    scanner.pass(to: end, lines: point.lines)
    if !point.hasZone { try filter.note(.timeWithoutZone, line: point.fix.line) }
    try complete(&filter)
    return true
  }

  @inline(__always)
  private mutating func start(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    if !hasRoot {
      guard scanner.name == point.names.root else {
        throw scanner.error("the first element is <\(scanner.nameText)>, not <gpx>")
      }
      hasRoot = true
    }
    if scanner.name == point.names.point {
      guard let latitude = try scanner.number(ofAttribute: "lat", span),
        let longitude = try scanner.number(ofAttribute: "lon", span)
      else { throw scanner.error("a <\(scanner.nameText)> without lat and lon") }
      point.begin(at: Coordinate(latitude: latitude, longitude: longitude))
      try place(atLine: scanner.line)
      isInPoint = true
    } else if scanner.name == point.names.segment {
      segment += 1
    } else if scanner.name == point.names.track {
      filter.tracks.enter(nil)
    }
  }

  @inline(__always)
  private mutating func place(atLine line: Int) throws(TraceError) {
    point.fix.line = line
    point.fix.segment = max(0, segment)
    try Position.check(point.fix.coordinate, source: scanner.source, line: line)
  }

  /// Takes a closing tag.
  @inline(__always)
  private mutating func end(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    guard isInPoint else {
      if scanner.name == point.names.name { filter.tracks.name(scanner.text) }
      return
    }
    if scanner.name == point.names.time {
      try readTime(span, &filter)
    } else if scanner.name == point.names.point {
      try complete(&filter)
    } else if point.isNumber(scanner.name) {
      point.set(scanner.name, try scanner.number(span))
    }
  }

  private mutating func readTime(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    guard options.interval == nil else { return }
    guard let time = try scanner.time(span, &filter) else { return }
    point.fix.time = time
    point.hasTime = true
  }

  @inline(__always)
  private mutating func complete(_ filter: inout FixFilter) throws(TraceError) {
    isInPoint = false
    if let interval = options.interval {
      point.fix.time = FixClock.time(of: count, every: interval)
    } else if !point.hasTime {
      try filter.leaveOut(
        TraceError(
          source: scanner.source,
          line: point.fix.line,
          message: usesWaypoints ? "a way point without a time" : "a track point without a time",
          hint: FixClock.intervalHint
        )
      )
      return
    }
    // Five metres for each unit of dilution: the usual user equivalent range error.
    if point.fix.horizontalAccuracy == nil, let hdop = point.hdop {
      point.fix.horizontalAccuracy = hdop * 5
    }
    count += 1
    try filter.take(&point.fix)
  }
}

extension FormatEntry {
  /// GPX: any XML that no other format has a claim to.
  static let gpx = FormatEntry(
    title: "GPX",
    endings: ["gpx"],
    kind: .stream(
      claim: { $0.kind == .xml ? .possible : nil },
      open: { input, options in GPXReader(input, options: options) }
    )
  )

  /// Xcode's GPX, told by the name of its creator.
  static let xcode = FormatEntry(
    title: "Xcode GPX",
    kind: .stream(
      claim: { head in
        let isXcode = ["creator=\"Xcode\"", "creator='Xcode'"].contains { head.text.contains($0) }
        return head.kind == .xml && isXcode ? .likely : nil
      },
      open: { input, options in GPXReader(input, options: options, waypoints: true) }
    )
  )
}
