import Testing
import Traces

/// gpsd's JSON, flight records and the files of flight recorders: what is not in the samples.
@Suite struct LineFormatTests {
  private static func read(
    _ text: String,
    _ configure: (inout TraceReadingOptions) -> Void = { _ in }
  ) throws(TraceError) -> Trace {
    var options = TraceReadingOptions()
    configure(&options)
    var reader = try TraceReader(bytes: Array(text.utf8), name: "f", options: options)
    return try Trace(reading: &reader)
  }

  private static func tpv(_ members: String) -> String {
    "{\"class\":\"TPV\",\"device\":\"d\",\(members)}\n"
  }

  // MARK: - gpsd

  @Test("The oldest gpsd's times, and a logger's own before the object, are read")
  func oldGPSD() throws {
    let text =
      Self.tpv(
        "\"tag\":\"MID2\",\"time\":1772352000.25,\"mode\":3,\"lat\":50.1,\"lon\":11.9,\"alt\":300.5"
      )
      + "2026-03-01T08:00:01: "
      + Self.tpv("\"time\":\"2026-03-01T08:00:01.000Z\",\"mode\":3,\"lat\":50.1001,\"lon\":11.9")
    #expect(
      try Self.read(text).summary
        == ["2026-03-01T08:00:00.25Z 50.1 11.9 a300.5", "2026-03-01T08:00:01Z 50.1001 11.9"]
    )
  }

  @Test("A report without a time is left out, one cut off too, a damaged one is an error")
  func damagedGPSD() throws {
    let good = Self.tpv(
      "\"time\":\"2026-03-01T08:00:01.000Z\",\"mode\":2,\"lat\":50.1,\"lon\":11.9"
    )
    let trace = try Self.read(
      Self.tpv("\"mode\":2,\"lat\":50.1,\"lon\":11.9") + good + good.prefix(40)
    )
    #expect(trace.fixes.count == 1)
    #expect(trace.repairs == "untimedPoint 1 @1, truncatedEnd 1 @3")
    let error = #expect(throws: TraceError.self) {
      try Self.read(good + "\n{\"class\":\"SKY\"\n" + Self.tpv("\"mode\":x")).summary
    }
    #expect(error?.line == 4)
    #expect(error?.message.hasPrefix("not JSON") == true)
    let word = #expect(throws: TraceError.self) {
      try Self.read(Self.tpv("\"mode\":2,\"lat\":\"north\",\"lon\":11.9")).summary
    }
    #expect(word?.message == "the string \"north\" is no number (\"lat\")")
  }

  // MARK: - Flight records

  private static let head = "AXXX001\r\nHFDTE010326\r\n"

  @Test("A flight over midnight goes on the next day, and decimals of the second are read")
  func midnight() throws {
    let text =
      Self.head + "I013636TDS\r\n" + "B2359595006000N01154000EA00291003005\r\n"
      + "B0000005006006N01154000EA00291003000\r\n"
    #expect(
      try Self.read(text).summary
        == ["2026-03-01T23:59:59.5Z 50.1 11.9 a300", "2026-03-02T00:00:00Z 50.1001 11.9 a300"]
    )
  }

  @Test(
    "A damaged flight record is an error at its line",
    arguments: [
      ("B0800005006000N01154000EA00291", "a B record of 30 characters"),
      ("B0800005060000N01154000EA0029100301", "\"5060000N\" is no angle"),
      ("B0800005006000X01154000EA0029100301", "\"5006000X\" is no angle"),
      ("B0899005006000N01154000EA0029100301", "\"089900\" is no time"),
      ("B0800005006000N01154000EX0029100301", "\"X\" is no validity"),
      ("B0800005006000N01154000EA00291high!", "\"high!\" is no altitude"),
      ("B0800009106000N01154000EA0029100301", "latitude 91.1"),
      ("I013530FXA", "an I record whose field 1 has no place"),
      ("I02", "too short for what it declares"),
      ("HFDTE320326", "is no date"),
    ]
  )
  func damagedIGC(line: String, gist: String) {
    let error = #expect(throws: TraceError.self) {
      try Self.read(Self.head + line + "\r\n" + "GABC\r\n").summary
    }
    #expect(error?.line == 3)
    #expect(error?.message.contains(gist) == true, "\(String(describing: error))")
  }

  @Test("A flight record without a date needs one, and a last record cut off is dropped")
  func withoutDate() throws {
    let text = "AXXX001\r\nB0800005006000N01154000EA0029100301\r\nB080001500"
    let error = #expect(throws: TraceError.self) {
      try Self.read(text) { $0.format = .igc }.summary
    }
    #expect(error?.hint == "pass --date 2026-03-01")
    let trace = try Self.read(text) { options in
      options.format = .igc
      options.day = 20_513
    }
    #expect(trace.summary == ["2026-03-01T08:00:00Z 50.1 11.9 a301"])
    #expect(trace.repairs == "truncatedEnd 1 @3")
  }

  // MARK: - Flight recorders

  private static let header = "{\"navsim\":1,\"navrec\":1,\"epoch\":\"2026-03-01T08:00:00Z\"}\n"

  @Test(
    "A recorder's file that is damaged is an error at its line",
    arguments: [
      ("{\"navsim\":1,\"navrec\":1}\n{\"t\":0,\"fix\":{\"lat\":1,\"lon\":1}}\n", 1, "no \"epoch\""),
      (
        "{\"navsim\":1,\"navrec\":2,\"epoch\":\"\"}\n{\"t\":0}\n", 1,
        "no header of a flight recorder"
      ),
      (header + "{\"t\":0,\"fix\":{\"lat\":1}}\n", 2, "a fix without lat and lon"),
      (header + "{\"t\":0,\"fix\":{\"lat\":91,\"lon\":1}}\n", 2, "latitude 91"),
      (header + "{\"t\":1e30,\"fix\":{\"lat\":1,\"lon\":1}}\n", 2, "no time of a drive"),
      (header + "{\"t\":0,\"event\":\"x\"}\n", 0, "no position"),
    ]
  )
  func damagedNavrec(text: String, line: Int, gist: String) {
    let error = #expect(throws: TraceError.self) { try Self.read(text).summary }
    #expect(error?.line == line)
    #expect(error?.message.contains(gist) == true, "\(String(describing: error))")
  }

  @Test("A recorder that was killed while it wrote leaves a file that is read")
  func killed() throws {
    let fixes = (0..<3).map { "{\"t\":\($0 + 1)000,\"fix\":{\"lat\":50.1000\($0),\"lon\":11.9}}\n" }
      .joined()
    let trace = try Self.read(Self.header + fixes.dropLast(9))
    #expect(trace.fixes.count == 2)
    #expect(trace.repairs == "truncatedEnd 1 @4")
  }

  // MARK: - Times that do not say when

  private static let untimedGPX = Texts.gpx(
    """
    \(Texts.points)
    <trkpt lat="50.2" lon="11.9"><time/></trkpt>
    <trkpt lat="50.2" lon="11.9"><time>2026</time></trkpt>
    <trkpt lat="50.2" lon="11.9"><time> 2026-03-01 </time></trkpt>
    <trkpt lat="50.2" lon="11.9"/>
    """
  )

  private static let untimedTrack = """
    <kml><Placemark><gx:Track xmlns:gx="g">
    <when>2026-03-01T08:00:00Z</when><when/><when>2026</when><when>2026-03-01T08:00:01Z</when>
    <gx:coord>11.9 50.1</gx:coord>
    <gx:coord>11.9 50.2</gx:coord><gx:coord>11.9 50.2</gx:coord>
    <gx:coord>11.9 50.1001</gx:coord></gx:Track></Placemark></kml>
    """

  private static let untimedPlacemarks = """
    <kml>
    <Placemark><TimeStamp><when>2026-03-01T08:00:00Z</when></TimeStamp>
    <Point><coordinates>11.9,50.1</coordinates></Point></Placemark>
    <Placemark><TimeStamp><when>2026-03</when></TimeStamp>
    <Point><coordinates>11.9,50.2</coordinates></Point></Placemark>
    <Placemark><TimeStamp><when>2026-03-01T08:00:01Z</when></TimeStamp>
    <Point><coordinates>11.9,50.1001</coordinates></Point></Placemark></kml>
    """

  private static let untimedGeoJSON = """
    {"type":"Feature","properties":{"times":[1772352000,null,1772352001]},
    "geometry":{"type":"LineString","coordinates":[[11.9,50.1],
    [11.9,50.2],[11.9,50.1001]]}}
    """

  private static let untimedLocations = """
    [{"lat":50.1,"lng":11.9,"timestamp":1772352000},
    {"lat":50.2,"lng":11.9},{"lat":50.1001,"lng":11.9,"timestamp":1772352001}]
    """

  @Test(
    "Points whose times are empty or partial are left out, whatever the format",
    arguments: [
      (untimedGPX, 4, 6), (untimedTrack, 2, 4), (untimedPlacemarks, 1, 5), (untimedGeoJSON, 1, 3),
      (untimedLocations, 1, 2),
    ]
  )
  func untimed(text: String, count: Int, line: Int) throws {
    let trace = try Self.read(text)
    #expect(trace.summary == Texts.both)
    #expect(trace.repairs == "untimedPoint \(count) @\(line)")
  }

  @Test("A file of points without any time says what is to be done")
  func allUntimed() {
    let text = Texts.gpx("<trkpt lat=\"50.2\" lon=\"11.9\"/>\n<trkpt lat=\"50.2\" lon=\"11.9\"/>")
    let error = #expect(throws: TraceError.self) { try Self.read(text).summary }
    #expect(error?.line == 4)
    #expect(error?.message == "a track point without a time")
    #expect(error?.hint?.contains("--interval") == true)
  }
}
