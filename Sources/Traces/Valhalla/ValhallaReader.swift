import CanonicalJSON
import Geodesy

/// Reads the shape of a trace request to Valhalla: points, or a polyline of six decimals.
struct ValhallaReader: TraceDecoder {
  private var list = FixList()
  private var source: JSONSource
  private let options: TraceReadingOptions

  init(_ source: JSONSource, options: TraceReadingOptions) throws(TraceError) {
    self.source = source
    self.options = options
    let root = source.root
    let begin = try source.number(root, "begin_time") ?? 0
    let durations = root["durations"].map { Array($0.elements) }
    if let shape = root["shape"] {
      list.reserve(shape.count)
      for (index, point) in shape.elements.enumerated() {
        try append(point, index, begin, durations)
      }
    } else if let text = root["encoded_polyline"] {
      try appendLine(text, begin, durations)
    }
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    try list.give(to: &filter)
  }

  private mutating func append(
    _ point: JSONValue,
    _ index: Int,
    _ begin: Double,
    _ durations: [JSONValue]?
  ) throws(TraceError) {
    guard let latitude = try source.number(point, "lat"),
      let longitude = try source.number(point, "lon")
    else { throw source.error(point, "a point without lat and lon") }
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      line: source.line(of: point)
    )
    fix.horizontalAccuracy = try source.number(point, "accuracy", or: "radius")
    fix.course = try source.number(point, "heading")
    fix.speed = try source.number(point, "speed")
    if options.interval == nil, let stamp = point["time"], !stamp.isNull {
      fix.time = try source.time(stamp).nanoseconds
      try Position.check(fix.coordinate, source: source.name, line: fix.line)
      list.append(fix)
    } else {
      try append(fix, index, begin, durations, point)
    }
  }

  private mutating func appendLine(
    _ value: JSONValue,
    _ begin: Double,
    _ durations: [JSONValue]?
  ) throws(TraceError) {
    guard let text = value.string else { throw source.error(value, "expected a polyline") }
    let path: GeoPath
    do {
      path = try GeoPath(polyline: text, precision: 6)
    } catch {
      throw source.error(value, "no polyline of six decimals: \(error)")
    }
    let line = source.line(of: value)
    for (index, place) in path.coordinates.enumerated() {
      try append(Fix(time: 0, coordinate: place, line: line), index, begin, durations, value)
    }
  }

  /// Appends a fix whose time is told by the durations between points, or by the interval.
  private mutating func append(
    _ fix: Fix,
    _ index: Int,
    _ begin: Double,
    _ durations: [JSONValue]?,
    _ value: JSONValue
  ) throws(TraceError) {
    var fix = fix
    try Position.check(fix.coordinate, source: source.name, line: fix.line)
    if let interval = options.interval {
      fix.time = FixClock.time(of: list.count, every: interval)
    } else if let durations {
      guard let last = list.fixes.last else {
        guard let time = EpochNumber.nanoseconds(begin) else {
          throw source.error(source.root, "begin_time is no time")
        }
        fix.time = time
        list.append(fix)
        return
      }
      guard index <= durations.count, let seconds = durations[index - 1].double,
        0...86_400 ~= seconds, last.time < FixClock.range.upperBound - 86_400_000_000_000
      else { throw source.error(value, "no duration to point \(index + 1)") }
      fix.time = last.time + Int64((seconds * 1e9).rounded())
    } else {
      list.leaveOut(
        source.error(value, "a point without a time", hint: FixClock.intervalHint)
      )
      return
    }
    list.append(fix)
  }
}

extension FormatEntry {
  /// A trace request to Valhalla.
  static let valhalla = FormatEntry(
    title: "Valhalla trace request",
    kind: .json(
      claim: { $0["shape"] != nil || $0["encoded_polyline"] != nil ? .likely : nil },
      open: { source, options throws(TraceError) in try ValhallaReader(source, options: options) }
    )
  )
}
