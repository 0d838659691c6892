import Testing
import Traces

/// Files with several tracks: they follow each other, or one is chosen; they are never woven together.
@Suite struct TrackTests {
  private static func kmlTrack(_ name: String, _ seconds: ClosedRange<Int>, altitude: Int) -> String
  {
    let whens = seconds.map { "<when>2026-03-01T08:00:0\($0)Z</when>" }.joined()
    let places = seconds.map { "<gx:coord>11.9 50.10\($0) \(altitude)</gx:coord>" }.joined()
    return "<Placemark><name>\(name)</name><gx:Track>\(whens)\(places)</gx:Track></Placemark>\n"
  }

  private static func kml(_ tracks: String) -> String {
    "<kml xmlns:gx=\"g\"><Document><name>log</name>\n\(tracks)</Document></kml>\n"
  }

  /// What a logger writes that knows two heights.
  private static let twoHeights = kml(
    kmlTrack("GPS altitude", 0...4, altitude: 300) + kmlTrack("Barometer", 0...4, altitude: 290)
  )

  private static func gpx(_ tracks: (name: String, seconds: [Int])...) -> String {
    let all = tracks.map { track in
      "<trk><name>\(track.name)</name><trkseg>"
        + track.seconds.map { Texts.point($0, "50.10\($0)") }.joined() + "</trkseg></trk>\n"
    }
    return "<gx><metadata><name>all</name></metadata>\n".replacing("gx", with: "gpx")
      + all.joined() + "</gpx>\n"
  }

  private static let tcx: String = {
    func activity(_ id: String, _ seconds: [Int]) -> String {
      "<Activity><Id>\(id)</Id><Lap><Track>"
        + seconds.map { second in
          "<Trackpoint><Time>2026-03-01T08:00:0\(second)Z</Time><Position><LatitudeDegrees>50.\(second)"
            + "</LatitudeDegrees><LongitudeDegrees>11.9</LongitudeDegrees></Position></Trackpoint>"
        }.joined() + "</Track></Lap></Activity>\n"
    }
    return "<TrainingCenterDatabase><Activities>\n" + activity("a", [0, 4]) + activity("b", [1, 2])
      + "</Activities></TrainingCenterDatabase>\n"
  }()

  private static let geojson = """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","properties":{"name":"a","times":[1772352000,1772352004]},
    "geometry":{"type":"LineString","coordinates":[[11.9,50.1],[11.9,50.1001]]}},
    {"type":"Feature","properties":{"name":"b","times":[1772352001,1772352002]},
    "geometry":{"type":"LineString","coordinates":[[11.9,50.1],[11.9,50.1001]]}}]}
    """

  private static let csv = """
    time,lat,lon,trackid
    1772352000,50.1,11.9,a
    1772352001,50.2,11.9,b
    1772352002,50.1001,11.9,a
    1772352003,50.2001,11.9,b

    """

  private static let gpsd = (0..<4).map { second in
    "{\"class\":\"TPV\",\"device\":\"/dev/\(second % 2 == 0 ? "a" : "b")\",\"mode\":3,"
      + "\"time\":\"2026-03-01T08:00:0\(second)Z\",\"lat\":50.\(second % 2),\"lon\":11.9}\n"
  }.joined()

  private static let mcap: [UInt8] = {
    var file = MCAPBytes()
    file.add(MCAPBytes.topic(1, "/a", "sensor_msgs/msg/NavSatFix", "cdr"))
    file.add(MCAPBytes.topic(2, "/b", "sensor_msgs/msg/NavSatFix", "cdr"))
    for second in 0..<4 {
      file.add(MCAPBytes.message(UInt64(second % 2 + 1), second, MCAPBytes.fix(second, 50.1)))
    }
    return file.file()
  }()

  struct Overlap: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let line: Int
    let names: [String]
    let fixes: Int
    var testDescription: String { name }

    init(
      _ name: String,
      _ bytes: [UInt8],
      line: Int,
      _ names: [String] = ["a", "b"],
      fixes: Int = 2
    ) {
      self.name = name
      self.bytes = bytes
      self.line = line
      self.names = names
      self.fixes = fixes
    }
  }

  static let overlaps = [
    Overlap(
      "KML of two heights",
      Array(twoHeights.utf8),
      line: 3,
      ["GPS altitude", "Barometer"],
      fixes: 5
    ),
    Overlap("GPX", Array(gpx(("a", [0, 4]), ("b", [1, 2])).utf8), line: 3),
    Overlap("TCX", Array(tcx.utf8), line: 3),
    Overlap("GeoJSON", Array(geojson.utf8), line: 5),
    Overlap("CSV", Array(csv.utf8), line: 2),
    Overlap("gpsd", Array(gpsd.utf8), line: 1, ["/dev/a", "/dev/b"]),
    Overlap("MCAP", mcap, line: 6, ["/a", "/b"]),
  ]

  private static func read(
    _ bytes: [UInt8],
    track: Int? = nil,
    sorts: Bool = false
  ) throws(TraceError) -> Trace {
    var options = TraceReadingOptions()
    options.track = track
    options.sorts = sorts
    var reader = try TraceReader(bytes: bytes, name: "f", options: options)
    return try Trace(reading: &reader)
  }

  @Test(
    "Tracks that overlap are listed, and are an error, sorted or not",
    arguments: overlaps,
    [false, true]
  )
  func refuses(overlap: Overlap, sorts: Bool) {
    let error = #expect(throws: TraceError.self) {
      try Self.read(overlap.bytes, sorts: sorts).summary
    }
    #expect(error?.message.contains("the file has 2 tracks whose times overlap") == true)
    #expect(error?.details.count == 2)
    for name in overlap.names {
      #expect(error?.details.contains { $0.contains("\"\(name)\"") } == true)
      // A line each, also as it is shown.
      #expect(error?.description.contains("\n    1  ") == true)
    }
    #expect(error?.hint?.hasPrefix("choose one: --track 1") == true)
    #expect(error?.hint?.contains("--sort") == false)
  }

  @Test("One of them is chosen by its number", arguments: overlaps, [1, 2])
  func chooses(overlap: Overlap, number: Int) throws {
    let trace = try Self.read(overlap.bytes, track: number)
    #expect(trace.fixes.count == overlap.fixes)
    #expect(trace.tracks.map(\.name) == overlap.names)
    #expect(trace.tracks.map(\.fixCount) == [overlap.fixes, overlap.fixes])
    let sorted = try Self.read(overlap.bytes, track: number, sorts: true)
    #expect(sorted.fixes == trace.fixes)
  }

  @Test("A track that the file does not have is an error that lists those it has")
  func missing() {
    let error = #expect(throws: TraceError.self) {
      try Self.read(Array(Self.twoHeights.utf8), track: 3).summary
    }
    #expect(error?.message == "there is no track 3: the file has 2")
    #expect(error?.description.contains("the file has 2\n    1  \"GPS") == true)
    let other = #expect(throws: TraceError.self) {
      try Self.read(Array(Texts.csv("speed", "5").utf8), track: 2).summary
    }
    #expect(other?.message == "there is no track 2: the file has one")
  }

  @Test("Tracks whose times run on follow each other as segments")
  func follow() throws {
    let trace = try Self.read(Array(Self.gpx(("a", [0, 1]), ("b", [1, 3]), ("", [5])).utf8))
    #expect(trace.fixes.map(\.segment) == [0, 0, 1, 2])
    #expect(
      trace.tracks.map(\.summary) == [
        "1  \"a\"  2 fixes, 2026-03-01T08:00:00Z to 2026-03-01T08:00:01Z",
        "2  \"b\"  2 fixes, 2026-03-01T08:00:01Z to 2026-03-01T08:00:03Z",
        "3  1 fix, 2026-03-01T08:00:05Z to 2026-03-01T08:00:05Z",
      ]
    )
  }

  @Test("Tracks in another order than their times are put in order by sorting, each whole")
  func sorts() throws {
    let trace = try Self.read(Array(Self.gpx(("a", [6, 5]), ("b", [0, 2])).utf8), sorts: true)
    let seconds: [Int64] = trace.fixes.map { Int64($0.time) / 1_000_000_000 % 10 }
    #expect(seconds == [0, 2, 5, 6])
    #expect(trace.fixes.map(\.segment) == [0, 0, 1, 1])
  }

  @Test("The parts of a MultiTrack are one track")
  func multiTrack() throws {
    let tracks = Self.kmlTrack("a", 0...1, altitude: 1) + Self.kmlTrack("b", 2...3, altitude: 1)
    let text = Self.kml(
      "<Placemark><name>whole</name><gx:MultiTrack>"
        + tracks.replacing("<Placemark>", with: "").replacing("</Placemark>", with: "")
        .replacing("<name>a</name>", with: "").replacing("<name>b</name>", with: "")
        + "</gx:MultiTrack></Placemark>"
    )
    let trace = try Self.read(Array(text.utf8))
    #expect(trace.tracks.map(\.name) == ["whole"])
    #expect(trace.fixes.count == 4)
  }

  @Test("Ids of a CSV that number its rows are no tracks")
  func rowNumbers() throws {
    let text = "id,time,lat,lon\n1,1772352000,50.1,11.9\n2,1772352001,50.1001,11.9\n"
    #expect(try Self.read(Array(text.utf8)).tracks.isEmpty)
  }
}
