import CanonicalJSON
import Geodesy
import RoadFixtures
import RoadNetwork
import Testing

@testable import RouteGuidance

@Suite struct OSRMWriterTests {
  @Test("An answer has what an OSRM client reads, and its sums agree")
  func answer() throws {
    let sketch = try Sketch(RouteGuideTests.town)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var json = JSONWriter()
    try OSRMWriter(guide: sketch.guide).write(sketch.router.route(stops), to: &json)
    let root = try JSONDocument(parsing: json.bytes, source: "answer").root
    #expect(root["code"]?.string == "Ok")
    #expect(root["waypoints"]?.count == 2)
    let route = try #require(root["routes"]?.elements.first(where: { _ in true }))
    let steps = try #require(route["legs"]?.elements.first(where: { _ in true })?["steps"])
    #expect(
      steps.elements.compactMap { $0["maneuver"]?["type"]?.string } == ["depart", "turn", "arrive"]
    )
    let distances = steps.elements.compactMap { $0["distance"]?.double }
    #expect(abs(distances.reduce(0, +) - (route["distance"]?.double ?? 0)) < 0.11)
    let text = try #require(route["geometry"]?.string)
    let path = try GeoPath(polyline: text, precision: 6)
    #expect(abs(path.length - 700) < 1)
  }

  @Test("Every step lists its junctions, with roads, ways in and out, and lanes")
  func intersections() throws {
    let map = """
      { "drawing": ["        c        ", "        |        ", "a---x---b-------d", "    |   |        ",
                    "    y   e        "],
        "ways": [{ "nodes": "axb", "name": "Mill", "oneway": "yes", "turn:lanes": "left|through",
                   "toll": "yes" },
                 { "nodes": "bc", "name": "Quay" }, { "nodes": "bd", "name": "Post" },
                 { "nodes": "be", "name": "Hill" },
                 { "nodes": "xy", "name": "Lane", "highway": "residential", "oneway": "-1" }] }
      """
    let sketch = try Sketch(map)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var json = JSONWriter()
    try OSRMWriter(guide: sketch.guide).write(sketch.router.route(stops), to: &json)
    let root = try JSONDocument(parsing: json.bytes, source: "answer").root
    let leg = root["routes"]?.elements.first { _ in true }?["legs"]?.elements.first { _ in true }
    let steps = try #require(leg?["steps"]?.elements.map { $0 })
    #expect(steps.map { $0["intersections"]?.count } == [2, 1, 1])
    let turn = try #require(steps[1]["intersections"]?.elements.first { _ in true })
    #expect(turn["bearings"]?.elements.compactMap { $0.double } == [0, 90, 180, 270])
    #expect(turn["in"]?.double == 3)
    #expect(turn["out"]?.double == 0)
    #expect(turn["entry"]?.count == 4)
    let first = try #require(steps[0]["intersections"]?.elements.first { _ in true })
    #expect(first["classes"]?.elements.compactMap { $0.string } == ["toll"])
    #expect(first["in"] == nil)
  }

  @Test("No point of a geometry is written twice, and an arrival is one point twice")
  func points() throws {
    let sketch = try Sketch(RouteGuideTests.town)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var json = JSONWriter()
    try OSRMWriter(guide: sketch.guide).write(sketch.router.route(stops), to: &json)
    let root = try JSONDocument(parsing: json.bytes, source: "answer").root
    let route = try #require(root["routes"]?.elements.first { _ in true })
    let text = try #require(route["geometry"]?.string)
    let whole = try GeoPath(polyline: text, precision: 6)
    #expect(zip(whole.coordinates, whole.coordinates.dropFirst()).allSatisfy { $0 != $1 })
    let steps = try #require(route["legs"]?.elements.first { _ in true }?["steps"])
    let last = try #require(steps.elements.map { $0 }.last?["geometry"]?.string)
    let arrival = try GeoPath(polyline: last, precision: 6).coordinates
    #expect(arrival.count == 2 && arrival[0] == arrival[1])
  }
}
