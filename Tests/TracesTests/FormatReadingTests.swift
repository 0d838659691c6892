import Testing
import Traces

/// The formats beside GPX, NMEA, GeoJSON and CSV: what each sample holds, read by its content alone.
@Suite struct FormatReadingTests {
  @Test(
    "Every format is known by its content, and read to its last value",
    arguments: [
      (
        .kml, FormatSamples.kml,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 a300.5 v5.5 h3",
          "2026-03-01T08:00:02.5Z 50.1002 11.9 v6 h4",
          "2026-03-01T08:00:05Z 50.1005 11.9 a1 c10 s1",
          "2026-03-01T08:00:06Z 50.1006 11.9 a2 c20.5 s1",
        ], "emptyPoint 1 @10"
      ),
      (
        .tcx, FormatSamples.tcx,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 a300.5 v5.5", "2026-03-01T08:00:02Z 50.1001 11.9 s1",
          "2026-03-01T08:00:03Z 50.1002 11.9 s1",
        ], "emptyPoint 1 @12"
      ),
      (
        .gnsslogger, FormatSamples.gnsslogger,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 a300.5 v5.5 c90.5 h3.8 z6.5",
          "2026-03-01T08:00:01Z 50.1001 11.9 h4",
          "2026-03-01T08:00:02Z 50.1002 11.9 a301 v6 c91 h4",
        ], "otherProvider 2 @8"
      ),
      (
        .timeline, FormatSamples.timeline,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 a300.5 v5.5 h13", "2026-03-01T08:00:01Z 50.1001 11.9 h20",
          "2026-03-01T08:00:02Z 50.1002 11.9",
        ], ""
      ),
      (
        .timeline, FormatSamples.records,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 a300 v5 c90 h13 z4",
          "2026-03-01T08:00:01Z 50.1001 11.9 h20",
          "2026-03-01T08:00:02Z -50.1001 -3.9",
        ], "emptyPoint 1 @4, overflow 1 @6, jump 1 @6"
      ),
      (
        .ferrostar, FormatSamples.ferrostar,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 v5.5 c90 h3", "2026-03-01T08:00:01Z 50.1001 11.9 h4",
          "2026-03-01T08:00:02Z 50.1002 11.9 h4",
        ], ""
      ),
      (
        .ferrostar, FormatSamples.legacyFerrostar,
        ["2026-03-01T08:00:00.23456789Z 50.1 11.9 v5.5 c90 h3"], ""
      ),
      (
        .mapbox, FormatSamples.mapbox,
        [
          "2026-03-01T08:00:00.125Z 50.1 11.9 a300.5 v5.5 c90 h3",
          "2026-03-01T08:00:01.25Z 50.1001 11.9", "2026-03-01T08:00:02.25Z 50.1002 11.9",
        ], ""
      ),
      (
        .corelocation, FormatSamples.corelocation,
        [
          "2026-03-01T08:00:00.5Z 50.1 11.9 a300.5 v5.5 c90 h3 z6",
          "2026-03-01T08:00:01Z 50.1001 11.9 h4", "2026-03-01T08:00:02Z 50.1002 11.9",
        ], "invalidFix 1 @3, unknownSpeed 1 @4, unknownCourse 1 @4"
      ),
      (
        .valhalla, FormatSamples.valhalla,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 h5", "2026-03-01T08:00:01Z 50.1001 11.9 c90 h6",
          "2026-03-01T08:00:02.5Z 50.1002 11.9",
        ], ""
      ),
      (
        .xcode, FormatSamples.xcode,
        [
          "2026-03-01T08:00:00Z 50.1 11.9", "2026-03-01T08:00:01Z 50.1001 11.9 a300.5",
          "2026-03-01T08:00:02Z 50.1002 11.9",
        ], ""
      ),
      (
        .gpsd, FormatSamples.gpsd,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 a300.5 v5.5 c90.5 h3 z6 q1",
          "2026-03-01T08:00:01Z 50.1001 11.9 h5 q2",
          "2026-03-01T08:00:02.5Z 50.1002 11.9 a348",
        ], "invalidFix 1 @4"
      ),
      (
        .igc, FormatSamples.igc,
        [
          "2026-03-01T08:00:00Z 50.1 11.9000083 a301 v5.5555556 c90 h3",
          "2026-03-01T08:00:02Z 50.1002083 11.9000083 a302 v10 c180 h3",
          "2026-03-01T08:00:03Z -50.1003 -11.9 a-13 h3",
        ], "invalidFix 1 @9, jump 1 @13"
      ),
      (
        .navrec, FormatSamples.navrec,
        [
          "2026-03-01T08:00:00Z 50.1 11.9 a300.5 v5.5 c90 h3 z6 q1",
          "2026-03-01T08:00:01Z 50.1001 11.9", "2026-03-01T08:00:02Z 50.1002 11.9",
        ], ""
      ),
    ] as [(TraceFormat, String, [String], String)]
  )
  func reads(format: TraceFormat, text: String, fixes: [String], repairs: String) throws {
    var reader = try TraceReader(bytes: Array(text.utf8), name: "trace.bin")
    #expect(reader.format == format)
    let trace = try Trace(reading: &reader)
    #expect(trace.summary == fixes)
    #expect(trace.repairs == repairs)
  }

  @Test("A GnssLogger log gives the fixes of the provider that is asked for")
  func provider() throws {
    var options = TraceReadingOptions()
    options.provider = .flp
    var reader = try TraceReader(bytes: FormatSamples.bytes(.gnsslogger), options: options)
    let trace = try Trace(reading: &reader)
    #expect(trace.summary == ["2026-03-01T08:00:00.25Z 50.1 11.9 a300.5 v5.5 c90.5 h3.8 z6.5"])
    #expect(trace.repairs == "")
  }

  @Test("The first GnssLogger, whose names and order are others, is read")
  func firstLogger() throws {
    let text = """
      # Fix,Provider,Latitude,Longitude,Altitude,Speed,Accuracy,(UTC)TimeInMs
      Fix,gps,37.422541,-122.081659,-33.000000,0.000000,3.000000,1467321969000

      """
    var reader = try TraceReader(bytes: Array(text.utf8))
    #expect(reader.format == .gnsslogger)
    let trace = try Trace(reading: &reader)
    #expect(trace.summary == ["2016-06-30T21:26:09Z 37.422541 -122.081659 a-33 v0 h3"])
  }

  @Test("A timeline of a fix a minute is read, and called too sparse")
  func sparse() throws {
    let locations = (0..<4).map { index in
      "{\"timestampMs\":\"\(1_772_352_000_000 + index * 45_000)\",\"latitudeE7\":\(501_000_000 + index),"
        + "\"longitudeE7\":119000000}"
    }
    let text = "{\"locations\":[\n" + locations.joined(separator: ",\n") + "]}"
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.count == 4)
    #expect(trace.repairs == "sparse 1 @2")
  }

  @Test("A polyline with durations is a trace from its beginning on")
  func polyline() throws {
    // (38.5, -120.2), (40.7, -120.95), (43.252, -126.453) with six decimals.
    let text = """
      {"encoded_polyline":"_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI","begin_time":1772352000,
      "durations":[1000,1000.5],"costing":"auto"}
      """
    var reader = try TraceReader(bytes: Array(text.utf8))
    #expect(reader.format == .valhalla)
    let trace = try Trace(reading: &reader)
    #expect(
      trace.summary == [
        "2026-03-01T08:00:00Z 38.5 -120.2", "2026-03-01T08:16:40Z 40.7 -120.95 s1",
        "2026-03-01T08:33:20.5Z 43.252 -126.453 s2",
      ]
    )
  }

  @Test(
    "KML without a track gives its points with times, or its lines with an interval",
    arguments: [
      (
        "<Placemark><TimeStamp><when>2026-03-01T08:00:00Z</when></TimeStamp><Point><coordinates>"
          + "11.9,50.1,300</coordinates></Point></Placemark><Placemark><Point><coordinates>1,2"
          + "</coordinates></Point></Placemark><Placemark><LineString><coordinates>1,2 3,4"
          + "</coordinates></LineString></Placemark>", nil, ["2026-03-01T08:00:00Z 50.1 11.9 a300"]
      ),
      (
        "<Placemark><LineString><coordinates>\n 11.9,50.1 11.9,50.1001,5\n</coordinates>"
          + "</LineString></Placemark><Placemark><Polygon><LinearRing><coordinates>1,2 3,4"
          + "</coordinates></LinearRing></Polygon></Placemark>", 1,
        ["1970-01-01T00:00:00Z 50.1 11.9", "1970-01-01T00:00:01Z 50.1001 11.9 a5"]
      ),
    ] as [(String, Double?, [String])]
  )
  func placemarks(inner: String, interval: Double?, fixes: [String]) throws {
    var options = TraceReadingOptions()
    options.interval = interval
    let text = "<kml><Document>\(inner)</Document></kml>"
    var reader = try TraceReader(bytes: Array(text.utf8), options: options)
    #expect(try Trace(reading: &reader).summary == fixes)
  }

  @Test("A line of several megabytes is read")
  func longLine() throws {
    let places = (0..<150_000).map { "11.\(100_000 + $0),50.1,0" }.joined(separator: " ")
    let text =
      "<kml><Placemark><LineString><coordinates>\(places)</coordinates></LineString></Placemark></kml>"
    #expect(text.utf8.count > 2_000_000)
    var options = TraceReadingOptions()
    options.interval = 1
    let file = try TemporaryFile(Array(text.utf8))
    #expect(try Trace(path: file.path, options: options).fixes.count == 150_000)
  }
}
