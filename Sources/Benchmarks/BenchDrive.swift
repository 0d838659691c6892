import Platform
import CanonicalJSON
import Geodesy
import Recording

/// A drive along a made-up route: the answer of the router, the trace and the scenario.
struct BenchDrive {
  /// The length of the route in kilometres.
  let kilometres: Double

  /// The number of fixes, evenly along the route.
  let fixes: Int

  private let path: GeoPath

  /// The metres between two fixes of a car at 50 km/h, once a second.
  private static let ordinaryStep = 13.9

  init(kilometres: Double, fixes: Int) {
    self.kilometres = kilometres
    self.fixes = fixes
    path = Self.path(metres: kilometres * 1000)
  }

  /// The thresholds, shrunk with the distance between fixes, so that reports stay as frequent as
  /// at 5 s and 50 m with one fix a second at 50 km/h.
  private var scale: Double { path.length / Double(fixes) / Self.ordinaryStep }

  /// What the row says of the work.
  var summary: String {
    let step = Quantity.fixed(path.length / Double(fixes), 3)
    let thresholds =
      "\(Quantity.fixed(5 * scale, 3)) s, \(Quantity.fixed(50 * scale, 2)) m"
    return "\(Quantity.grouped(Int64(fixes))) fixes, one each \(step) m; thresholds \(thresholds)"
  }

  /// The scenario's file.
  func scenario(trace: String, route: String) -> [UInt8] {
    let end = path.coordinates[path.count - 1]
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.member("title", "\(Quantity.figure(kilometres)) km on the route")
    json.key("routing")
    json.raw(
      Array(
        #"{"provider":"scripted","answers":[{"latency":0.1,"body":"\#(route)"}]}"#.utf8
      )
    )
    json.beginObject("navigator")
    json.member("timeUpdateThreshold", 5 * scale, decimals: 9)
    json.member("distanceUpdateThreshold", 50 * scale, decimals: 9)
    json.endObject()
    json.member("trace", raw: Array(#"{"file":"\#(trace)"}"#.utf8))
    json.beginArray("actions")
    json.beginObject()
    json.member("at", 0)
    json.member("do", "setDestinations")
    json.beginArray("waypoints")
    json.beginObject()
    json.member("lat", end.latitude, decimals: 7)
    json.member("lon", end.longitude, decimals: 7)
    json.endObject()
    json.endArray()
    json.endObject()
    let whenReady =
      #"{"on":{"event":"\#(EventKind.routeStatus)","where":{"status":"ok"}},"do":"startGuidance"}"#
    json.raw(Array(whenReady.utf8))
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// The trace as CSV, one fix a second.
  func trace() -> [UInt8] {
    var text = Array("time,latitude,longitude,accuracy\n".utf8)
    text.reserveCapacity(fixes * 48)
    for index in 0..<fixes {
      let distance = path.length * Double(index) / Double(max(1, fixes - 1))
      guard let coordinate = path.position(at: distance)?.coordinate else { continue }
      let latitude = Quantity.fixed(coordinate.latitude, 9)
      let longitude = Quantity.fixed(coordinate.longitude, 9)
      text += "\(Self.stamp(second: index)),\(latitude),\(longitude),5\n".utf8
    }
    return text
  }

  /// The answer of an OSRM server, a step each two kilometres.
  func answer() -> [UInt8] {
    var json = JSONWriter(reserving: 1 << 20)
    json.beginObject()
    json.member("code", "Ok")
    json.beginArray("routes")
    json.beginObject()
    writeMeasures(of: path, into: &json)
    json.member("geometry", path.polyline(precision: 6))
    json.beginArray("legs")
    json.beginObject()
    writeMeasures(of: path, into: &json)
    json.member("summary", "Long Road")
    json.beginArray("steps")
    writeSteps(into: &json)
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
    json.beginArray("waypoints")
    for index in [0, path.count - 1] {
      json.beginObject()
      json.member("name", "Long Road")
      json.key("location")
      writeLocation(path.coordinates[index], into: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private func writeSteps(into json: inout JSONWriter) {
    // 40 vertices of 50 m each.
    var start = 0
    while start < path.count - 1 {
      let end = min(start + 40, path.count - 1)
      let type = start == 0 ? "depart" : "continue"
      writeStep(GeoPath(Array(path.coordinates[start...end])), type, into: &json)
      start = end
    }
    let last = path.coordinates[path.count - 1]
    writeStep(GeoPath([last, last]), "arrive", into: &json)
  }

  private func writeStep(_ part: GeoPath, _ type: String, into json: inout JSONWriter) {
    json.beginObject()
    writeMeasures(of: part, into: &json)
    json.member("name", "Long Road")
    json.member("mode", "driving")
    json.member("geometry", part.polyline(precision: 6))
    json.beginObject("maneuver")
    json.member("type", type)
    json.key("location")
    writeLocation(part.coordinates[0], into: &json)
    json.endObject()
    json.endObject()
  }

  private func writeMeasures(of path: GeoPath, into json: inout JSONWriter) {
    json.member("distance", path.length, decimals: 3)
    json.member("duration", path.length / Self.ordinaryStep, decimals: 3)
  }

  private func writeLocation(_ coordinate: Coordinate, into json: inout JSONWriter) {
    json.beginArray()
    json.fixed(coordinate.longitude, decimals: 6)
    json.fixed(coordinate.latitude, decimals: 6)
    json.endArray()
  }

  /// A road to the north that swings by 10 m, a vertex each 50 m.
  private static func path(metres: Double) -> GeoPath {
    let degrees = 50 / 111_195.0
    let count = max(2, Int((metres / 50).rounded()))
    let swing = [0, 0.000_03, 0.000_06, 0.000_09, 0.000_12, 0.000_09, 0.000_06, 0.000_03]
    return GeoPath(
      (0...count).map { index in
        Coordinate(
          latitude: 42 + Double(index) * degrees,
          longitude: 9.5 + swing[index % swing.count]
        )
      }
    )
  }

  /// Returns a moment of 2026-03-01 and the days after it.
  static func stamp(second: Int) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let day = 1 + second / 86400
    let rest = second % 86400
    return "2026-03-\(two(day))T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }
}
