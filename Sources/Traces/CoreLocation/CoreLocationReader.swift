import CanonicalJSON
import Geodesy

/// Reads an array of Core Location's locations, as recorders on iOS write it.
struct CoreLocationReader: TraceDecoder {
  private var list = FixList()
  private var source: JSONSource
  private let options: TraceReadingOptions

  /// Seconds from 1970 to 2001-01-01, where Apple's reference dates begin.
  private static let referenceDate: Int64 = 978_307_200
  /// Seconds since 2001 end here, in 2032, and those since 1970 begin, in 2001.
  private static let firstUnixTime = 1e9

  init(_ source: JSONSource, options: TraceReadingOptions) throws(TraceError) {
    self.source = source
    self.options = options
    let locations = source.root["locations"] ?? source.root
    guard locations.kind == .array else {
      throw source.error(locations, "expected an array of locations")
    }
    list.reserve(locations.count)
    for location in locations.elements { try append(location) }
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    try list.give(to: &filter)
  }

  private mutating func append(_ location: JSONValue) throws(TraceError) {
    let line = source.line(of: location)
    let place = location["coordinate"] ?? location
    guard let latitude = try source.number(place, "lat", or: "latitude"),
      let longitude = try source.number(place, "lng", or: "lon", or: "longitude")
    else { throw source.error(location, "a location without lat and lng") }
    let accuracy = try source.number(location, "horizontalAccuracy", or: "accuracy")
    // So Core Location says that a place is not valid.
    if let accuracy, accuracy < 0 {
      list.note(.invalidFix, line: line)
      return
    }
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      horizontalAccuracy: accuracy,
      line: line
    )
    try Position.check(fix.coordinate, source: source.name, line: line)
    fix.altitude = try source.number(location, "altitude")
    fix.speed = try source.number(location, "speed")
    fix.course = try source.number(location, "course", or: "bearing", or: "heading")
    fix.verticalAccuracy = try source.number(location, "verticalAccuracy")
    if let interval = options.interval {
      fix.time = FixClock.time(of: list.count, every: interval)
    } else {
      guard let stamp = location["timestamp"] ?? location["time"], !stamp.isNull else {
        list.leaveOut(
          source.error(location, "a location without a timestamp", hint: FixClock.intervalHint)
        )
        return
      }
      let time = try source.time(stamp)
      if !time.hasZone { list.note(.timeWithoutZone, line: line) }
      let isReference = stamp.double.map { $0 < Self.firstUnixTime } ?? false
      fix.time = time.nanoseconds + (isReference ? Self.referenceDate * 1_000_000_000 : 0)
    }
    list.append(fix)
  }
}

extension FormatEntry {
  /// An array of Core Location's locations.
  static let corelocation = FormatEntry(
    title: "Core Location",
    kind: .json(
      claim: { root in
        let list = root.kind == .array ? root : root["locations"]
        guard let first = list?.elements.first(where: { _ in true }) else { return nil }
        return JSONSource.hasPlace(first) ? .certain : nil
      },
      open: { source, options throws(TraceError) in try CoreLocationReader(source, options: options)
      }
    )
  )
}
