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
    writer.member("type", literal: "FeatureCollection")
    writer.beginArray("features")
    for fix in fixes { write(fix, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.newline()
    return writer.bytes
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
