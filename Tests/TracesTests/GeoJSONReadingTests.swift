import Testing
import Traces

@Suite struct GeoJSONReadingTests {
  @Test("GeoJSON is read however a program dressed it", arguments: dresses)
  func reads(_ dress: ReadingCase) throws {
    try dress.check(as: .geojson)
  }

  private static let times = "[\"2026-03-01T08:00:00Z\",\"2026-03-01T08:00:01Z\"]"

  static let dresses = [
    ReadingCase("coordTimes", Texts.line(properties: "{\"coordTimes\":\(times)}"), Texts.both),
    ReadingCase(
      "coordinateProperties.times",
      Texts.line(properties: "{\"coordinateProperties\":{\"times\":\(times)}}"),
      Texts.both
    ),
    ReadingCase("times", Texts.line(properties: "{\"times\":\(times)}"), Texts.both),
    ReadingCase("timestamps", Texts.line(properties: "{\"timestamps\":\(times)}"), Texts.both),
    ReadingCase(
      "times as seconds and milliseconds",
      Texts.line(properties: "{\"times\":[1772352000,1772352001000]}"),
      Texts.both
    ),
    ReadingCase(
      "a byte order mark and blanks",
      " \n" + Texts.line(properties: "{\"times\":\(times)}"),
      Texts.both
    ),
    ReadingCase(
      "altitudes, one unknown",
      Texts.line(properties: "{\"times\":\(times)}")
        .replacing("11.9,50.1]", with: "11.9,50.1,300.5]")
        .replacing("50.1001]", with: "50.1001,null]"),
      [Texts.first + " a300.5", Texts.second]
    ),
    ReadingCase(
      "a fourth number for the time",
      """
      {"type":"LineString","coordinates":[[11.9,50.1,300,1772352000],[11.9,50.1001,null,1772352001]]}
      """,
      [Texts.first + " a300", Texts.second]
    ),
    ReadingCase(
      "several lines with times each",
      """
      {"type":"Feature","properties":{"coordTimes":[["2026-03-01T08:00:00Z"],["2026-03-01T08:00:01Z"]]},
      "geometry":{"type":"MultiLineString","coordinates":[[[11.9,50.1]],[[11.9,50.1001]]]}}
      """,
      [Texts.first, Texts.second + " s1"]
    ),
    ReadingCase(
      "features of lines, one without a geometry",
      """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"times":["2026-03-01T08:00:00Z"]},
      "geometry":{"type":"LineString","coordinates":[[11.9,50.1]]}},
      {"type":"Feature","properties":null,"geometry":null},
      {"type":"Feature","properties":{"times":["2026-03-01T08:00:01Z"]},
      "geometry":{"type":"LineString","coordinates":[[11.9,50.1001]]}}]}
      """,
      [Texts.first, Texts.second + " s1"]
    ),
    ReadingCase(
      "a collection of geometries",
      """
      {"type":"Feature","properties":{"times":["2026-03-01T08:00:00Z"]},
      "geometry":{"type":"GeometryCollection","geometries":[
      {"type":"LineString","coordinates":[[11.9,50.1]]}]}}
      """,
      [Texts.first]
    ),
    ReadingCase(
      "WGS 84 by name",
      """
      {"type":"LineString","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},
      "coordinates":[[11.9,50.1,0,1772352000]]}
      """,
      [Texts.first + " a0"]
    ),
    ReadingCase(
      "no times, and an interval",
      Texts.line(properties: "null"),
      ["1970-01-01T00:00:00Z 50.1 11.9", "1970-01-01T00:00:00.25Z 50.1001 11.9"],
      mended: "interval 1 @1"
    ) { $0.interval = 0.25 },
  ]

  @Test(
    "A point tells of time, speed, course and accuracy in many ways",
    arguments: [
      ("\"time\":\"2026-03-01T08:00:00Z\"", ""),
      ("\"timestamp\":\"2026-03-01T10:00:00+02:00\"", ""),
      ("\"time\":1772352000", ""), ("\"timestamp\":1772352000000", ""),
      ("\"time\":1772352000,\"speed\":5.5,\"heading\":90", " v5.5 c90"),
      ("\"time\":1772352000,\"speed\":5.5,\"bearing\":90.5", " v5.5 c90.5"),
      ("\"time\":1772352000,\"speed\":5.5,\"course\":0", " v5.5 c0"),
      ("\"time\":1772352000,\"accuracy\":4,\"verticalAccuracy\":6", " h4 z6"),
      ("\"time\":1772352000,\"speed\":null,\"heading\":null,\"course\":90,\"note\":\"x\"", " c90"),
    ]
  )
  func point(properties: String, rest: String) throws {
    let text = """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{\(properties)},
      "geometry":{"type":"Point","coordinates":[11.9,50.1]}}]}
      """
    try ReadingCase(properties, text, [Texts.first + rest]).check(as: .geojson)
  }

  @Test(
    "A number is a time since 1970, exact to the microsecond",
    arguments: [
      ("0", 0), ("1772352000", 1_772_352_000_000_000_000),
      ("1772352000123", 1_772_352_000_123_000_000), ("1772352000.123", 1_772_352_000_123_000_000),
      ("1772352000.000001", 1_772_352_000_000_001_000),
      ("1772352000123.456", 1_772_352_000_123_456_000), ("1.772352e9", 1_772_352_000_000_000_000),
      ("5680281599", 5_680_281_599_000_000_000),
    ]
  )
  func unixTime(number: String, expected: Int64) throws {
    let text = "{\"type\":\"LineString\",\"coordinates\":[[11.9,50.1,0,\(number)]]}"
    var reader = try TraceReader(bytes: Array(text.utf8))
    #expect(try reader.next()?.time == expected)
  }

  @Test("A fix knows the line of its coordinates, in whatever order the members stand")
  func knowsItsLine() throws {
    let text = """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","geometry":{"type":"LineString","coordinates":[
      [11.9,50.1],

      [11.9,50.1001]]},
      "properties":{"times":["2026-03-01T08:00:00Z","2026-03-01T08:00:01Z"]}},
      {"type":"Feature","geometry":{"type":"LineString",
      "coordinates":[[11.9,50.1002]]},"properties":{"times":["2026-03-01T08:00:02Z"]}}]}
      """
    var reader = try TraceReader(bytes: Array(text.utf8))
    #expect(try Trace(reading: &reader).fixes.map(\.line) == [3, 5, 8])
  }

  @Test("Times without a zone are counted as such")
  func timesWithoutZone() throws {
    let text = Texts.line(properties: "{\"times\":\(Self.times.replacing("Z", with: ""))}")
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.summary == Texts.both)
    #expect(trace.repairs == "timeWithoutZone 2 @3")
  }
}
