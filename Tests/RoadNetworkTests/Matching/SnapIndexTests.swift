import Geodesy
import RoadFixtures
import Seeds
import Testing

@testable import RoadNetwork

@Suite("The nearest roads") struct SnapIndexTests {
  /// The nearest roads to a place by looking at all of them.
  private func all(near place: Coordinate, within limit: Double, _ index: SnapIndex)
    -> [(distance: Double, section: UInt32)]
  {
    let projection = LocalProjection(origin: place)
    return (0..<UInt32(index.graph.sectionCount))
      .map { (index.foot(of: place, on: $0, projection).distance, $0) }
      .filter { $0.0 <= limit }
      .sorted { $0 < $1 }
  }

  private func check(_ index: SnapIndex, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sections = index.graph.sections
    for number in 0..<200 {
      // Beside a road, up to four kilometres.
      let road = sections.shapePoint(random.index(below: sections.shapeLatitudes.count))
      let away = [0.0002, 0.004, 0.04][number % 3]
      let longitude = road.longitude + random.number(in: -away...away)
      let place = Coordinate(
        latitude: road.latitude + random.number(in: -away...away),
        longitude: longitude > 180
          ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
      )
      let limit = [20.0, 300, 5_000, .infinity][number % 4]
      let count = [1, 3, 8][number % 5 % 3]
      let found = index.nearest(to: place, within: limit, count: count)
      let expected = all(near: place, within: limit, index).prefix(count)
      #expect(found.map(\.section) == expected.map(\.section), "\(place), \(limit) m, \(count)")
      #expect(found.map(\.distance) == expected.map(\.distance))
    }
  }

  @Test("Those that the cells give are those of all roads", arguments: 1...4)
  func harbour(seed: UInt64) throws { check(try Harbour.map().index, seed: seed) }

  @Test("Over the antimeridian too", arguments: 1...4)
  func antimeridian(seed: UInt64) throws {
    let sketch = try Sketch(
      """
      { "grid": 100, "origin": { "lat": 52, "lon": 179.99 },
        "drawing": ["a---------b---------c", "|         |         |", "d---------e---------f"],
        "ways": [{ "nodes": "abc" }, { "nodes": "def" }, { "nodes": "ad" }, { "nodes": "be" },
                 { "nodes": "cf" }] }
      """
    )
    check(sketch.roads.index, seed: seed)
  }
}
