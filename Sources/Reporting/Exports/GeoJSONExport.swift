import CanonicalJSON
import Geodesy
import Navigation
import Platform
import ScenarioLanguage
import Simulation

/// A drive as GeoJSON: fixes, the navigator's track, routes, stops and events.
///
/// Times are seconds since the start, in `t`.
struct GeoJSONExport: DriveWriter {
  private var places = EventPlaces()
  private let routes: ElementSpool
  private let times: ElementSpool
  private let line: ElementSpool
  private var lineCount = 0
  private let fixes: ElementSpool
  private let events: ElementSpool

  init(_ scenario: Scenario, beside path: String) {
    routes = ElementSpool(beside: path)
    times = ElementSpool(beside: path)
    line = ElementSpool(beside: path)
    fixes = ElementSpool(beside: path)
    events = ElementSpool(beside: path)
  }

  mutating func take(_ part: DrivePart) throws {
    switch part {
    case .fix(let reading): try fixes.append { write(reading, to: &$0) }
    case .location(let location):
      for event in places.take(location) { try events.append { write(event, to: &$0) } }
      lineCount += 1
      try times.append { $0.fixed(Double(location.time) / 1000, decimals: 3) }
      try line.append { Self.place(location.coordinate, to: &$0) }
    case .route(let route):
      if route.line.count > 1 { try routes.append { write(route, to: &$0) } }
    case .event(let event): places.take(event)
    case .decision, .settled: break
    }
  }

  mutating func finish(_ end: DriveEnd, into give: ([UInt8]) throws -> Void) throws {
    for event in places.rest() { try events.append { write(event, to: &$0) } }
    let stops = ElementSpool(beside: "")
    for stop in end.stops { try stops.append { write(stop, to: &$0) } }
    func say(_ text: String) throws { try give(Array(text.utf8)) }
    try say(#"{"type":"FeatureCollection","features":["#)
    var isFirst = true
    func comma() throws {
      if !isFirst { try say(",") }
      isFirst = false
    }
    if !routes.isEmpty {
      try comma()
      try routes.handOn(to: give)
    }
    if lineCount > 1 {
      try comma()
      try say(#"{"type":"Feature","properties":{"kind":"track","times":["#)
      try times.handOn(to: give)
      try say(#"]},"geometry":{"type":"LineString","coordinates":["#)
      try line.handOn(to: give)
      try say("]}}")
    }
    for features in [fixes, stops, events] where !features.isEmpty {
      try comma()
      try features.handOn(to: give)
    }
    try say("]}\n")
  }

  private func write(_ route: DriveStory.Route, to writer: inout JSONWriter) {
    feature("route", line: route.line, to: &writer) { writer in
      Self.time(route.time, to: &writer)
      Self.text("reason", route.reason, to: &writer)
      Self.number("distance", route.distance, 1, to: &writer)
      Self.number("duration", route.duration, 1, to: &writer)
    }
  }

  private func write(_ reading: FixReading, to writer: inout JSONWriter) {
    let fix = reading.fix.location
    feature("fix", point: fix.coordinate, to: &writer) { writer in
      Self.time(reading.fix.arrival.milliseconds, to: &writer)
      Self.number("accuracy", fix.horizontalAccuracy, 1, to: &writer)
      Self.number("speed", fix.speed, 2, to: &writer)
      Self.number("course", fix.course, 1, to: &writer)
      Self.number("deviation", reading.progress.deviation, 2, to: &writer)
      Self.number("remainingDistance", reading.progress.remainingDistance, 1, to: &writer)
      Self.number("remainingTime", reading.progress.remainingTime, 1, to: &writer)
    }
  }

  private func write(_ stop: DriveStory.Stop, to writer: inout JSONWriter) {
    feature("stop", point: stop.coordinate, to: &writer) { writer in
      if !stop.title.isEmpty { Self.text("title", stop.title, to: &writer) }
      writer.member("via", stop.isVia)
    }
  }

  private func write(_ placed: PlacedEvent, to writer: inout JSONWriter) {
    feature("event", point: placed.place, to: &writer) { writer in
      Self.time(placed.event.time, to: &writer)
      Self.text("event", placed.event.name, to: &writer)
      Self.text("label", placed.words.label, to: &writer)
      Self.text("text", placed.words.text, to: &writer)
    }
  }

  // MARK: - Pieces

  private func feature(
    _ kind: String,
    point: Coordinate,
    to writer: inout JSONWriter,
    properties: (inout JSONWriter) -> Void
  ) {
    feature(kind, "Point", to: &writer, properties) { Self.place(point, to: &$0) }
  }

  private func feature(
    _ kind: String,
    line: [Coordinate],
    to writer: inout JSONWriter,
    properties: (inout JSONWriter) -> Void
  ) {
    feature(kind, "LineString", to: &writer, properties) { writer in
      writer.beginArray()
      for place in line { Self.place(place, to: &writer) }
      writer.endArray()
    }
  }

  private func feature(
    _ kind: String,
    _ geometry: String,
    to writer: inout JSONWriter,
    _ properties: (inout JSONWriter) -> Void,
    coordinates: (inout JSONWriter) -> Void
  ) {
    writer.beginObject()
    writer.member("type", "Feature")
    writer.beginObject("properties")
    Self.text("kind", kind, to: &writer)
    properties(&writer)
    writer.endObject()
    writer.beginObject("geometry")
    Self.text("type", geometry, to: &writer)
    writer.key("coordinates")
    coordinates(&writer)
    writer.endObject()
    writer.endObject()
  }

  static func place(_ place: Coordinate, to writer: inout JSONWriter) {
    writer.beginArray()
    writer.fixed(place.longitude, decimals: 7)
    writer.fixed(place.latitude, decimals: 7)
    writer.endArray()
  }

  private static func time(_ milliseconds: Int64, to writer: inout JSONWriter) {
    writer.member("t", Double(milliseconds) / 1000, decimals: 3)
  }

  private static func text(_ key: String, _ value: String, to writer: inout JSONWriter) {
    writer.member(key, value)
  }

  private static func number(
    _ key: String,
    _ value: Double?,
    _ decimals: Int,
    to writer: inout JSONWriter
  ) {
    guard let value, value.isFinite else { return }
    writer.member(key, value, decimals: decimals)
  }
}
