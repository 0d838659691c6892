import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// Points that no honest receiver sends.
@Suite struct MatchInputTests {
  private func matcher() throws -> MapMatcher {
    MapMatcher(try Sketch(MapMatcherTests.block).roads)
  }

  @Test("No point gives no path")
  func empty() throws {
    let path = try matcher().match([])
    #expect(path.parts.isEmpty && path.gaps.isEmpty && path.fixes.isEmpty)
    #expect(path.matchedShare == 0)
  }

  @Test("One point is a place on a road", arguments: [1, 2, 50])
  func same(count: Int) throws {
    let sketch = try Sketch(MapMatcherTests.block)
    let place = try #require(sketch.map.coordinate(of: "e"))
    let points = (0..<count).map { MatchPoint(place, time: Int64($0) * 1_000_000_000) }
    let path = MapMatcher(sketch.roads).match(points)
    #expect(path.parts.count == 1)
    #expect(path.length == 0)
    #expect(path.matchedShare == 1)
  }

  @Test(
    "Coordinates that are no place are left out",
    arguments: [
      Coordinate(latitude: .nan, longitude: 9), Coordinate(latitude: 91, longitude: 9),
      Coordinate(latitude: 47, longitude: 181), Coordinate(latitude: .infinity, longitude: 0),
      Coordinate(latitude: 47, longitude: -.infinity),
    ]
  )
  func invalid(place: Coordinate) throws {
    var drive = try SketchDrive(MapMatcherTests.block)
    try drive.go("abc")
    let index = drive.points.count / 2
    drive.points.insert(MatchPoint(place, time: drive.points[index].time), at: index)
    let path = drive.matched()
    #expect(path.fixes[index].role == .invalid)
    #expect(path.fixes.count { $0.isMatched } == drive.points.count - 1)
    #expect(path.parts.count == 1)
    #expect(try matcher().match([MatchPoint(place, time: 0)]).gaps.map(\.reason) == [.unusable])
  }

  @Test(
    "Places at the ends of the Earth have no road",
    arguments: [(90.0, 0.0), (-90, 180), (0, -180), (89.9999, 179.9999)]
  )
  func ends(latitude: Double, longitude: Double) throws {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    let path = try matcher().match([MatchPoint(place, time: 0), MatchPoint(place, time: 1)])
    #expect(path.fixes.map(\.role) == [.offRoad, .offRoad])
    #expect(path.gaps.map(\.reason) == [.offRoad])
  }

  @Test("Times that stand still, fall or overflow are an unknown time apart")
  func times() throws {
    for times in [{ _ in 0 }, { -$0 }, { $0.isMultiple(of: 2) ? Int64.min : .max }]
      as [(Int64) -> Int64]
    {
      var drive = try SketchDrive(MapMatcherTests.block)
      try drive.go("abc")
      for index in drive.points.indices { drive.points[index].time = times(Int64(index)) }
      let path = drive.matched()
      #expect(path.faults(drive.sketch.graph).isEmpty)
    }
    var drive = try SketchDrive(MapMatcherTests.block)
    try drive.go("abc")
    for index in drive.points.indices { drive.points[index].time = 7 }
    #expect(drive.letters(drive.matched()).first?.hasPrefix("ab") == true)
  }

  @Test("Fixes of poor accuracy say nothing; accuracies that mean nothing are not believed")
  func accuracy() throws {
    var drive = try SketchDrive(MapMatcherTests.block)
    try drive.go("abc")
    let index = drive.points.count / 2
    drive.points[index].coordinate = drive.points[index].coordinate.destination(
      distance: 90,
      bearing: 180
    )
    drive.points[index].horizontalAccuracy = 400
    for (number, value) in [(1, -5), (2, Double.nan), (3, 0), (4, -.infinity)] {
      drive.points[number].horizontalAccuracy = value
    }
    let path = drive.matched()
    #expect(path.fixes[index].role == .inaccurate)
    #expect(path.fixes.count { $0.isMatched } == drive.points.count - 1)
  }

  @Test("A map without a road matches nothing")
  func noRoads() throws {
    let sketch = try Sketch(
      #"{ "drawing": ["a---b"], "ways": [{ "nodes": "ab", "highway": "footway" }] }"#
    )
    let place = try #require(sketch.map.coordinate(of: "a"))
    let path = MapMatcher(sketch.roads).match([MatchPoint(place, time: 0)])
    #expect(path.parts.isEmpty)
    #expect(path.gaps.map(\.reason) == [.offRoad])
  }
}
