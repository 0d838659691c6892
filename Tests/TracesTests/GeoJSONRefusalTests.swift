import Testing
import Traces

@Suite struct GeoJSONRefusalTests {
  @Test("GeoJSON that cannot be read is refused at its line", arguments: faults)
  func refuses(_ fault: RefusalCase) {
    fault.check()
  }

  private static func line(_ positions: String) -> String {
    "{\"type\":\"LineString\",\n\"coordinates\":[[11.9,50.1,0,1772352000],\n\(positions)]}"
  }

  private static func point(_ properties: String) -> String {
    "{\"type\":\"Feature\",\"properties\":{\n\(properties)},\n\"geometry\":{\"type\":\"Point\",\"coordinates\":[11.9,50.1]}}"
  }

  private static func system(_ properties: String) -> String {
    "{\"type\":\"FeatureCollection\",\n\"crs\":{\"properties\":\n{\(properties)}},\"features\":[]}"
  }

  static let faults = [
    RefusalCase("broken JSON", "{\"type\":\n\"LineString\",", line: 2, "not JSON: "),
    RefusalCase("an array", "[\n1]", line: 1, "an object without a GeoJSON type"),
    RefusalCase(
      "an object of something else",
      "{\"events\":[]}",
      line: 1,
      "an object without a GeoJSON type"
    ),
    RefusalCase(
      "no features",
      "{\"type\":\"FeatureCollection\",\"features\":[]}",
      line: 0,
      "no position in the file"
    ),
    RefusalCase(
      "a polygon",
      "{\"type\":\"FeatureCollection\",\"features\":[\n{\"type\":\"Polygon\"}]}",
      line: 2,
      "a Polygon is no track"
    ),
    RefusalCase(
      "fewer times than positions",
      Texts.line(properties: "{\"times\":[1772352000]}"),
      line: 2,
      "1 times for 2 coordinates"
    ),
    RefusalCase(
      "more times than positions",
      Texts.line(properties: "{\"coordTimes\":[1,2,3]}"),
      line: 2,
      "3 times for 2 coordinates"
    ),
    RefusalCase(
      "fewer lists of times than lines",
      "{\"type\":\"Feature\",\"properties\":{\"times\":[[1]]},\n\"geometry\":{\"type\":\"MultiLineString\",\"coordinates\":[[[1,2]],[[1,2]]]}}",
      line: 2,
      "1 lists of times for 2 lines"
    ),
    RefusalCase(
      "no times",
      Texts.line(properties: "{}"),
      line: 3,
      "a line without times",
      hint: "--interval"
    ),
    RefusalCase(
      "a point without a time",
      point("\"speed\":1"),
      line: 3,
      "a point without a time",
      hint: "--interval"
    ),
    RefusalCase(
      "a time in words",
      point("\"time\":\"noon\""),
      line: 2,
      "the string \"noon\" is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "a time that is none",
      point("\"time\":true"),
      line: 2,
      "true is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "a time before 1970",
      point("\"time\":-1"),
      line: 2,
      "-1 is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "a time beyond the calendar",
      point("\"time\":1e300"),
      line: 2,
      "1e300 is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "seconds beyond the calendar",
      point("\"time\":9300000000"),
      line: 2,
      "9300000000 is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "parts of seconds beyond the calendar",
      point("\"time\":99999999999.5"),
      line: 2,
      "99999999999.5 is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "a speed in words",
      point("\"time\":1,\n\"speed\":\"3\""),
      line: 3,
      "the string \"3\" is no number (\"speed\")"
    ),
    RefusalCase(
      "91 degrees",
      line("[11.9,91,0,1772352001]"),
      line: 3,
      "latitude 91.0, longitude 11.9",
      hint: "swapped"
    ),
    RefusalCase("181 degrees", line("[181,50,0,1772352001]"), line: 3, "longitude 181.0"),
    RefusalCase("half a position", line("[11.9]"), line: 3, "[11.9] is no position", hint: nil),
    RefusalCase(
      "a position that begins with nothing",
      line("[null,11.9,50.1]"),
      line: 3,
      "[null,11.9,50.1] is no position"
    ),
    RefusalCase("a position of words", line("[\"11.9\",\"50.1\"]"), line: 3, "is no position"),
    RefusalCase("a position that is a number", line("11.9"), line: 3, "11.9 is no position"),
    RefusalCase(
      "an altitude in words",
      line("[11.9,50.1,\"high\",1]"),
      line: 3,
      "the string \"high\" is no altitude"
    ),
    RefusalCase(
      "a line without coordinates",
      "{\"type\":\"LineString\"}",
      line: 1,
      "a line without coordinates"
    ),
    RefusalCase(
      "a foreign reference system",
      system("\"name\":\"urn:ogc:def:crs:EPSG::25833\""),
      line: 3,
      "coordinates in urn:ogc:def:crs:EPSG::25833, not WGS 84",
      hint: "EPSG:4326"
    ),
    RefusalCase(
      "a foreign reference system by number",
      system("\"code\":25833"),
      line: 3,
      "coordinates in EPSG:25833, not WGS 84",
      hint: "EPSG:4326"
    ),
    RefusalCase(
      "times that go back",
      line("[11.9,50.1,0,1772351998]"),
      line: 3,
      "time goes back from 2026-03-01T08:00:00Z to 2026-03-01T07:59:58Z",
      hint: "--sort"
    ),
    RefusalCase(
      "an interval that leads nowhere",
      Texts.line(properties: "null"),
      line: 0,
      "an interval of 1e+300 s"
    ) { $0.interval = 1e300 },
  ]
}
