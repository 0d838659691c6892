import CanonicalJSON
import Geodesy

/// Reads Google's location history: raw signals of the phone's export, or the takeout's records.
///
/// The paths of visits and activities are left alone: a point every few minutes is no drive.
struct TimelineReader: TraceDecoder {
  private var list = FixList()
  private var source: JSONSource
  private let options: TraceReadingOptions

  /// What 32 bits that overflowed are too large by, in ten-millionths of a degree.
  private static let overflow = 4_294_967_296.0

  init(_ source: JSONSource, options: TraceReadingOptions) throws(TraceError) {
    self.source = source
    self.options = options
    let root = source.root
    if let signals = root["rawSignals"] {
      list.reserve(signals.count)
      for signal in signals.elements {
        if let position = signal["position"] { try readSignal(position) }
      }
    } else if let locations = root["locations"] {
      list.reserve(locations.count)
      for location in locations.elements { try readRecord(location) }
    }
    guard !list.isEmpty else {
      throw TraceError(
        source: source.name,
        message: "a timeline without raw signals",
        hint: "its visits and activities have a point every few minutes, too few to replay"
      )
    }
    noteSparse()
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    try list.give(to: &filter)
  }

  private mutating func readSignal(_ value: JSONValue) throws(TraceError) {
    let line = source.line(of: value)
    guard let text = value["LatLng"] ?? value["latLng"], !text.isNull else {
      list.note(.emptyPoint, line: line)
      return
    }
    guard let coordinate = text.string.flatMap(Self.place) else {
      throw source.error(text, "\(text.described) is no place, expected \"47.1°, 9.5°\"")
    }
    var fix = Fix(time: 0, coordinate: coordinate, line: line)
    fix.altitude = try source.number(value, "altitudeMeters")
    fix.speed = try source.number(value, "speedMetersPerSecond")
    fix.horizontalAccuracy = try source.number(value, "accuracyMeters")
    try append(fix, value["timestamp"], value)
  }

  private mutating func readRecord(_ value: JSONValue) throws(TraceError) {
    let line = source.line(of: value)
    guard var latitude = try source.number(value, "latitudeE7"),
      var longitude = try source.number(value, "longitudeE7")
    else {
      list.note(.emptyPoint, line: line)
      return
    }
    if latitude > 900_000_000 || longitude > 1_800_000_000 {
      if latitude > 900_000_000 { latitude -= Self.overflow }
      if longitude > 1_800_000_000 { longitude -= Self.overflow }
      list.note(.overflow, line: line)
    }
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(latitude: latitude / 1e7, longitude: longitude / 1e7),
      line: line
    )
    fix.altitude = try source.number(value, "altitude")
    fix.speed = try source.number(value, "velocity")
    fix.course = try source.number(value, "heading")
    fix.horizontalAccuracy = try source.number(value, "accuracy")
    fix.verticalAccuracy = try source.number(value, "verticalAccuracy")
    try append(fix, value["timestamp"] ?? value["timestampMs"], value)
  }

  private mutating func append(
    _ fix: Fix,
    _ time: JSONValue?,
    _ value: JSONValue
  ) throws(TraceError) {
    var fix = fix
    try Position.check(fix.coordinate, source: source.name, line: fix.line)
    if let interval = options.interval {
      fix.time = FixClock.time(of: list.count, every: interval)
    } else {
      guard let time, !time.isNull else {
        list.leaveOut(source.error(value, "a position without a timestamp"))
        return
      }
      fix.time = try read(time, line: fix.line)
    }
    list.append(fix)
  }

  /// Returns a time; the takeout wrote milliseconds as a text.
  private mutating func read(_ value: JSONValue, line: Int) throws(TraceError) -> Int64 {
    if let time = TimeText.time(value), time.hasZone { return time.nanoseconds }
    if let text = value.string, let milliseconds = Int64(text), milliseconds >= 0,
      milliseconds <= FixClock.range.upperBound / 1_000_000
    {
      return milliseconds * 1_000_000
    }
    let time = try source.time(value)
    if !time.hasZone { list.note(.timeWithoutZone, line: line) }
    return time.nanoseconds
  }

  /// Returns the place of `47.1°, 9.5°`, or of `geo:47.1,9.5`.
  private static func place(_ text: String) -> Coordinate? {
    let plain = text.hasPrefix("geo:") ? text.dropFirst(4) : text[...]
    let numbers = plain.split(separator: ",").map { part -> Double? in
      let bytes = Array(part.filter { $0 != "°" }.utf8)
      return Decimal.parse(bytes.span, 0..<bytes.count)
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private mutating func noteSparse() {
    let times = list.fixes.map(\.time)
    let spans = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    guard let first = list.fixes.first, let median = spans.isEmpty ? nil : spans[spans.count / 2],
      median > 30_000_000_000
    else { return }
    list.note(.sparse, line: first.line)
  }
}

extension FormatEntry {
  /// Google's location history.
  static let timeline = FormatEntry(
    title: "Google timeline",
    kind: .json(
      claim: { root in
        if root.kind == .array {
          let first = root.elements.first { _ in true }
          return first?["startTime"] != nil || first?["endTime"] != nil ? .certain : nil
        }
        let names = ["semanticSegments", "rawSignals", "timelineObjects"]
        if names.contains(where: { root[$0] != nil }) { return .certain }
        guard let first = root["locations"]?.elements.first(where: { _ in true }) else {
          return nil
        }
        return JSONSource.hasPlace(first) ? nil : .certain
      },
      open: { source, options throws(TraceError) in try TimelineReader(source, options: options) }
    )
  )
}
