import Testing

@testable import Geodesy

@Suite("Segments are arcs of great circles")
struct GreatCircleTests {
  @Test(
    "A place beside a segment of any length is found where it is",
    arguments: [60.0, 400, 600, 5_000, 100_000, 2_000_000]
  )
  func beside(length: Double) throws {
    var random = TestRandom(seed: UInt64(length))
    for aside in [0.5, 50, 900] {
      for _ in 0..<100 {
        let start = Coordinate(
          latitude: random.number(in: -80...80),
          longitude: random.number(in: -180...179)
        )
        let bearing = random.number(in: 0...359)
        let path = GeoPath([start, start.destination(distance: length, bearing: bearing)])
        let along = random.number(in: 0.1...0.9) * length
        let foot = start.destination(distance: along, bearing: bearing)
        let ahead = start.destination(distance: length, bearing: bearing)
        let query = foot.destination(distance: aside, bearing: foot.initialBearing(to: ahead) + 90)
        let found = try #require(path.nearest(to: query))
        #expect(abs(found.deviation - aside) < 0.0005)
        #expect(abs(found.distanceAlong - along) < 0.0005)
        #expect(found.coordinate.distance(to: foot) < 0.0005)
      }
    }
  }

  @Test("A place along a segment divides its length", arguments: [20.0, 300, 3_000, 800_000])
  func along(length: Double) throws {
    var random = TestRandom(seed: 31)
    for _ in 0..<200 {
      let start = Coordinate(
        latitude: random.number(in: -85...85),
        longitude: random.number(in: -180...179)
      )
      let path = GeoPath([
        start, start.destination(distance: length, bearing: random.number(in: 0...359)),
      ])
      let along = random.number(in: 0...1) * path.length
      let place = try #require(path.position(at: along)).coordinate
      #expect(abs(start.distance(to: place) - along) < 0.0005)
      #expect(abs(place.distance(to: path.coordinates[1]) - (path.length - along)) < 0.0005)
    }
  }

  @Test("Leaping over far parts finds what looking at every segment finds")
  func leaps() throws {
    var random = TestRandom(seed: 32)
    for _ in 0..<20 {
      var place = Coordinate(latitude: 50, longitude: random.number(in: -180...179))
      let path = GeoPath(
        (0..<2_000).map { _ in
          place = place.destination(
            distance: random.number(in: 0...3_000),
            bearing: random.number(in: 0...359)
          )
          return place
        }
      )
      let query = path.coordinates[Int(random.number(in: 0...1_999))]
        .destination(distance: random.number(in: 0...20_000), bearing: random.number(in: 0...359))
      var best = Double.infinity
      for index in 0..<(path.count - 1) {
        let segment = GeoPath(Array(path.coordinates[index...(index + 1)]))
        best = min(best, try #require(segment.nearest(to: query)).deviation)
      }
      #expect(abs(try #require(path.nearest(to: query)).deviation - best) < 1e-6)
    }
  }

  @Test("A segment on the other side of the Earth has its nearer end")
  func farSide() throws {
    let path = GeoPath([
      Coordinate(latitude: 0, longitude: 170), Coordinate(latitude: 0, longitude: 175),
    ])
    let found = try #require(path.nearest(to: Coordinate(latitude: 10, longitude: 0)))
    #expect(found.fraction == 0)
    let direct = Coordinate(latitude: 10, longitude: 0).distance(to: path.coordinates[0])
    #expect(abs(found.deviation - direct) < 0.01)
  }
}
