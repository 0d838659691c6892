import CanonicalJSON
import Geodesy
import Traces

/// The lines that a provider of mock locations within an app reads: those of a `.navrec`, with times in
/// milliseconds since 1970.
enum MockProtocol {
  /// The first line.
  static let header = Array("{\"navsim\":1,\"navrec\":1,\"epoch\":\"1970-01-01T00:00:00Z\"}\n".utf8)

  /// Returns the line of a fix.
  static func line(_ fix: Fix) -> [UInt8] {
    let milliseconds = fix.time / 1_000_000
    var json = JSONWriter()
    json.beginObject()
    json.member("t", milliseconds)
    json.beginObject("fix")
    json.member("lat", fix.coordinate.latitude, decimals: 9)
    json.member("lon", fix.coordinate.longitude, decimals: 9)
    json.member("time", milliseconds)
    json.member("altitude", ifPresent: fix.altitude, decimals: 3)
    json.member("course", ifPresent: fix.course, decimals: 4)
    json.member("speed", ifPresent: fix.speed, decimals: 4)
    json.member("horizontalAccuracy", ifPresent: fix.horizontalAccuracy, decimals: 3)
    json.member("verticalAccuracy", ifPresent: fix.verticalAccuracy, decimals: 3)
    json.member("quality", ifPresent: fix.quality)
    json.endObject()
    json.endObject()
    return json.bytes + [0x0a]
  }
}
