import Geodesy
import Testing
import Traces

@Suite struct GeoJSONReaderTests {
  static let line =
    "\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[9,47,455],[9.00001,47]]}"
  static let times = "[\"2026-03-01T08:00:00Z\",\"2026-03-01T08:00:01Z\"]"

  @Test(
    "Wherever the times of a line stand, they are found",
    arguments: [
      "{\"type\":\"Feature\",\"properties\":{\"coordTimes\":\(times)},\(line)}",
      "{\"type\":\"Feature\",\"properties\":{\"coordinateProperties\":{\"times\":\(times)}},\(line)}",
      "{\"type\":\"Feature\",\"properties\":{\"times\":\(times)},\(line)}",
      "{\"type\":\"Feature\",\"properties\":{\"timestamps\":[1772352000,1772352001]},\(line)}",
      "{\"type\":\"Feature\",\"properties\":{\"timestamps\":[1772352000000,1772352001000]},\(line)}",
      "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"times\":\(times)},\(line)}]}",
      "{\"type\":\"LineString\",\"coordinates\":[[9,47,455,1772352000],[9.00001,47,0,1772352001]]}",
    ]
  )
  func lineTimes(text: String) {
    let outcome = TraceText.read(text)
    #expect(outcome.error == nil)
    #expect(outcome.fixes.map { $0.time - TraceText.start } == [0, 1_000_000_000])
    #expect(outcome.fixes.map(\.coordinate.longitude) == [9, 9.00001])
    #expect(outcome.fixes.first?.altitude == 455)
  }

  @Test("Points bring what they know")
  func points() throws {
    let text = """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"time":"2026-03-01T08:00:00Z","speed":12.5,"heading":90,
       "accuracy":4},"geometry":{"type":"Point","coordinates":[9,47]}},
      {"type":"Feature","properties":{"timestamp":1772352001},
       "geometry":{"type":"Point","coordinates":[9.0001,47]}}]}
      """
    let fixes = TraceText.read(text).fixes
    #expect(fixes.count == 2)
    #expect(fixes.first?.speed == 12.5)
    #expect(fixes.first?.course == 90)
    #expect(fixes.first?.horizontalAccuracy == 4)
    #expect(fixes.last?.time == TraceText.start + 1_000_000_000)
  }

  @Test("Each line of several is a segment")
  func lines() {
    let text = """
      {"type":"Feature","properties":{"times":[[1772352000,1772352001],[1772352002,1772352003]]},
      "geometry":{"type":"MultiLineString","coordinates":
      [[[9,47],[9.00001,47]],[[9.00002,47],[9.00003,47]]]}}
      """
    #expect(TraceText.read(text).fixes.map(\.segment) == [0, 0, 1, 1])
  }

  @Test(
    "What is wrong is an error at its line",
    arguments: [
      ("{\n\"type\":\"Feature\",\n\"x\" 1}", 3, "not JSON"),
      (
        "{\"type\":\"Feature\",\"properties\":{\"times\":[1]},\n\(line)}", 2,
        "1 times for 2 coordinates"
      ),
      ("{\"type\":\"Feature\",\"properties\":{},\n\(line)}", 2, "a line without times"),
      ("{\"type\":\"Polygon\",\"coordinates\":[]}", 1, "a Polygon is no track"),
      ("{\"a\":1}", 1, "an object without a GeoJSON type"),
      ("{\"type\":\"LineString\",\"coordinates\":[[9,97,0,1]]}", 1, "no place on the Earth"),
      ("{\"type\":\"LineString\",\"coordinates\":[[9]]}", 1, "expected [longitude, latitude]"),
      ("{\"type\":\"LineString\",\"coordinates\":[[9,47,0,1e300]]}", 1, "is no time"),
      ("{\"type\":\"FeatureCollection\",\"features\":[]}", 0, "no position in the file"),
      (
        "{\"crs\":{\"properties\":{\"name\":\"EPSG:25833\"}},\n\"type\":\"FeatureCollection\",\"features\":[]}",
        1, "coordinates in EPSG:25833, not WGS 84"
      ),
    ] as [(String, Int, String)]
  )
  func malformed(text: String, line: Int, message: String) throws {
    let error = try #require(TraceText.read(text).error)
    #expect(error.line == line)
    #expect(error.message.contains(message), "\(error.message)")
  }
}
