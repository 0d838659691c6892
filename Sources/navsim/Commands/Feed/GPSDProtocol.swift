import CanonicalJSON
import Geodesy
import Traces

/// What a client of gpsd wants to hear.
struct GPSDWatch: Hashable {
  var isEnabled = false
  var isJSON = false
  var isNMEA = false
}

/// The protocol of gpsd, version 3, as far as a receiver without satellites has something to say.
///
/// Requests and answers are those of gpsd_json(5), https://gpsd.gitlab.io/gpsd/gpsd_json.html. There is no
/// SKY: a trace knows no satellites.
struct GPSDProtocol {
  /// What the only receiver is called.
  static let device = "navsim"

  /// The last fix that was sent.
  var last: Fix?

  /// The greeting, which also answers `?VERSION`.
  static let version = line { json in
    json.member("class", "VERSION")
    json.member("release", "3.22")
    json.member("rev", "navsim \(Program.version)")
    json.member("proto_major", 3)
    json.member("proto_minor", 14)
  }

  /// Answers a request, such as `?WATCH={"enable":true,"json":true}`, given without its end.
  func answer(to request: String, _ watch: inout GPSDWatch) -> [UInt8] {
    let parts = request.split(separator: "=", maxSplits: 1).map(String.init)
    let name = (parts.first ?? "").trimmed
    switch name {
    case "?VERSION": return Self.version
    case "?DEVICES": return Self.devices
    case "?DEVICE": return Self.line { Self.writeDevice(into: &$0) }
    case "?POLL": return poll
    case "?WATCH":
      if parts.count == 2 {
        guard let wish = try? JSONDocument(parsing: Array(parts[1].utf8)).root, wish.kind == .object
        else { return Self.error("invalid WATCH") }
        watch.change(by: wish)
      }
      return Self.devices + Self.answer(watch)
    default: return Self.error("unrecognized request '\(name)'")
    }
  }

  /// Returns the report of a fix, class TPV.
  static func report(of fix: Fix) -> [UInt8] { line { writeReport(of: fix, into: &$0) } }

  private static func writeReport(of fix: Fix, into json: inout JSONWriter) {
    json.member("class", "TPV")
    json.member("device", device)
    json.member("mode", fix.altitude == nil ? 2 : 3)
    json.member("time", CivilDate.text(nanoseconds: fix.time))
    let values: [(key: String, value: Double?, decimals: Int)] = [
      ("lat", fix.coordinate.latitude, 9), ("lon", fix.coordinate.longitude, 9),
      ("altMSL", fix.altitude, 4), ("alt", fix.altitude, 4),
      ("eph", fix.horizontalAccuracy, 3), ("epv", fix.verticalAccuracy, 3),
      ("track", fix.course, 4), ("speed", fix.speed, 3),
    ]
    for case (let key, let value?, let decimals) in values {
      json.member(key, value, decimals: decimals)
    }
  }

  private static let devices = line { json in
    json.member("class", "DEVICES")
    json.beginArray("devices")
    json.beginObject()
    writeDevice(into: &json)
    json.endObject()
    json.endArray()
  }

  private static func writeDevice(into json: inout JSONWriter) {
    json.member("class", "DEVICE")
    json.member("path", device)
    json.member("driver", "navsim")
  }

  private static func answer(_ watch: GPSDWatch) -> [UInt8] {
    line { json in
      json.member("class", "WATCH")
      json.member("enable", watch.isEnabled)
      json.member("json", watch.isJSON)
      json.member("nmea", watch.isNMEA)
    }
  }

  private var poll: [UInt8] {
    Self.line { json in
      json.member("class", "POLL")
      json.member("active", 1)
      json.beginArray("tpv")
      if let last {
        json.beginObject()
        Self.writeReport(of: last, into: &json)
        json.endObject()
      }
      json.endArray()
      json.beginArray("sky")
      json.endArray()
    }
  }

  private static func error(_ message: String) -> [UInt8] {
    line { json in
      json.member("class", "ERROR")
      json.member("message", message)
    }
  }

  private static func line(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    members(&json)
    json.endObject()
    return json.bytes + [0x0D, 0x0A]
  }
}

extension GPSDWatch {
  /// Takes a client's wish; what it does not speak of stays.
  ///
  /// JSON is what those want who say nothing else.
  mutating func change(by wish: JSONValue) {
    if let isOn = wish["enable"]?.bool { isEnabled = isOn }
    if let isOn = wish["json"]?.bool { isJSON = isOn }
    if let isOn = wish["nmea"]?.bool { isNMEA = isOn }
    if isEnabled, !isJSON, !isNMEA { isJSON = true }
  }
}

extension String {
  /// Without spaces before and after it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
