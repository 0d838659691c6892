import Geodesy
import Testing
import Traces

@Suite struct GPXReaderTests {
  static let rest =
    "<ele>455.5</ele><time>2026-03-01T08:00:00Z</time><speed>12.5</speed><course>90</course>"

  /// Ways to write one and the same point.
  @Test(
    "However a point is written, it is the same fix",
    arguments: [
      "<trkpt lat=\"47.25\" lon=\"9.5\">\(rest)</trkpt>",
      "<trkpt lon=\"9.5\" lat=\"47.25\">\(rest)</trkpt>",
      "<trkpt lat='47.25' lon='9.5'>\(rest)</trkpt>",
      "<trkpt  lat = \"47.25\"\n lon=\"9.5\" >\(rest)</trkpt >",
      "<trkpt lat=\"47.25\" lon=\"9.5\" x=\"a>b\">\(rest)</trkpt>",
      "<trkpt lat=\"+47.25\" lon=\" 9.5 \">\(rest)</trkpt>",
      "<trkpt lat=\"4.725e1\" lon=\"9.5\">\(rest)</trkpt>",
      "<g:trkpt lat=\"47.25\" lon=\"9.5\">\(rest)</g:trkpt>",
      "<trkpt lat=\"47.25\" lon=\"9.5\">\n  <!-- a > b -->\(rest)<name>A &amp; B</name>\n</trkpt>",
      "<trkpt lat=\"47.25\" lon=\"9.5\"><course>90</course><speed>12.5</speed>"
        + "<time>2026-03-01T08:00:00Z</time><ele>455.5</ele></trkpt>",
      "<trkpt lat=\"47.25\" lon=\"9.5\"><ele> 455.5 </ele><time> 2026-03-01T08:00:00Z </time>"
        + "<extensions><a:b><a:speed>12.5</a:speed><a:course>90</a:course></a:b></extensions></trkpt>",
      "<trkpt lat=\"47.25\" lon=\"9.5\"><ele><![CDATA[455.5]]></ele>"
        + "<time>2026-<!-- c -->03-01T08:00:00Z</time><speed>12.5</speed><course>90</course></trkpt>",
      "<trkpt lat=\"47.25\" lon=\"9.5\"><sat>9</sat><fix>3d</fix><type/>\(rest)</trkpt>",
      "<trkpt lat=\"47.25\" lon=\"9.5\"><desc lang=\"de\">x</desc>\(rest)</trkpt>",
    ]
  )
  func sameFix(point: String) {
    let outcome = TraceText.read(TraceText.gpx(point))
    #expect(outcome.error == nil)
    let wanted = Fix(
      time: TraceText.start,
      coordinate: Coordinate(latitude: 47.25, longitude: 9.5),
      altitude: 455.5,
      speed: 12.5,
      course: 90,
      line: 4
    )
    #expect(outcome.fixes == [wanted])
    #expect(outcome.report.repairs.isEmpty)
  }

  @Test(
    "However a time is written, it is the same instant",
    arguments: [
      ("2026-03-01T08:00:00Z", 0),
      ("2026-03-01T08:00:00z", 0),
      ("2026-03-01 08:00:00 UTC", 0),
      ("2026-03-01T10:00:00+02:00", 0),
      ("2026-03-01T02:30:00-0530", 0),
      ("2026-03-01T10:00:00+02", 0),
      ("2026-03-01T08:00:00.5Z", 500_000_000),
      ("2026-03-01T08:00:00,25Z", 250_000_000),
      ("2026-03-01T08:00:00.123456789Z", 123_456_789),
      ("2026-03-01T08:00:00.1234567899Z", 123_456_789),
      ("2026-03-01T07:59:60Z", 0),
    ] as [(String, Int64)]
  )
  func times(text: String, nanoseconds: Int64) {
    let point = "<trkpt lat=\"47\" lon=\"9\"><time>\(text)</time></trkpt>"
    let outcome = TraceText.read(TraceText.gpx(point))
    #expect(outcome.fixes.map(\.time) == [TraceText.start + nanoseconds])
  }

  @Test(
    "What is no time is an error at its line",
    arguments: [
      "2026-03-01T", "2026-13-01T08:00:00Z", "2026-02-29T08:00:00Z", "2026-03-01T24:00:00Z",
      "2026-03-01T08:60:00Z", "2026-03-01T08:00:61Z", "2026-03-01T08:00:00+99:00", "yesterday",
      "2026-03-01T08:00:00.Z", "1899-12-31T08:00:00Z", "9999-03-01T08:00:00Z", "2026-3-1T8:0:0Z",
    ]
  )
  func badTimes(text: String) {
    let point = "<trkpt lat=\"47\" lon=\"9\">\n<time>\(text)</time></trkpt>"
    let error = TraceText.read(TraceText.gpx(point)).error
    #expect(error?.line == 5)
    #expect(error?.message == "\"\(text)\" is no time")
  }

  @Test("Tracks and segments are one trace with breaks")
  func segments() {
    let text = """
      <gpx><trk><trkseg>\(TraceText.point(47, 9, second: 0))\(TraceText.point(47.00001, 9, second: 1))\
      </trkseg><trkseg>\(TraceText.point(47.00002, 9, second: 2))</trkseg></trk>
      <trk><trkseg/><trkseg>\(TraceText.point(47.00003, 9, second: 3))</trkseg></trk></gpx>
      """
    let outcome = TraceText.read(text)
    #expect(outcome.error == nil)
    #expect(outcome.fixes.map(\.segment) == [0, 0, 1, 2])
  }

  @Test("A byte order mark, Latin-1 and no declaration are all read")
  func encodings() throws {
    let plain = "<gpx><trk>\(TraceText.point(47, 9, second: 0))</trk></gpx>"
    #expect(TraceText.read([0xef, 0xbb, 0xbf] + Array(plain.utf8)).fixes.count == 1)
    #expect(TraceText.read("\n  " + plain).fixes.count == 1)
    let head = Array("<?xml version='1.0' encoding='ISO-8859-1'?><gpx><name>Z".utf8)
    let latin = head + [0xfc] + Array("rich</name>\(TraceText.point(47, 9, second: 0))</gpx>".utf8)
    #expect(TraceText.read(latin).fixes.count == 1)
    let other = "<?xml version='1.0' encoding='UTF-7'?>" + plain
    #expect(TraceText.read(other).error?.message == "encoding \"utf-7\" is not read")
  }

  @Test("Accuracy comes from its own element, else from the dilution of precision")
  func accuracy() {
    let points =
      TraceText.point(47, 9, second: 0, "<hdop>1.5</hdop>")
      + TraceText.point(47, 9.00001, second: 1, "<hdop>1.5</hdop><accuracy>3</accuracy>")
      + TraceText.point(
        47,
        9.00002,
        second: 2,
        "<extensions><o:accuracy_horizontal>4</o:accuracy_horizontal>"
          + "<o:accuracy_vertical>6</o:accuracy_vertical></extensions>"
      )
    let fixes = TraceText.read(TraceText.gpx(points)).fixes
    #expect(fixes.map(\.horizontalAccuracy) == [7.5, 3, 4])
    #expect(fixes.map(\.verticalAccuracy) == [nil, nil, 6])
  }

  @Test("A file without times is read with an interval, and refused without")
  func interval() {
    let text = TraceText.gpx(
      "<trkpt lat=\"47\" lon=\"9\"/><trkpt lat=\"47.00001\" lon=\"9\"></trkpt>"
    )
    var options = TraceReadingOptions()
    #expect(TraceText.read(text, options).error?.message == "a track point without a time")
    options.interval = 0.5
    let outcome = TraceText.read(text, options)
    #expect(outcome.fixes.map(\.time) == [0, 500_000_000])
    #expect(outcome.report.count(of: .interval) == 1)
  }

  @Test(
    "What is not well formed is an error at its line",
    arguments: [
      ("<gpx><trk>\n<trkseg></trk></trkseg></gpx>", 2, "</trk> closes no open element"),
      ("<gpx><trk>\n", 2, "elements still open"),
      ("<gpx><trk>\n<trkpt lat=\"47\"", 2, "the file ends within a tag"),
      ("<gpx>\n<!-- never closed </gpx>", 2, "the file ends within a tag"),
      ("<gpx>\n\n<trkpt lat=\"91\" lon=\"9\"/></gpx>", 3, "no place on the Earth"),
      ("<gpx>\n<trkpt lat=\"NaN\" lon=\"9\"/></gpx>", 2, "lat=\"NaN\" is no number"),
      ("<gpx>\n<trkpt lat=\"47\"/></gpx>", 2, "a <trkpt> without lat and lon"),
      ("<gpx>\n<trkpt lat=\"47\" lon=\"\"/></gpx>", 2, "lon=\"\" is no number"),
      ("<gpx>\n<trkpt lat=\"47\" lon=\"9\"><ele>high</ele></trkpt></gpx>", 2, "\"high\" in <ele>"),
      ("<kmz>\n</kmz>", 1, "the first element is <kmz>, not <gpx>"),
      ("<!DOCTYPE gpx [\n<!ENTITY a \"b\">]><gpx/>", 1, "entities are not expanded"),
      ("<gpx><trk></trk></gpx>", 0, "no position in the file"),
      ("<gpx>\n< trk></trk></gpx>", 2, "a tag without a name"),
      (
        String(repeating: "<a>", count: 300), 1, "the first element is <a>, not <gpx>"
      ),
      (
        "<gpx>" + String(repeating: "<a>", count: 300), 1, "nested deeper than 200"
      ),
    ] as [(String, Int, String)]
  )
  func malformed(text: String, line: Int, message: String) throws {
    var options = TraceReadingOptions()
    options.format = .gpx
    let error = try #require(TraceText.read(text, options).error)
    #expect(error.line == line)
    #expect(error.message.contains(message), "\(error.message)")
    #expect(error.source == "t")
  }

  @Test("A tag without an end stops the reader after a megabyte, not after the memory")
  func endlessTag() {
    let text = "<gpx><trk name=\"" + String(repeating: "x", count: 3 << 20)
    #expect(TraceText.read(text).error?.message == "more than 1 MB without the end of a tag")
  }

  @Test("The fixes before a fault are given")
  func fixesBeforeFault() {
    let points = (0..<5).map { TraceText.point(47 + Double($0) * 1e-5, 9, second: $0) }.joined()
    let outcome = TraceText.read("<gpx><trk>\n\(points)<trkpt lat=\"x\" lon=\"1\"/></trk></gpx>")
    #expect(outcome.fixes.count == 5)
    #expect(outcome.error?.line == 7)
  }
}
