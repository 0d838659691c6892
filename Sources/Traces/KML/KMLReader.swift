import Geodesy

/// Reads KML: the fixes of `gx:Track`; in a file without one, placemarks of a point and a time; in a
/// file without those, lines, which need an interval.
struct KMLReader: TraceDecoder {
  /// The longest text of an element in bytes: a line's coordinates are one text.
  private static let textLimit = 64 << 20

  private var scanner: XMLScanner
  private let options: TraceReadingOptions
  private let names = KMLNames()
  private var track: KMLTrack?
  private var placemarks = KMLPlacemarks()
  private var hasRoot = false
  private var hasTrack = false
  /// Whether the tracks at hand are parts of one.
  private var isInMultiTrack = false
  private var hasEntered = false
  private var segment = -1
  private var count = 0

  init(_ input: ByteInput, options: TraceReadingOptions) {
    scanner = XMLScanner(input)
    scanner.textLimit = Self.textLimit
    self.options = options
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    if try readStretch(&filter) { return true }
    if try scanner.refill() { return true }
    guard hasRoot else { throw scanner.error("no <kml> element in the file") }
    if !hasTrack { try givePlacemarks(&filter) }
    return false
  }

  /// Reads the next stretch; false where the buffer ends.
  private mutating func readStretch(_ filter: inout FixFilter) throws(TraceError) -> Bool {
    let bytes = scanner.bytes
    let span = bytes.span
    let goal = scanner.position + ByteInput.stretch
    while scanner.position < goal {
      switch try scanner.next(span) {
      case .start: try start(span)
      case .empty:
        try start(span)
        try end("", span, &filter)
      case .end: try end(nil, span, &filter)
      case .more: return false
      }
    }
    return true
  }

  private mutating func start(_ span: Span<UInt8>) throws(TraceError) {
    if !hasRoot {
      guard scanner.name == names.root else {
        throw scanner.error("the first element is <\(scanner.nameText)>, not <kml>")
      }
      hasRoot = true
    }
    switch scanner.name {
    case names.multiTrack:
      isInMultiTrack = true
      hasEntered = false
    case names.track: track = KMLTrack(line: scanner.line)
    case names.array:
      let role = scanner.text(ofAttribute: "name", span).flatMap(KMLTrack.Role.init(name:))
      track?.array = nil
      if let role, let index = track?.arrays.count {
        track?.arrays.append((role, []))
        track?.array = index
      }
    case names.placemark: placemarks.begin()
    case names.point: placemarks.isInPoint = true
    case names.line: placemarks.isInLine = true
    default: break
    }
  }

  /// Takes a closing tag, or an empty element whose text is `empty`.
  private mutating func end(
    _ empty: String?,
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    if track != nil {
      if empty == nil, takePlain(span) { return }
      try endInTrack(empty, &filter)
      return
    }
    switch scanner.name {
    case names.multiTrack: isInMultiTrack = false
    case names.name: placemarks.name = empty ?? scanner.text
    case names.when:
      placemarks.time = try time(empty ?? scanner.text, &filter)
      placemarks.hasPartialTime = placemarks.time == nil
    case names.coordinates where placemarks.isInPoint || placemarks.isInLine:
      let (places, fault) = KMLCoordinates.places(empty ?? scanner.text)
      if let fault {
        throw scanner.error("\"\(fault)\" is no place, expected longitude,latitude")
      }
      for place in places { try check(place) }
      placemarks.take(places, line: scanner.line)
    case names.point: placemarks.isInPoint = false
    case names.line: placemarks.isInLine = false
    case names.placemark: placemarks.end()
    default: break
    }
  }

  // MARK: - Tracks

  /// Takes the text of an element of a track as it nearly always stands there: plain numbers, and times
  /// with their zone; false where it is to be looked at with care, as every fault is.
  private mutating func takePlain(_ span: Span<UInt8>) -> Bool {
    switch scanner.name {
    case names.value:
      guard let array = track?.array,
        let number = scanner.withText(span, { KMLCoordinates.plain($0, $1, upTo: 1) })
      else { return false }
      track?.arrays[array].values.append(number.x)
    case names.when:
      guard options.interval == nil,
        let time = scanner.withText(span, { TimeText.parse($0, $1) }), time.hasZone
      else { return false }
      track?.times.append(time.nanoseconds)
    case names.place:
      guard let numbers = scanner.withText(span, { KMLCoordinates.plain($0, $1, upTo: 3) }),
        let place = numbers.place, place.coordinate.isValid,
        let count = track?.places.count, count < KMLTrack.limit
      else { return false }
      track?.places.append(place)
      track?.lines.append(Int32(clamping: scanner.line))
    case names.angles:
      guard let numbers = scanner.withText(span, { KMLCoordinates.plain($0, $1, upTo: 3) }) else {
        return false
      }
      track?.appendHeading(numbers.x)
    default: return false
    }
    return true
  }

  private mutating func endInTrack(
    _ empty: String?,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    switch scanner.name {
    case names.when:
      let time = options.interval == nil ? try time(empty ?? scanner.text, &filter) : 0
      track?.times.append(time)
    case names.place:
      try takePlace(empty ?? scanner.text)
    case names.angles:
      guard let heading = KMLCoordinates.heading(empty ?? scanner.text) else {
        throw scanner.error("\"\(empty ?? scanner.text)\" in <angles> is no heading, tilt and roll")
      }
      track?.appendHeading(heading)
    case names.value:
      guard let array = track?.array else { return }
      let text = (empty ?? scanner.text).utf8.filter { $0 > 0x20 }
      let number = Decimal.parse(text.span, 0..<text.count)
      guard text.isEmpty || number != nil else {
        throw scanner.error("\"\(String(decoding: text, as: UTF8.self))\" in <value> is no number")
      }
      track?.arrays[array].values.append(number)
    case names.array: track?.array = nil
    case names.track: try giveTrack(&filter)
    default: break
    }
  }

  private mutating func takePlace(_ text: String) throws(TraceError) {
    let isEmpty = !text.contains { !$0.isWhitespace }
    let place = isEmpty ? nil : KMLCoordinates.place(ofTrack: text)
    guard isEmpty || place != nil else {
      throw scanner.error("\"\(text)\" in <coord> is no place, expected longitude latitude")
    }
    if let place { try check(place) }
    guard let count = track?.places.count, count < KMLTrack.limit else {
      throw scanner.error("a track of more than \(KMLTrack.limit) places")
    }
    track?.places.append(place)
    track?.lines.append(Int32(clamping: scanner.line))
  }

  private mutating func giveTrack(_ filter: inout FixFilter) throws(TraceError) {
    guard let whole = track else { return }
    track = nil
    if options.interval == nil, let fault = whole.fault {
      throw TraceError(source: scanner.source, line: whole.line, message: fault)
    }
    segment += 1
    if !isInMultiTrack || !hasEntered {
      filter.tracks.enter(nil)
      if let name = placemarks.name { filter.tracks.name(name) }
      hasEntered = true
    }
    for index in whole.places.indices {
      guard var fix = whole.fix(index, segment: segment) else {
        try filter.note(.emptyPoint, line: Int(whole.lines[index]))
        continue
      }
      hasTrack = true
      guard options.interval != nil || !whole.isUntimed(index) else {
        try filter.leaveOut(untimed(atLine: fix.line))
        continue
      }
      try give(&fix, &filter)
    }
  }

  // MARK: - Fixes

  private func untimed(atLine line: Int) -> TraceError {
    TraceError(
      source: scanner.source,
      line: line,
      message: "a point without a time",
      hint: FixClock.intervalHint
    )
  }

  /// Gives the placemarks of a file without a track.
  private mutating func givePlacemarks(_ filter: inout FixFilter) throws(TraceError) {
    let fixes =
      placemarks.points.isEmpty
      ? (placemarks.lines.isEmpty && options.interval != nil
        ? placemarks.untimedPoints : placemarks.lines)
      : placemarks.points
    if options.interval == nil {
      for line in placemarks.partialLines { try filter.leaveOut(untimed(atLine: line)) }
    }
    guard placemarks.points.isEmpty, options.interval == nil, let first = fixes.first else {
      for var fix in fixes { try give(&fix, &filter) }
      return
    }
    throw TraceError(
      source: scanner.source,
      line: first.line,
      message: "a line without times",
      hint: FixClock.intervalHint
    )
  }

  private mutating func give(_ fix: inout Fix, _ filter: inout FixFilter) throws(TraceError) {
    if let interval = options.interval { fix.time = FixClock.time(of: count, every: interval) }
    count += 1
    try filter.take(&fix)
  }

  private func check(_ place: KMLCoordinates.Place) throws(TraceError) {
    try Position.check(place.coordinate, source: scanner.source, line: scanner.line)
  }

  /// Returns a time; nil for one that is empty, or a year, month or day alone.
  private mutating func time(
    _ text: String,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Int64? {
    let bytes = Array(text.utf8)
    if TimeText.isPartial(bytes.span, 0..<bytes.count) { return nil }
    guard let time = TimeText.parse(bytes.span, 0..<bytes.count) else {
      throw scanner.error("\"\(text)\" is no time", hint: "expected 2026-03-01T08:00:00Z")
    }
    if !time.hasZone { try filter.note(.timeWithoutZone, line: scanner.line) }
    return time.nanoseconds
  }
}

extension FormatEntry {
  /// KML, and KMZ around it.
  static let kml = FormatEntry(
    title: "KML",
    endings: ["kml", "kmz"],
    kind: .stream(
      claim: { $0.root == "kml" ? .certain : nil },
      open: { input, options in KMLReader(input, options: options) }
    )
  )
}

/// The names of the elements that a trace is read from.
private struct KMLNames {
  let root = XMLName("kml")
  let multiTrack = XMLName("MultiTrack")
  let track = XMLName("Track")
  let name = XMLName("name")
  let when = XMLName("when")
  let place = XMLName("coord")
  let angles = XMLName("angles")
  let array = XMLName("SimpleArrayData")
  let value = XMLName("value")
  let placemark = XMLName("Placemark")
  let point = XMLName("Point")
  let line = XMLName("LineString")
  let coordinates = XMLName("coordinates")
}
