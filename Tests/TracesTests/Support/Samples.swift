import Traces

/// Small files that hold a bit of everything their formats allow.
enum Samples {
  /// The formats that there is something of here.
  static let formats: [TraceFormat] = [.gpx, .nmea, .csv, .geojson]

  static func text(_ format: TraceFormat) -> String {
    switch format {
    case .gpx: header(.gpx) + body(.gpx) + footer(.gpx)
    case .nmea: body(.nmea)
    case .csv: header(.csv) + body(.csv)
    default: header(.geojson) + body(.geojson) + footer(.geojson)
    }
  }

  static func header(_ format: TraceFormat) -> String {
    switch format {
    case .gpx:
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\"><trk>\n<trkseg>"
    case .nmea: ""
    case .csv: "time,lat,lon,altitude,speed (km/h),course,accuracy,name,segment\n"
    default: "{\"type\":\"FeatureCollection\",\"features\":["
    }
  }

  static func footer(_ format: TraceFormat) -> String {
    switch format {
    case .gpx: "</trkseg>\n</trk></gpx>\n"
    case .nmea, .csv: ""
    default: "]}\n"
    }
  }

  static func body(_ format: TraceFormat) -> String {
    switch format {
    case .gpx:
      """
      <!-- a > b --><trkpt lat="50.1" lon='11.9'><ele>300.25</ele>
      <time>2026-03-01T08:00:00.5Z</time><speed>11</speed><course>0.5</course>
      <name><![CDATA[a ]] < b]]></name></trkpt>
      </trkseg><trkseg><?x?>
      <trkpt
       lon="11.9" lat="50.1001"><time>2026-03-01T10:00:01.25<!-- x -->+02:00</time>
      <extensions><x:accuracy>4</x:accuracy></extensions></trkpt>
      <trkpt lat="50.1002" lon="11.9"><time><![CDATA[2026-03-01T08:00:02]]></time></trkpt>

      """
    case .nmea:
      [
        "GPGGA,080000.50,5030.000,N,01130.000,E,4,12,0.8,412.5,M,47.0,M,1.0,0001",
        Texts.rmc(0).replacing(".00", with: ".50"), "GPGST,080000.50,1.0,,,,3.0,4.0,6.0",
        "GPRMC,080001.00,V,,,,,,,010326,,,N", "GPTXT,01,01,02,u-blox",
        Texts.rmc(2), "GPVTG,45.5,T,43.0,M,20.0,N,37.0,K,A", Texts.rmc(3, north: 3),
      ].map { Texts.nmea($0) }.joined() + "\r\n12:00 " + Texts.nmea(Texts.rmc(4), end: "\n")
    case .csv:
      """
      2026-03-01T08:00:00.5Z,50.1,11.9,300.25,36,0.5,4,"a, b",0
      2026-03-01T10:00:01.25+02:00,50.1001,11.9,,,,,,0\r

      2026-03-01T08:00:02,,,,,,,x,1
      2026-03-01T08:00:03,50.1002,11.9,-1.5e1,-1,,,"",1

      """
    default:
      """
      {"type":"Feature","properties":{"times":["2026-03-01T08:00:00.5Z",1772352001,
      1772352002500]},"geometry":{"type":"LineString","coordinates":[[11.9,50.1],
      [11.9,50.1001,300.25],[11.9,50.1002,null]]}},
      {"type":"Feature","geometry":{"type":"Point","coordinates":[11.9,50.1003]},
      "properties":{"time":1772352003,"speed":5.5,"heading":9,"name":"\\u00e4\\n"}}
      """
    }
  }

  /// Something that may stand between a header and a body, or behind a body, and says nothing; of
  /// `count` bytes, which are at least 4.
  static func padding(_ format: TraceFormat, _ count: Int) -> String {
    switch format {
    case .nmea: "# " + text("x", count - 4) + "\r\n"
    case .csv: text(" ", count - 1) + "\n"
    default: text(" ", count)
    }
  }

  /// One letter so many times; bytes are faster in a debug build.
  private static func text(_ letter: Unicode.Scalar, _ count: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: letter), count: count), as: UTF8.self)
  }
}
