import FoundationEssentials
import Geodesy
import Testing

@testable import RoadNetwork

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MapDrawingTests {
  @Test("A drawing is well-formed, holds each road, and hostile names are inert")
  func drawing() throws {
    let sketch = try Sketch(
      #"""
      { "drawing": ["a-----------b-----------c"],
        "ways": [{ "nodes": "ab", "name": "<script>\"&" }, { "nodes": "bc", "name": "Mühle" }] }
      """#
    )
    let places = try "ac".map { try #require(sketch.map.coordinate(of: $0)) }
    let svg = MapDrawing(sketch.roads).svg(routes: [places], trace: places)
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
    #expect(svg.contains("&lt;script&gt;&quot;&amp;"))
    #expect(!svg.contains("<script"))
    #expect(svg.contains("Mühle"))
    // Casing and road of two sections, and the route.
    #expect(svg.ranges(of: "<path ").count == 5)
    #expect(svg == MapDrawing(sketch.roads).svg(routes: [places], trace: places))
  }
}
