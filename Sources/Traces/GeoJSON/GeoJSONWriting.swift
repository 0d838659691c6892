import CanonicalJSON
import Geodesy

/// Writes GeoJSON: a FeatureCollection of Points, whose properties hold what a fix knows.
///
/// `time` is ISO 8601, `speed` metres per second, `course` degrees, `accuracy` and `verticalAccuracy`
/// metres, `segment` the stretch without a break.
enum GeoJSONWriting {
  static func write<Failure: Error>(
    _ fixes: [Fix],
    _ add: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try add(#"{"type":"FeatureCollection","features":["#)
    var writer = JSONWriter()
    for (index, fix) in fixes.enumerated() {
      writer.removeAll()
      write(fix, to: &writer)
      try add((index > 0 ? "," : "") + String(decoding: writer.bytes, as: UTF8.self))
    }
    try add("]}\n")
  }

  private static func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", literal: "Feature")
    writer.beginObject("geometry")
    writer.member("type", literal: "Point")
    writer.beginArray("coordinates")
    writer.fixed(fix.coordinate.longitude, decimals: 9)
    writer.fixed(fix.coordinate.latitude, decimals: 9)
    if let altitude = fix.altitude { writer.fixed(altitude, decimals: 3) }
    writer.endArray()
    writer.endObject()
    writer.beginObject("properties")
    writer.member("time", CivilDate.text(nanoseconds: fix.time))
    writer.member("speed", ifPresent: fix.speed, decimals: 4)
    writer.member("course", ifPresent: fix.course, decimals: 3)
    writer.member("accuracy", ifPresent: fix.horizontalAccuracy, decimals: 3)
    writer.member("verticalAccuracy", ifPresent: fix.verticalAccuracy, decimals: 3)
    writer.member("segment", fix.segment)
    writer.endObject()
    writer.endObject()
  }
}
