import CanonicalJSON
import Geodesy

/// Reads the fixes of a Ferrostar recording, in both its spellings: `userLocation` with milliseconds,
/// and the older `user_location` with a system time in two parts.
struct FerrostarReader: TraceDecoder {
  private var list = FixList()
  private var source: JSONSource
  private let options: TraceReadingOptions

  init(_ source: JSONSource, options: TraceReadingOptions) throws(TraceError) {
    self.source = source
    self.options = options
    guard let events = source.root["events"], events.kind == .array else {
      throw source.error(source.root, "a recording without \"events\"")
    }
    list.reserve(events.count)
    for event in events.elements {
      let update = (event["event_data"] ?? event["eventData"])?["StateUpdate"]
      guard let state = update?["trip_state"] ?? update?["tripState"] else { continue }
      // Idle, Navigating or Complete.
      for phase in state.members {
        guard let location = phase.value["userLocation"] ?? phase.value["user_location"],
          !location.isNull
        else { continue }
        try append(location)
      }
    }
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    try list.give(to: &filter)
  }

  private mutating func append(_ location: JSONValue) throws(TraceError) {
    let line = source.line(of: location)
    let place = location["coordinates"]
    guard let latitude = try source.number(place, "lat"),
      let longitude = try source.number(place, "lng")
    else { throw source.error(location, "a location without lat and lng") }
    var fix = Fix(
      time: 0,
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      line: line
    )
    try Position.check(fix.coordinate, source: source.name, line: line)
    fix.horizontalAccuracy = try source.number(
      location,
      "horizontalAccuracy",
      or: "horizontal_accuracy"
    )
    let course = location["courseOverGround"] ?? location["course_over_ground"]
    fix.course = try source.number(course, "degrees")
    fix.speed = try source.number(location["speed"], "value")
    if let interval = options.interval {
      fix.time = FixClock.time(of: list.count, every: interval)
    } else {
      guard let stamp = location["timestamp"], !stamp.isNull else {
        list.leaveOut(source.error(location, "a location without a timestamp"))
        return
      }
      fix.time = try time(stamp)
    }
    list.append(fix)
  }

  private func time(_ stamp: JSONValue) throws(TraceError) -> Int64 {
    if let milliseconds = stamp.integer, milliseconds >= 0,
      milliseconds <= FixClock.range.upperBound / 1_000_000
    {
      return milliseconds * 1_000_000
    }
    if let seconds = stamp["secs_since_epoch"]?.integer, seconds >= 0,
      seconds < FixClock.range.upperBound / 1_000_000_000,
      let rest = stamp["nanos_since_epoch"]?.integer, 0..<1_000_000_000 ~= rest
    {
      return seconds * 1_000_000_000 + rest
    }
    throw source.error(stamp, "\(stamp.described) is no time in milliseconds since 1970")
  }
}

extension FormatEntry {
  /// A recording of Ferrostar.
  static let ferrostar = FormatEntry(
    title: "Ferrostar recording",
    kind: .json(
      claim: { root in
        guard let events = root["events"] else { return nil }
        if root["initial_route"] != nil || root["initial_timestamp"] != nil { return .possible }
        let first = events.elements.first { event in
          event["event_data"] != nil || MapboxReader.isEvent(event)
        }
        return first?["event_data"] != nil ? .possible : nil
      },
      open: { source, options throws(TraceError) in try FerrostarReader(source, options: options) }
    )
  )
}
