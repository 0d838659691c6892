import Testing
import Traces

@Suite struct GPXRefusalTests {
  @Test("GPX that cannot be read is refused at its line", arguments: faults)
  func refuses(_ fault: RefusalCase) {
    fault.check()
  }

  private static func time(_ text: String) -> String {
    Texts.gpx("\n<trkpt lat=\"50.1\" lon=\"11.9\">\n<time>\(text)</time></trkpt>")
  }

  private static let bomb = """
    <?xml version="1.0"?>
    <!DOCTYPE gpx [
    <!ENTITY a "aaaaaaaaaa"> <!ENTITY b "&a;&a;&a;&a;&a;&a;">
    ]>
    <gpx>&b;</gpx>
    """

  static let faults = [
    RefusalCase("no points", Texts.gpx(""), line: 0, "no position in the file"),
    RefusalCase("no track", "<gpx>\n</gpx>", line: 0, "no position in the file"),
    RefusalCase(
      "a route alone",
      "<gpx><rte><rtept lat='1' lon='2'/></rte></gpx>",
      line: 0,
      "no position"
    ),
    RefusalCase("no element", "<?xml version='1.0'?>\n<!-- gpx -->\n", line: 3, "no <gpx> element"),
    RefusalCase(
      "91 degrees",
      Texts.gpx("\n<trkpt lat='91' lon='11.9'/>"),
      line: 5,
      "latitude 91.0, longitude 11.9",
      hint: "swapped"
    ),
    RefusalCase(
      "181 degrees",
      Texts.gpx("<trkpt lat='50' lon='181'/>"),
      line: 4,
      "longitude 181.0"
    ),
    RefusalCase(
      "not a number",
      Texts.gpx("<trkpt lat='NaN' lon='11.9'/>"),
      line: 4,
      "lat=\"NaN\" is no number"
    ),
    RefusalCase(
      "infinite",
      Texts.gpx("<trkpt lat='50' lon='1e999'/>"),
      line: 4,
      "lon=\"1e999\" is no number"
    ),
    RefusalCase(
      "an empty latitude",
      Texts.gpx("<trkpt lat='' lon='11.9'/>"),
      line: 4,
      "lat=\"\" is no number"
    ),
    RefusalCase(
      "a decimal comma",
      Texts.gpx("<trkpt lat='50,1' lon='11.9'/>"),
      line: 4,
      "lat=\"50,1\" is no number"
    ),
    RefusalCase(
      "no latitude",
      Texts.gpx("\n\n<trkpt\n lon='11.9'/>"),
      line: 6,
      "without lat and lon"
    ),
    RefusalCase("no longitude", Texts.gpx("<trkpt lat='50.1'/>"), line: 4, "without lat and lon"),
    RefusalCase(
      "no time",
      Texts.gpx("\n<trkpt lat='50.1' lon='11.9'>\n</trkpt>"),
      line: 5,
      "a track point without a time",
      hint: "--interval"
    ),
    RefusalCase("an empty time alone", time(""), line: 5, "without a time", hint: "--interval"),
    RefusalCase(
      "a time in words",
      time("yesterday"),
      line: 6,
      "\"yesterday\" is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "the 30th of February",
      time("2026-02-30T08:00:00Z"),
      line: 6,
      "is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "a year beyond the count of nanoseconds",
      time("9999-12-31T23:59:59Z"),
      line: 6,
      "is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "the year 1",
      time("0001-01-01T00:00:00Z"),
      line: 6,
      "is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "an altitude in words",
      Texts.gpx("<trkpt lat='50' lon='11'>\n<ele>high</ele></trkpt>"),
      line: 5,
      "\"high\" in <ele> is no number"
    ),
    RefusalCase(
      "an altitude that is not a number",
      Texts.gpx("<trkpt lat='50' lon='11'>\n<ele>NaN</ele></trkpt>"),
      line: 5,
      "\"NaN\" in <ele> is no number"
    ),
    RefusalCase(
      "times that go back",
      Texts.gpx(Texts.point(2, "50.1") + "\n" + Texts.point(0, "50.1")),
      line: 5,
      "from 2026-03-01T08:00:02Z to 2026-03-01T08:00:00Z",
      hint: "--sort"
    ),
    RefusalCase(
      "cut off in a tag",
      "<gpx>\n\n<trk><trkseg>\n<trkpt lat=\"50",
      line: 4,
      "ends within a tag"
    ),
    RefusalCase(
      "cut off between tags",
      "<gpx>\n<trk><trkseg>\n\(Texts.points)\n",
      line: 5,
      "3 elements still open: it is cut off"
    ),
    RefusalCase("cut off in a comment", "<gpx>\n<!-- \n", line: 2, "ends within a tag"),
    RefusalCase(
      "tags that cross",
      "<gpx><trk>\n<trkseg></trk></trkseg></gpx>",
      line: 2,
      "</trk> closes no open element",
      hint: "well-formed"
    ),
    RefusalCase(
      "an end without a start",
      "<gpx>\n</gpx></trk>",
      line: 2,
      "</trk> closes no open element",
      hint: "well-formed"
    ),
    RefusalCase("a tag without a name", "<gpx>\n< trk></gpx>", line: 2, "without a name"),
    RefusalCase(
      "entities of its own",
      bomb,
      line: 2,
      "entities are not expanded",
      hint: "remove the DOCTYPE"
    ),
    RefusalCase(
      "an encoding that is not read",
      "<?xml version='1.0' encoding='UTF-16'?>\n<gpx/>",
      line: 1,
      "encoding \"utf-16\" is not read",
      hint: "UTF-8"
    ),
    RefusalCase(
      "Latin 1 in what is quoted",
      bytes: Array(
        "<?xml version='1.0' encoding='ISO-8859-1'?>\n<gpx><trkpt lat='1' lon='2'><time>".utf8
      ) + [0xe9] + Array("</time></trkpt></gpx>".utf8),
      line: 2,
      "\"é\" is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "elements without end",
      String(repeating: "<gpx>\n", count: 201),
      line: 201,
      "nested deeper than 200"
    ),
  ]

  @Test("A tag of more than 1 MB is refused at the line where it begins")
  func endlessTag() {
    let text = "<gpx>\n<trkpt lat='1' note='" + String(repeating: "x", count: 1_100_000)
    let error = #expect(throws: TraceError.self) {
      var reader = try TraceReader(bytes: Array(text.utf8))
      return try reader.next()
    }
    #expect(error?.message == "more than 1 MB without the end of a tag")
    #expect(error?.line == 2)
  }
}
