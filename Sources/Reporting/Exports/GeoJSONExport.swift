import CanonicalJSON
import Geodesy
import Navigation
import ScenarioLanguage
import Simulation

/// A drive as GeoJSON: fixes, the navigator's track, routes, stops and events.
///
/// Times are seconds since the start, in `t`.
struct GeoJSONExport {
  let story: DriveStory

  var bytes: [UInt8] {
    var writer = JSONWriter(reserving: story.fixes.count * 200)
    writer.beginObject()
    writer.member("type", "FeatureCollection")
    writer.beginArray("features")
    writeRoutes(to: &writer)
    writeTrack(to: &writer)
    for fix in story.fixes { write(fix, to: &writer) }
    for stop in story.stops {
      feature("stop", point: stop.coordinate, to: &writer) { writer in
        if !stop.title.isEmpty { Self.text("title", stop.title, to: &writer) }
        writer.member("via", stop.isVia)
      }
    }
    for event in story.events { write(event, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  private func writeRoutes(to writer: inout JSONWriter) {
    for route in story.routes where route.line.count > 1 {
      feature("route", line: route.line, to: &writer) { writer in
        Self.time(route.time, to: &writer)
        Self.text("reason", route.reason, to: &writer)
        Self.number("distance", route.distance, 1, to: &writer)
        Self.number("duration", route.duration, 1, to: &writer)
      }
    }
  }

  private func writeTrack(to writer: inout JSONWriter) {
    guard story.locations.count > 1 else { return }
    feature("track", line: story.locations.map(\.coordinate), to: &writer) { writer in
      writer.beginArray("times")
      for location in story.locations {
        writer.fixed(Double(location.time) / 1000, decimals: 3)
      }
      writer.endArray()
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

  private func write(_ event: DriveStory.Event, to writer: inout JSONWriter) {
    guard let words = event.words, let place = story.place(at: event.time) else { return }
    feature("event", point: place, to: &writer) { writer in
      Self.time(event.time, to: &writer)
      Self.text("event", event.name, to: &writer)
      Self.text("label", words.label, to: &writer)
      Self.text("text", words.text, to: &writer)
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
