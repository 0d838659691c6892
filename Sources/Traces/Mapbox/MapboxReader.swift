import CanonicalJSON
import Geodesy

/// Reads Mapbox's replay events: those that update the location.
struct MapboxReader: TraceDecoder {
  private var list = FixList()
  private var source: JSONSource
  private let options: TraceReadingOptions

  init(_ source: JSONSource, options: TraceReadingOptions) throws(TraceError) {
    self.source = source
    self.options = options
    guard let events = source.root["events"], events.kind == .array else {
      throw source.error(source.root, "a replay without \"events\"")
    }
    list.reserve(events.count)
    for event in events.elements {
      guard let location = event["location"], !location.isNull else { continue }
      try append(location, event)
    }
  }

  /// Whether a value is an event as Mapbox writes them.
  static func isEvent(_ value: JSONValue) -> Bool {
    value["event_timestamp"] != nil || value["location"] != nil
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    try list.give(to: &filter)
  }

  private mutating func append(_ location: JSONValue, _ event: JSONValue) throws(TraceError) {
    let line = source.line(of: location)
    guard let latitude = try source.number(location, "lat"),
      let longitude = try source.number(location, "lon", or: "lng")
    else { throw source.error(location, "a location without lat and lon") }
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      line: line
    )
    try Position.check(fix.coordinate, source: source.name, line: line)
    fix.altitude = try source.number(location, "altitude")
    fix.speed = try source.number(location, "speed")
    fix.course = try source.number(location, "bearing")
    fix.horizontalAccuracy = try source.number(location, "accuracyHorizontal")
    fix.verticalAccuracy = try source.number(location, "accuracyVertical")
    if let interval = options.interval {
      fix.time = FixClock.time(of: list.count, every: interval)
    } else {
      // The fix's own time; the event's is that of its arrival.
      let own = location["time"].flatMap { $0.isNull ? nil : $0 }
      guard let time = own ?? event["event_timestamp"], !time.isNull else {
        list.leaveOut(source.error(event, "a location without a time"))
        return
      }
      let read = try source.time(time)
      if !read.hasZone { list.note(.timeWithoutZone, line: line) }
      fix.time = read.nanoseconds
    }
    list.append(fix)
  }
}

extension FormatEntry {
  /// Mapbox's replay events.
  static let mapbox = FormatEntry(
    title: "Mapbox replay",
    kind: .json(
      claim: { root in
        root["events"]?.elements.contains(where: MapboxReader.isEvent) == true ? .possible : nil
      },
      open: { source, options throws(TraceError) in try MapboxReader(source, options: options) }
    )
  )
}
