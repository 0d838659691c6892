import Geodesy
import Platform
import Traces

/// A file of each format for the bench: one drive, as the programs that own the format write it.
enum TraceBenchFiles {
  /// Returns a file of so many points; nil for the formats that ``TraceBench`` draws itself.
  static func bytes(_ format: TraceFormat, points: Int) -> [UInt8]? {
    switch format {
    case .gpx, .nmea, .csv: nil
    case .kml: TraceWriter.bytes(of: fixes(points), as: .kml)
    case .geojson: TraceWriter.bytes(of: fixes(points), as: .geojson)
    case .xcode: TraceWriter.bytes(of: fixes(points), as: .xcode)
    case .fit: fit(points)
    case .mcap: mcap(points)
    case .tcx, .gnsslogger, .timeline, .ferrostar, .mapbox, .corelocation, .valhalla, .gpsd, .igc,
      .navrec:
      lines(format, points)
    }
  }

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

  private static func lines(_ format: TraceFormat, _ points: Int) -> [UInt8] {
    let (head, foot, separator) = frame(of: format)
    var text = Array(head.utf8)
    text.reserveCapacity(points * 160)
    for index in 0..<points {
      if index > 0 { text += separator.utf8 }
      text += line(format, index).utf8
    }
    return text + Array(foot.utf8)
  }

  private static func frame(of format: TraceFormat) -> (String, String, String) {
    switch format {
    case .tcx:
      (
        "<TrainingCenterDatabase><Activities><Activity><Lap><Track>\n",
        "</Track></Lap></Activity></Activities></TrainingCenterDatabase>\n", "\n"
      )
    case .gnsslogger:
      (
        "# Fix,Provider,LatitudeDegrees,LongitudeDegrees,AltitudeMeters,SpeedMps,AccuracyMeters,"
          + "BearingDegrees,UnixTimeMillis\n", "\n", "\n"
      )
    case .timeline: ("{\"locations\":[\n", "]}\n", ",\n")
    case .ferrostar: ("{\"initial_timestamp\":1772352000000,\"events\":[\n", "]}\n", ",\n")
    case .mapbox: ("{\"events\":[\n", "]}\n", ",\n")
    case .corelocation: ("[\n", "]\n", ",\n")
    case .valhalla: ("{\"shape\":[\n", "],\"costing\":\"auto\"}\n", ",\n")
    case .igc: ("AXXX001\r\nHFDTE010326\r\nI023638FXA3941GSP\r\n", "\r\n", "\r\n")
    case .navrec: ("{\"navsim\":1,\"navrec\":1,\"epoch\":\"2026-03-01T08:00:00Z\"}\n", "\n", "\n")
    case .gpsd: ("{\"class\":\"VERSION\",\"proto_major\":3,\"proto_minor\":15}\n", "\n", "\n")
    case .gpx, .nmea, .csv, .kml, .geojson, .xcode, .fit, .mcap: ("", "", "")
    }
  }

  private static func line(_ format: TraceFormat, _ index: Int) -> String {
    let place = place(index)
    let (lat, lon) = (Quantity.fixed(place.latitude, 7), Quantity.fixed(place.longitude, 7))
    let stamp = BenchDrive.stamp(second: index)
    let milliseconds = (1_772_352_000 + index) * 1000
    switch format {
    case .tcx:
      return "<Trackpoint><Time>\(stamp)</Time><Position><LatitudeDegrees>\(lat)</LatitudeDegrees>"
        + "<LongitudeDegrees>\(lon)</LongitudeDegrees></Position><AltitudeMeters>455.0"
        + "</AltitudeMeters></Trackpoint>"
    case .gnsslogger: return "Fix,GPS,\(lat),\(lon),455.0,5.5,4.0,90.5,\(milliseconds)"
    case .timeline:
      return "{\"latitudeE7\":\(Int(place.latitude * 1e7)),\"longitudeE7\":"
        + "\(Int(place.longitude * 1e7)),\"accuracy\":4,\"velocity\":5,\"timestamp\":\"\(stamp)\"}"
    case .ferrostar:
      return "{\"timestamp\":\(milliseconds),\"event_data\":{\"StateUpdate\":{\"trip_state\":"
        + "{\"Navigating\":{\"userLocation\":{\"coordinates\":{\"lat\":\(lat),\"lng\":\(lon)},"
        + "\"horizontalAccuracy\":4.0,\"timestamp\":\(milliseconds)}}}}}}"
    case .mapbox:
      return "{\"type\":\"updateLocation\",\"event_timestamp\":\(milliseconds / 1000),\"location\":"
        + "{\"lon\":\(lon),\"lat\":\(lat),\"time\":\(milliseconds / 1000),\"speed\":5.5,\"bearing\":90.5}}"
    case .corelocation:
      return "{\"lat\":\(lat),\"lng\":\(lon),\"altitude\":455,\"speed\":5.5,\"course\":90.5,"
        + "\"horizontalAccuracy\":4,\"timestamp\":\(milliseconds / 1000)}"
    case .valhalla: return "{\"lat\":\(lat),\"lon\":\(lon),\"time\":\(milliseconds / 1000)}"
    case .gpsd:
      return "{\"class\":\"TPV\",\"device\":\"/dev/ttyACM0\",\"mode\":3,\"time\":\"\(stamp)\","
        + "\"lat\":\(lat),\"lon\":\(lon),\"altMSL\":455.0,\"track\":90.5,\"speed\":5.5,\"eph\":4.0}"
    case .navrec:
      return
        "{\"t\":\(index * 1000),\"fix\":{\"lat\":\(lat),\"lon\":\(lon),\"time\":\(index * 1000),"
        + "\"altitude\":455,\"course\":90.5,\"speed\":5.5,\"horizontalAccuracy\":4}}"
    case .igc:
      let minutes = padded(index * 6 % 60_000, 5)
      let clock = stamp.filter(\.isWholeNumber).suffix(6)
      return "B\(clock)47\(minutes)N00930000EA0045000455004020"
    case .gpx, .nmea, .csv, .kml, .geojson, .xcode, .fit, .mcap: return ""
    }
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
