import Geodesy

/// Reads TCX: the track points of activities and courses.
///
/// A second track within a lap is a pause, and begins a segment, as another activity does; a lap does
/// not: its button is pressed on the way.
struct TCXReader: TraceDecoder {
  private var scanner: XMLScanner
  private let options: TraceReadingOptions
  private let names = TCXNames()
  private var fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
  private var hasTime = false
  private var hasLatitude = false
  private var hasLongitude = false
  private var isInPoint = false
  private var hasRoot = false
  /// Whether the next track goes on where the last one ended.
  private var goesOn = false
  private var segment = -1
  private var count = 0

  init(_ input: ByteInput, options: TraceReadingOptions) {
    scanner = XMLScanner(input)
    self.options = options
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    if try readStretch(&filter) { return true }
    if try scanner.refill() { return true }
    guard hasRoot else { throw scanner.error("no <TrainingCenterDatabase> element in the file") }
    return false
  }

  /// Reads the next stretch; false where the buffer ends.
  private mutating func readStretch(_ filter: inout FixFilter) throws(TraceError) -> Bool {
    let bytes = scanner.bytes
    let span = bytes.span
    let goal = scanner.position + ByteInput.stretch
    while scanner.position < goal {
      switch try scanner.next(span) {
      case .start: try start(&filter)
      case .empty:
        try start(&filter)
        if isInPoint, scanner.name == names.point { try complete(&filter) }
      case .end:
        if isInPoint {
          try end(span, &filter)
        } else if scanner.name == names.id || scanner.name == names.name {
          filter.tracks.name(scanner.text)
        }
      case .more: return false
      }
    }
    return true
  }

  private mutating func start(_ filter: inout FixFilter) throws(TraceError) {
    if !hasRoot {
      guard scanner.name == names.root else {
        throw scanner.error(
          "the first element is <\(scanner.nameText)>, not <TrainingCenterDatabase>"
        )
      }
      hasRoot = true
    }
    switch scanner.name {
    case names.point:
      fix.clear()
      fix.line = scanner.line
      hasTime = false
      hasLatitude = false
      hasLongitude = false
      isInPoint = true
    case names.activity, names.course:
      goesOn = false
      filter.tracks.enter(nil)
    case names.lap: goesOn = segment >= 0
    case names.track:
      if !goesOn { segment += 1 }
      goesOn = false
    default: break
    }
  }

  /// Takes a closing tag within a point.
  private mutating func end(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    switch scanner.name {
    case names.point: try complete(&filter)
    case names.time: try readTime(span, &filter)
    case names.latitude:
      guard let number = try scanner.number(span) else { return }
      fix.coordinate.latitude = number
      hasLatitude = true
    case names.longitude:
      guard let number = try scanner.number(span) else { return }
      fix.coordinate.longitude = number
      hasLongitude = true
    case names.altitude: fix.altitude = try scanner.number(span)
    case names.speed: fix.speed = try scanner.number(span)
    default: break
    }
  }

  private mutating func readTime(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    guard options.interval == nil else { return }
    guard let time = try scanner.time(span, &filter) else { return }
    fix.time = time
    hasTime = true
  }

  private mutating func complete(_ filter: inout FixFilter) throws(TraceError) {
    isInPoint = false
    // Indoors and in tunnels a watch writes its heart rate, and no place.
    guard hasLatitude, hasLongitude else {
      try filter.note(.emptyPoint, line: fix.line)
      return
    }
    try Position.check(fix.coordinate, source: scanner.source, line: fix.line)
    if let interval = options.interval {
      fix.time = FixClock.time(of: count, every: interval)
    } else if !hasTime {
      try filter.leaveOut(
        TraceError(
          source: scanner.source,
          line: fix.line,
          message: "a track point without a time",
          hint: FixClock.intervalHint
        )
      )
      return
    }
    fix.segment = max(0, segment)
    count += 1
    try filter.take(&fix)
  }
}

extension FormatEntry {
  /// Garmin's Training Center XML.
  static let tcx = FormatEntry(
    title: "TCX",
    endings: ["tcx"],
    kind: .stream(
      claim: { $0.root == "TrainingCenterDatabase" ? .certain : nil },
      open: { input, options in TCXReader(input, options: options) }
    )
  )
}

/// The names of the elements that a trace is read from.
private struct TCXNames {
  let root = XMLName("TrainingCenterDatabase")
  let activity = XMLName("Activity")
  let course = XMLName("Course")
  let id = XMLName("Id")
  let name = XMLName("Name")
  let lap = XMLName("Lap")
  let track = XMLName("Track")
  let point = XMLName("Trackpoint")
  let time = XMLName("Time")
  let latitude = XMLName("LatitudeDegrees")
  let longitude = XMLName("LongitudeDegrees")
  let altitude = XMLName("AltitudeMeters")
  let speed = XMLName("Speed")
}
