import Testing
import Traces

@Suite struct GPXReadingTests {
  @Test("GPX is read however a program dressed it", arguments: dresses)
  func reads(_ dress: ReadingCase) throws {
    try dress.check(as: .gpx)
  }

  static let dresses = [
    ReadingCase("as the schema has it", Texts.gpx(Texts.points), Texts.both),
    ReadingCase(
      "no declaration, no namespace, no version",
      "<gpx><trk><trkseg>\(Texts.points)</trkseg></trk></gpx>",
      Texts.both
    ),
    ReadingCase(
      "a version that never was",
      "<gpx version=\"5.8\"><trk><trkseg>\(Texts.points)</trkseg></trk></gpx>",
      Texts.both
    ),
    ReadingCase(
      "a prefix everywhere",
      """
      <g:gpx xmlns:g="http://www.topografix.com/GPX/1/1"><g:trk><g:trkseg>
      <g:trkpt lat="50.1" lon="11.9"><g:time>2026-03-01T08:00:00Z</g:time></g:trkpt>
      </g:trkseg></g:trk></g:gpx>
      """,
      [Texts.first]
    ),
    ReadingCase("a byte order mark", "\u{feff}" + Texts.gpx(Texts.points), Texts.both),
    ReadingCase("blanks before the declaration", " \n\t\n" + Texts.gpx(Texts.points), Texts.both),
    ReadingCase(
      "carriage returns",
      Texts.gpx(Texts.points).split(separator: "\n").joined(separator: "\r\n"),
      Texts.both
    ),
    ReadingCase(
      "attributes in another order, quotes and blanks",
      Texts.gpx(
        """
        <trkpt  note="a>b"
          lon = '11.9' lat="50.1" ><time>2026-03-01T08:00:00Z</time></trkpt >
        """
      ),
      [Texts.first]
    ),
    ReadingCase(
      "several segments",
      Texts.gpx(
        Texts.point(0, "50.1") + "</trkseg><trkseg></trkseg><trkseg/>\n<trkseg>"
          + Texts.point(1, "50.1001")
      ),
      [Texts.first, Texts.second + " s1"]
    ),
    ReadingCase(
      "several tracks",
      Texts.gpx(
        Texts.point(0, "50.1") + "</trkseg></trk><trk><trkseg>" + Texts.point(1, "50.1001")
      ),
      [Texts.first, Texts.second + " s1"]
    ),
    ReadingCase(
      "ISO 8859-1",
      bytes: Array("<?xml version='1.0' encoding='ISO-8859-1'?><gpx><trk><name>D".utf8) + [0xe9]
        + Array("j\u{e0}</name><trkseg>\(Texts.points)</trkseg></trk></gpx>".utf8),
      Texts.both
    ),
    ReadingCase(
      "offsets from UTC and decimals of a second",
      Texts.gpx(
        """
        <trkpt lat="50.1" lon="11.9"><time>2026-03-01T10:00:00.1+02:00</time></trkpt>
        <trkpt lat="50.1" lon="11.9"><time>2026-03-01T02:30:00.123456789-05:30</time></trkpt>
        """
      ),
      ["2026-03-01T08:00:00.1Z 50.1 11.9", "2026-03-01T08:00:00.123456789Z 50.1 11.9"]
    ),
    ReadingCase(
      "times without a zone",
      Texts.gpx(Texts.points).split(separator: "Z</time>").joined(separator: "</time>"),
      Texts.both,
      mended: "timeWithoutZone 2 @4"
    ),
    ReadingCase(
      "sections of character data",
      Texts.gpx(
        """
        <trkpt lat="50.1" lon="11.9"><ele><![CDATA[300.5]]></ele>
        <time> <![CDATA[2026-03-01T08]]>:00:00<![CDATA[Z]]> </time>
        <name><![CDATA[</trkpt><trkpt lat="1" lon="2">]]></name></trkpt>
        """
      ),
      [Texts.first + " a300.5"]
    ),
    ReadingCase(
      "comments and instructions",
      "<!-- <gpx> --><?style href='a>b'?>"
        + Texts.gpx(
          """
          <!-- <trkpt lat="1" lon="2"> -- it isn't -->
          <trkpt lat="50.1" lon="11.9"><time>2026-03<!-- March -->-01T08:00:00Z</time></trkpt>
          """
        ),
      [Texts.first]
    ),
    ReadingCase(
      "a document type that defines nothing",
      "<!DOCTYPE gpx SYSTEM \"gpx.dtd\">\n<gpx><trk><trkseg>\(Texts.points)</trkseg></trk></gpx>",
      Texts.both
    ),
    ReadingCase(
      "times of others: metadata, way points, routes",
      """
      <gpx><metadata><time>2001-01-01T00:00:00Z</time></metadata>
      <wpt lat="1" lon="2"><time>2001-01-01T00:00:00Z</time></wpt>
      <rte><rtept lat="1" lon="2"/></rte><trk><trkseg>\(Texts.points)</trkseg></trk></gpx>
      """,
      Texts.both
    ),
    ReadingCase(
      "no times, and an interval",
      Texts.gpx("<trkpt lat='50.1' lon='11.9'/><trkpt lat='50.1001' lon='11.9'></trkpt>"),
      ["1970-01-01T00:00:00Z 50.1 11.9", "1970-01-01T00:00:01.5Z 50.1001 11.9"],
      mended: "interval 1 @1"
    ) { $0.interval = 1.5 },
  ]

  @Test(
    "GPX tells of speed, course, altitude and accuracy in many ways",
    arguments: [
      ("<ele>300.5</ele><speed>5.5</speed><course>90</course>", " a300.5 v5.5 c90"),
      ("<ele></ele><speed/><course> </course>", ""),
      ("<ele> -3.25 </ele>", " a-3.25"),
      ("<ele>1.5e2</ele>", " a150"),
      (
        "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>90</gpxtpx:hr>"
          + "<gpxtpx:speed>5.5</gpxtpx:speed><gpxtpx:course>90.5</gpxtpx:course>"
          + "</gpxtpx:TrackPointExtension></extensions>",
        " v5.5 c90.5"
      ),
      ("<extensions><osmand:speed>5.5</osmand:speed></extensions>", " v5.5"),
      (
        "<extensions><opentracks:accuracy_horizontal>4</opentracks:accuracy_horizontal>"
          + "<opentracks:accuracy_vertical>6</opentracks:accuracy_vertical></extensions>",
        " h4 z6"
      ),
      ("<extensions><accuracy>4.5</accuracy></extensions>", " h4.5"),
      ("<hdop>0.9</hdop>", " h4.5"),
      ("<hdop>0.9</hdop><extensions><accuracy>3</accuracy></extensions>", " h3"),
      ("<speed>5.5</speed><course>360</course>", " v5.5 c0"),
      ("<sat>9</sat><fix>3d</fix><magvar>2</magvar><name>3</name>", ""),
    ]
  )
  func tells(inner: String, rest: String) throws {
    try ReadingCase(inner, Texts.gpx(Texts.point(0, "50.1", inner)), [Texts.first + rest])
      .check(as: .gpx)
  }

  @Test("Every fix knows the line of its point")
  func knowsItsLine() throws {
    let text = Texts.gpx(Texts.point(0, "50.1") + "\n<!-- \n -->\n" + Texts.point(1, "50.1001"))
    var reader = try TraceReader(bytes: Array(text.utf8))
    #expect(try Trace(reading: &reader).fixes.map(\.line) == [4, 7])
  }
}
