/// Texts that many tests build upon; all of them tell of 2026-03-01, 8:00 and after.
enum Texts {
  static let first = "2026-03-01T08:00:00Z 50.1 11.9"
  static let second = "2026-03-01T08:00:01Z 50.1001 11.9"
  static let both = [first, second]

  /// Two track points, on two lines.
  static let points = point(0, "50.1") + "\n" + point(1, "50.1001")

  static func point(_ second: Int, _ latitude: String, _ inner: String = "") -> String {
    "<trkpt lat=\"\(latitude)\" lon=\"11.9\"><time>2026-03-01T08:00:0\(second)Z</time>\(inner)</trkpt>"
  }

  /// A GPX file whose points begin in line 4.
  static func gpx(_ points: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
    <trk><trkseg>
    \(points)
    </trkseg></trk>
    </gpx>

    """
  }

  /// A sentence with its checksum and end of line.
  static func nmea(_ body: String, end: String = "\r\n") -> String {
    let sum = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(body)*\(sum.utf8.count < 2 ? "0" : "")\(sum)\(end)"
  }

  /// The body of an RMC sentence at 50.5, 11.5 and some more thousandths of a minute, and so many
  /// seconds after 8:00.
  static func rmc(_ second: Int, north: Int = 0, rest: String = "10.0,90.0,010326,,,A") -> String {
    "GPRMC,08000\(second).00,A,5030.\(padded(north)),N,01130.0000,E,\(rest)"
  }

  static func padded(_ value: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }

  /// A CSV file of two fixes, and one column more.
  static func csv(_ column: String, _ value: String) -> String {
    """
    time,lat,lon,\(column)
    2026-03-01T08:00:00Z,50.1,11.9,\(value)
    2026-03-01T08:00:01Z,50.1001,11.9,\(value)

    """
  }

  /// A GeoJSON line of two positions.
  static func line(properties: String) -> String {
    """
    {"type":"Feature","properties":\(properties),
    "geometry":{"type":"LineString","coordinates":[
    [11.9,50.1],
    [11.9,50.1001]]}}
    """
  }
}
