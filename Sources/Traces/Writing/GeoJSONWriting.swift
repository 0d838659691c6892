import CanonicalJSON
import Geodesy

/// Writes GeoJSON: a FeatureCollection of Points, whose properties hold what a fix knows.
///
/// `time` is ISO 8601, `speed` metres per second, `course` degrees, `accuracy` and `verticalAccuracy`
/// metres, `segment` the stretch without a break.
enum GeoJSONWriting {
  static func bytes(_ fixes: [Fix]) -> [UInt8] {
    var writer = JSONWriter(reserving: fixes.count * 180)
    writer.beginObject()
    writer.key("type" as StaticString)
    writer.string(literal: "FeatureCollection")
    writer.key("features" as StaticString)
    writer.beginArray()
    for fix in fixes { write(fix, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  private static func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("type" as StaticString)
    writer.string(literal: "Feature")
    writer.key("geometry" as StaticString)
    writer.beginObject()
    writer.key("type" as StaticString)
    writer.string(literal: "Point")
    writer.key("coordinates" as StaticString)
    writer.beginArray()
    writer.fixed(fix.coordinate.longitude, decimals: 9)
    writer.fixed(fix.coordinate.latitude, decimals: 9)
    if let altitude = fix.altitude { writer.fixed(altitude, decimals: 3) }
    writer.endArray()
    writer.endObject()
    writer.key("properties" as StaticString)
    writer.beginObject()
    writer.key("time" as StaticString)
    writer.string(CivilDate.text(nanoseconds: fix.time))
    number("speed", fix.speed, 4, &writer)
    number("course", fix.course, 3, &writer)
    number("accuracy", fix.horizontalAccuracy, 3, &writer)
    number("verticalAccuracy", fix.verticalAccuracy, 3, &writer)
    writer.key("segment" as StaticString)
    writer.integer(fix.segment)
    writer.endObject()
    writer.endObject()
  }

  private static func number(
    _ key: StaticString,
    _ value: Double?,
    _ decimals: Int,
    _ writer: inout JSONWriter
  ) {
    guard let value else { return }
    writer.key(key)
    writer.fixed(value, decimals: decimals)
  }
}
