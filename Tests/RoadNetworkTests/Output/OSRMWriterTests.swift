import CanonicalJSON
import Geodesy
import Testing

@testable import RoadNetwork

@Suite struct OSRMWriterTests {
  @Test("An answer has what an OSRM client reads, and its sums agree")
  func answer() throws {
    let sketch = try Sketch(RouteGuideTests.town)
    let stops = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var json = JSONWriter()
    OSRMWriter(guide: sketch.roads.guide).write(try sketch.router.route(stops), to: &json)
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
}
