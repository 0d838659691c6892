import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// Where a vehicle comes that follows its road.
struct RoadAheadTests {
  private static let corner = """
    { "grid": 50,
      "drawing": [ "a-------b", "        |", "        |", "        |", "        c" ],
      "ways": [ { "nodes": "abc", "name": "Bend" ONEWAY } ] }
    """

  private func ahead(
    _ metres: Double,
    from node: Character,
    heading: Double,
    oneway: String = ""
  ) throws -> (place: (coordinate: Coordinate, course: Double)?, sketch: Sketch) {
    let sketch = try Sketch(Self.corner.replacing("ONEWAY", with: oneway))
    let from = try #require(sketch.map.coordinate(of: node))
    let explorer = RoadExplorer(sketch.roads)
    return (explorer.place(ahead: metres, from: from, heading: heading), sketch)
  }

  @Test("The way ahead bends as the road does")
  func bends() throws {
    let (place, sketch) = try ahead(300, from: "a", heading: 90)
    let corner = try #require(sketch.map.coordinate(of: "b"))
    let found = try #require(place)
    #expect(abs(found.coordinate.distance(to: corner) - 100) < 2)
    #expect(abs(found.course - 180) < 1)
  }

  @Test("It leads the other way for who drives the other way")
  func back() throws {
    let (place, sketch) = try ahead(100, from: "c", heading: 0)
    let end = try #require(sketch.map.coordinate(of: "c"))
    let found = try #require(place)
    #expect(abs(found.coordinate.distance(to: end) - 100) < 2)
    #expect(abs(Bearing.difference(from: found.course, to: 0)) < 1)
  }

  @Test(
    "Nothing is ahead of who drives across the road, or against its traffic",
    arguments: [("a", 0.0, ""), ("c", 0, #", "oneway": "yes""#)]
  )
  func nothing(from node: Character, heading: Double, oneway: String) throws {
    #expect(try ahead(100, from: node, heading: heading, oneway: oneway).place == nil)
  }
}
