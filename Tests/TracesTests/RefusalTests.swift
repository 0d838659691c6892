import Testing
import Traces

/// What is no trace at all, or one in a format that is not read.
@Suite struct RefusalTests {
  @Test("A file that is no trace is refused by what it is", arguments: strangers)
  func refuses(_ stranger: RefusalCase) {
    stranger.check()
  }

  private static let zip: [UInt8] = [0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0]

  static let strangers = [
    RefusalCase("an empty file", "", line: 0, "the file is empty"),
    RefusalCase(
      "prose",
      "Dear diary,\ntoday we drove to Hof.\n".replacing(",", with: ""),
      line: 0,
      "no trace in a known format",
      hint: "--from"
    ),
    RefusalCase(
      "bytes",
      bytes: [0, 1, 2, 3],
      line: 0,
      "no trace",
      hint: "GPX, NMEA 0183, GeoJSON"
    ),
    RefusalCase("HTML", "<!DOCTYPE html>\n<html><body>404", line: 0, "a web page"),
    RefusalCase("HTML in other letters", "\n<!doctype HTML PUBLIC \"x\">\n", line: 0, "a web page"),
    RefusalCase("HTML without a type", "<HTML><BODY>404", line: 0, "a web page"),
    RefusalCase(
      "KML without a place",
      "<?xml version=\"1.0\"?>\n<kml xmlns=\"http://www.opengis.net/kml/2.2\"></kml>",
      line: 0,
      "no position in the file"
    ),
    RefusalCase(
      "TCX without a place",
      "<?xml version=\"1.0\"?>\n<TrainingCenterDatabase></TrainingCenterDatabase>",
      line: 0,
      "no position in the file"
    ),
    RefusalCase(
      "bytes that are no text, with a comma in what looks like a line",
      bytes: [0x50, 0x00, 0x01, 0x1b, 0x2c, 0x07, 0x41, 0x0a, 0x2c, 0x00],
      line: 0,
      "no text, and no binary format that is read",
      hint: "--from csv"
    ),
    RefusalCase("ZIP", bytes: zip, line: 0, "a ZIP file without a directory: it is cut off"),
    RefusalCase("gzip", bytes: [0x1f, 0x8b, 8, 0], line: 0, "a gzip file", hint: "gunzip f"),
    RefusalCase(
      "GnssLogger without fixes",
      "# Header\n# Raw,utcTimeMillis\n# Fix,Provider,LatitudeDegrees\n",
      line: 0,
      "no Fix line in the log",
      hint: "--from nmea"
    ),
    RefusalCase(
      "a ROS bag",
      "#ROSBAG V2.0\n",
      line: 0,
      "a ROS 1 bag is not read",
      hint: "rostopic echo -b f -p /fix"
    ),
    RefusalCase(
      "a ROS 2 bag",
      "SQLite format 3\0",
      line: 0,
      "an SQLite database",
      hint: "export its positions to GPX"
    ),
    RefusalCase("UBX", bytes: [0xb5, 0x62, 1, 7], line: 0, "u-blox UBX", hint: "gpspipe -r"),
    RefusalCase(
      "UTF-16",
      bytes: [0xff, 0xfe] + Array("t\0i\0m\0e\0,\0".utf8),
      line: 0,
      "UTF-16",
      hint: "iconv -f UTF-16 -t UTF-8 f"
    ),
    RefusalCase("another XML", "<?xml version='1.0'?>\n<osm>\n</osm>", line: 2, "<osm>, not <gpx>"),
  ]

  @Test("What a terminal obeys is told in letters")
  func controlBytes() {
    let error = #expect(throws: TraceError.self) {
      var options = TraceReadingOptions()
      options.format = .csv
      var reader = try TraceReader(
        bytes: Array("lat,lon,a\u{1b}[31m\nx\u{7}y,1,2\n".utf8),
        options: options
      )
      return try reader.next()
    }
    #expect(error?.message == "\"x\\x07y\" is no number (column \"lat\")")
    let long = TraceError(source: "f", message: String(repeating: "x", count: 1_000_000))
    #expect(long.message.count < 5_000)
  }

  @Test("A file that cannot be opened is refused by its path")
  func missingFile() {
    let error = #expect(throws: TraceError.self) { try TraceReader(path: "/none/such.gpx") }
    #expect(error?.source == "/none/such.gpx")
    #expect(error?.line == 0)
    #expect(error?.message == "cannot read the trace: no such file or directory")
  }

  @Test("A folder is refused by its path")
  func folder() {
    let error = #expect(throws: TraceError.self) { try TraceReader(path: "/") }
    #expect(error?.message == "cannot read the trace: is a directory")
  }

  @Test("An error names the file and the line, and what can be done")
  func description() {
    let error = TraceError(source: "a.gpx", line: 7, message: "no", hint: "yes")
    #expect(error.description == "a.gpx:7: error: no\n  hint: yes")
    #expect(TraceError(source: "a.gpx", message: "no").description == "a.gpx: error: no")
  }

  @Test(
    "An empty file is refused in every format stated",
    arguments: TraceFormat.allCases
  )
  func emptyFile(format: TraceFormat) {
    var options = TraceReadingOptions()
    options.format = format
    #expect(throws: TraceError.self) {
      var reader = try TraceReader(bytes: [], options: options)
      return try reader.next()
    }
  }

  @Test(
    "An ending speaks for a format",
    arguments: [
      ("a.gpx", .gpx), ("A.GPX", .gpx), ("b.tar.nmea", .nmea), ("c.nma", .nmea),
      ("d.geojson", .geojson), ("e.json", .geojson), ("f.csv", .csv), ("g.tsv", .csv),
      ("h.kml", .kml), ("i.KMZ", .kml), ("j.tcx", .tcx), ("k.FIT", .fit), ("l.igc", .igc),
      ("m.mcap", .mcap), ("n.navrec", .navrec),
      ("gpx", nil), ("h.txt", nil), ("i.", nil), ("", nil),
    ] as [(String, TraceFormat?)]
  )
  func ending(name: String, format: TraceFormat?) {
    #expect(TraceFormat(fileName: name) == format)
  }

  @Test("Where the content says nothing, the ending does")
  func endingDecides() throws {
    let text = "a log\nthat begins late\n" + String(repeating: "\n", count: 50)
    let nmea = try TraceReader(bytes: Array(text.utf8), name: "log.nmea")
    #expect(nmea.format == .nmea)
    let error = #expect(throws: TraceError.self) {
      var reader = try TraceReader(bytes: Array(text.utf8), name: "log.csv")
      return try reader.next()
    }
    #expect(error?.message.contains("no columns for latitude") == true)
  }
}
