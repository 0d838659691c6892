import Geodesy
import Platform
import Traces

/// A file of each format for the bench: one drive, as the programs that own the format write it.
enum TraceBenchFiles {
  /// Returns a file of so many points; nil for the formats that ``TraceBench`` draws itself, and for those that
  /// nobody has drawn yet.
  static func bytes(_ format: TraceFormat, points: Int) -> [UInt8]? {
    texts[format]?.bytes(points) ?? whole[format]?(points)
  }

  /// The formats that are written whole.
  private static let whole: [TraceFormat: @Sendable (Int) -> [UInt8]] = [
    .kml: { TraceWriter.bytes(of: fixes($0), as: .kml) },
    .geojson: { TraceWriter.bytes(of: fixes($0), as: .geojson) },
    .xcode: { TraceWriter.bytes(of: fixes($0), as: .xcode) },
    .fit: { fit($0) },
    .mcap: { mcap($0) },
  ]

  /// Returns the KML of a drive within an archive, and how many bytes the KML has.
  static func archive(points: Int) -> (bytes: [UInt8], content: Int) {
    let fixes = fixes(points)
    return (
      TraceWriter.bytes(of: fixes, as: .kmz), TraceWriter.bytes(of: fixes, as: .kml).count
    )
  }

  private static func place(_ index: Int) -> Coordinate {
    Coordinate(latitude: 47 + Double(index) * 1e-6, longitude: 9.5 + Double(index % 1000) * 1e-6)
  }

  private static func fixes(_ points: Int) -> [Fix] {
    (0..<points).map { index in
      Fix(
        time: (1_772_352_000 + Int64(index)) * 1_000_000_000,
        coordinate: place(index),
        altitude: 455,
        speed: 5.5,
        course: 90.5,
        horizontalAccuracy: 4
      )
    }
  }

  // MARK: - Text

  /// A point of the drive as texts have it.
  private struct Point {
    let index: Int
    let place: Coordinate
    var lat: String { Quantity.fixed(place.latitude, 7) }
    var lon: String { Quantity.fixed(place.longitude, 7) }
    var stamp: String { BenchDrive.stamp(second: index) }
    var milliseconds: Int { (1_772_352_000 + index) * 1000 }
  }

  /// A format that is text: what stands around its points and between them, and how one is written.
  private struct Text: Sendable {
    let head: String
    let foot: String
    let separator: String
    let line: @Sendable (Point) -> String

    init(
      _ head: String,
      _ foot: String,
      _ separator: String,
      line: @escaping @Sendable (Point) -> String
    ) {
      (self.head, self.foot, self.separator, self.line) = (head, foot, separator, line)
    }

    func bytes(_ points: Int) -> [UInt8] {
      var text = Array(head.utf8)
      text.reserveCapacity(points * 160)
      for index in 0..<points {
        if index > 0 { text += separator.utf8 }
        text += line(Point(index: index, place: place(index))).utf8
      }
      return text + Array(foot.utf8)
    }
  }

  private static let texts: [TraceFormat: Text] = [
    .tcx: tcx,
    .gnsslogger: gnsslogger,
    .timeline: timeline,
    .ferrostar: ferrostar,
    .mapbox: mapbox,
    .corelocation: corelocation,
    .valhalla: valhalla,
    .igc: igc,
    .navrec: navrec,
    .gpsd: gpsd,
  ]

  private static let tcx = Text(
    "<TrainingCenterDatabase><Activities><Activity><Lap><Track>\n",
    "</Track></Lap></Activity></Activities></TrainingCenterDatabase>\n",
    "\n"
  ) { p in
    "<Trackpoint><Time>\(p.stamp)</Time><Position><LatitudeDegrees>\(p.lat)</LatitudeDegrees>"
      + "<LongitudeDegrees>\(p.lon)</LongitudeDegrees></Position><AltitudeMeters>455.0"
      + "</AltitudeMeters></Trackpoint>"
  }

  private static let gnsslogger = Text(
    "# Fix,Provider,LatitudeDegrees,LongitudeDegrees,AltitudeMeters,SpeedMps,AccuracyMeters,"
      + "BearingDegrees,UnixTimeMillis\n",
    "\n",
    "\n"
  ) { p in
    "Fix,GPS,\(p.lat),\(p.lon),455.0,5.5,4.0,90.5,\(p.milliseconds)"
  }

  private static let timeline = Text("{\"locations\":[\n", "]}\n", ",\n") { p in
    "{\"latitudeE7\":\(Int(p.place.latitude * 1e7)),\"longitudeE7\":"
      + "\(Int(p.place.longitude * 1e7)),\"accuracy\":4,\"velocity\":5,\"timestamp\":\"\(p.stamp)\"}"
  }

  private static let ferrostar = Text(
    "{\"initial_timestamp\":1772352000000,\"events\":[\n",
    "]}\n",
    ",\n"
  ) { p in
    "{\"timestamp\":\(p.milliseconds),\"event_data\":{\"StateUpdate\":{\"trip_state\":"
      + "{\"Navigating\":{\"userLocation\":{\"coordinates\":{\"lat\":\(p.lat),\"lng\":\(p.lon)},"
      + "\"horizontalAccuracy\":4.0,\"timestamp\":\(p.milliseconds)}}}}}}"
  }

  private static let mapbox = Text("{\"events\":[\n", "]}\n", ",\n") { p in
    "{\"type\":\"updateLocation\",\"event_timestamp\":\(p.milliseconds / 1000),\"location\":"
      + "{\"lon\":\(p.lon),\"lat\":\(p.lat),\"time\":\(p.milliseconds / 1000),\"speed\":5.5,\"bearing\":90.5}}"
  }

  private static let corelocation = Text("[\n", "]\n", ",\n") { p in
    "{\"lat\":\(p.lat),\"lng\":\(p.lon),\"altitude\":455,\"speed\":5.5,\"course\":90.5,"
      + "\"horizontalAccuracy\":4,\"timestamp\":\(p.milliseconds / 1000)}"
  }

  private static let valhalla = Text("{\"shape\":[\n", "],\"costing\":\"auto\"}\n", ",\n") { p in
    "{\"lat\":\(p.lat),\"lon\":\(p.lon),\"time\":\(p.milliseconds / 1000)}"
  }

  private static let igc = Text("AXXX001\r\nHFDTE010326\r\nI023638FXA3941GSP\r\n", "\r\n", "\r\n") {
    p in
    let minutes = padded(p.index * 6 % 60_000, 5)
    let clock = p.stamp.filter(\.isWholeNumber).suffix(6)
    return "B\(clock)47\(minutes)N00930000EA0045000455004020"
  }

  private static let navrec = Text(
    "{\"navsim\":1,\"navrec\":1,\"epoch\":\"2026-03-01T08:00:00Z\"}\n",
    "\n",
    "\n"
  ) { p in
    "{\"t\":\(p.index * 1000),\"fix\":{\"lat\":\(p.lat),\"lon\":\(p.lon),\"time\":\(p.index * 1000),"
      + "\"altitude\":455,\"course\":90.5,\"speed\":5.5,\"horizontalAccuracy\":4}}"
  }

  private static let gpsd = Text(
    "{\"class\":\"VERSION\",\"proto_major\":3,\"proto_minor\":15}\n",
    "\n",
    "\n"
  ) { p in
    "{\"class\":\"TPV\",\"device\":\"/dev/ttyACM0\",\"mode\":3,\"time\":\"\(p.stamp)\","
      + "\"lat\":\(p.lat),\"lon\":\(p.lon),\"altMSL\":455.0,\"track\":90.5,\"speed\":5.5,\"eph\":4.0}"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  // MARK: - Bytes

  private static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  private static func fit(_ points: Int) -> [UInt8] {
    // Time, latitude, longitude, altitude, speed.
    var content: [UInt8] = [
      0x40, 0, 0, 20, 0, 5, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85, 2, 2, 0x84, 6, 2, 0x84,
    ]
    for index in 0..<points {
      let place = place(index)
      content.append(0)
      content += number(1_772_352_000 - 631_065_600 + UInt64(index), 4)
      for degrees in [place.latitude, place.longitude] {
        content += number(UInt64(degrees * 2_147_483_648 / 180), 4)
      }
      content += number(4775, 2) + number(5500, 2)
    }
    let head = [12, 0x10, 0, 0] + number(UInt64(content.count), 4) + Array(".FIT".utf8)
    return head + content + number(UInt64(sum(head + content)), 2)
  }

  /// The sum that a FIT file ends with, bit by bit.
  private static func sum(_ bytes: [UInt8]) -> UInt16 {
    var sum: UInt16 = 0
    for byte in bytes {
      sum ^= UInt16(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xa001 : sum >> 1 }
    }
    return sum
  }

  private static func mcap(_ points: Int) -> [UInt8] {
    func text(_ text: String) -> [UInt8] { number(UInt64(text.utf8.count), 4) + text.utf8 }
    func record(_ code: UInt8, _ content: [UInt8]) -> [UInt8] {
      [code] + number(UInt64(content.count), 8) + content
    }
    var bytes: [UInt8] = [0x89, 0x4d, 0x43, 0x41, 0x50, 0x30, 0x0d, 0x0a]
    bytes += record(0x01, text("ros2") + text("navsim"))
    bytes += record(
      0x03,
      number(1, 2) + text("sensor_msgs/msg/NavSatFix") + text("ros2msg") + text("")
    )
    bytes += record(0x04, number(1, 2) + number(1, 2) + text("/fix") + text("cdr") + number(0, 4))
    for index in 0..<points {
      let time = 1_772_352_000 + UInt64(index)
      var data: [UInt8] = [0, 1, 0, 0] + number(time, 4) + number(0, 4)
      // The frame's name; status and services end at 20 bytes, so that four more align what follows.
      data += number(4, 4) + Array("gps".utf8) + [0, 0, 0, 1, 0] + number(0, 4)
      for value in [place(index).latitude, place(index).longitude, 455] {
        data += number(value.bitPattern, 8)
      }
      data += number(0, 73)
      let stamp = number(time * 1_000_000_000, 8)
      bytes += record(0x05, number(1, 2) + number(0, 4) + stamp + stamp + data)
    }
    return bytes + record(0x0f, number(0, 4)) + record(0x02, number(0, 20))
  }
}
