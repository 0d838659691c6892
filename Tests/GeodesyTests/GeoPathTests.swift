import Testing

@testable import Geodesy

@Suite struct GeoPathTests {
  /// Two kilometres east along the equator, in twenty segments, then one north.
  static let corner = GeoPath(
    (0...20).map { Coordinate(latitude: 0, longitude: Double($0) * 0.001) }
      + (1...10).map { Coordinate(latitude: Double($0) * 0.001, longitude: 0.02) }
  )

  static func wild(_ random: inout TestRandom, count: Int) -> GeoPath {
    var place = Coordinate(
      latitude: random.number(in: -60...60),
      longitude: random.number(in: -179...179)
    )
    return GeoPath(
      (0..<count).map { _ in
        place = place.destination(
          distance: random.number(in: 0...80),
          bearing: random.number(in: 0...359)
        )
        return place
      }
    )
  }

  @Test("Lengths are prefix sums of the segments")
  func lengths() {
    #expect(abs(Self.corner.length - 30 * 111.195_08) < 1e-4)
    #expect(abs(Self.corner.distance(toVertex: 20) - 20 * 111.195_08) < 1e-4)
  }

  @Test("The nearest place to a place on the path is that place")
  func nearestOfPosition() throws {
    var random = TestRandom(seed: 4)
    for _ in 0..<200 {
      let path = Self.wild(&random, count: 30)
      let place = try #require(path.position(at: random.number(in: 0...path.length)))
      let found = try #require(path.nearest(to: place.coordinate))
      #expect(found.deviation < 1e-3)
    }
  }

  @Test("A window that holds the answer gives the answer of the whole path")
  func windowEqualsWhole() throws {
    var random = TestRandom(seed: 5)
    for _ in 0..<300 {
      let path = Self.wild(&random, count: 40)
      let query = try #require(path.position(at: random.number(in: 0...path.length)))
        .coordinate.destination(distance: 12, bearing: random.number(in: 0...359))
      let whole = try #require(path.nearest(to: query))
      let window = try #require(
        path.nearest(
          to: query,
          from: whole.distanceAlong - 30,
          through: whole.distanceAlong + 30,
          hint: Int(random.number(in: 0...39))
        )
      )
      #expect(window == whole)
    }
  }

  @Test("A window keeps the place inside of it")
  func windowClamps() throws {
    let query = Coordinate(latitude: 0.0001, longitude: 0.001)
    let found = try #require(Self.corner.nearest(to: query, from: 500, through: 900))
    #expect(abs(found.distanceAlong - 500) < 1e-6)
  }

  @Test(
    "Fifty metres abeam are fifty metres to the millimetre",
    arguments: [0.0, 30, 47, 60, 70, 80]
  )
  func abeam(latitude: Double) throws {
    let start = Coordinate(latitude: latitude, longitude: 10)
    let path = GeoPath([start, start.destination(distance: 400, bearing: 0)])
    let middle = try #require(path.position(at: 200))
    let query = middle.coordinate.destination(distance: 50, bearing: 90)
    let found = try #require(path.nearest(to: query))
    #expect(abs(found.deviation - 50) < 0.001)
  }

  @Test("Each pass of a path by a place is one candidate")
  func candidates() {
    let there = (0...10).map { Coordinate(latitude: 0, longitude: Double($0) * 0.001) }
    let path = GeoPath(there + there.reversed().dropFirst())
    var found: [PathPosition] = []
    path.candidates(
      near: Coordinate(latitude: 0.0001, longitude: 0.0053),
      from: 0,
      through: path.length,
      radius: 50,
      hint: 0,
      into: &found
    )
    #expect(found.count == 2)
    #expect(found.allSatisfy { abs($0.deviation - 11.12) < 0.01 })
    path.candidates(
      near: Coordinate(latitude: 0.01, longitude: 0.0053),
      from: 0,
      through: path.length,
      radius: 50,
      hint: 0,
      into: &found
    )
    #expect(found.count == 1, "beyond the radius the nearest alone")
  }

  @Test("A segment without length has the bearing of the next")
  func bearingOfPoint() {
    let a = Coordinate(latitude: 0, longitude: 0)
    let path = GeoPath([
      a, a, Coordinate(latitude: 0, longitude: 1), Coordinate(latitude: 0, longitude: 1),
    ])
    #expect(path.bearing(ofSegment: 0) == 90)
    #expect(path.bearing(ofSegment: 2) == 90)
    #expect(GeoPath([a, a]).bearing(ofSegment: 0) == nil)
  }

  @Test("Empty and single paths answer without a crash")
  func degenerate() {
    let only = Coordinate(latitude: 1, longitude: 2)
    #expect(GeoPath([]).nearest(to: only) == nil)
    #expect(GeoPath([]).position(at: 3) == nil)
    #expect(GeoPath([only]).nearest(to: only)?.deviation == 0)
    #expect(GeoPath([only]).length == 0)
    #expect(GeoPath([only]).subpath(from: 0, through: 10).count == 1)
  }

  @Test("A part of a path has the length between its ends")
  func subpaths() {
    var random = TestRandom(seed: 6)
    for _ in 0..<100 {
      let path = Self.wild(&random, count: 25)
      let a = random.number(in: 0...path.length)
      let b = random.number(in: a...path.length)
      #expect(abs(path.subpath(from: a, through: b).length - (b - a)) < 1e-3)
    }
  }

  @Test("What simplification drops lies within the tolerance")
  func simplification() throws {
    var random = TestRandom(seed: 7)
    for _ in 0..<50 {
      let path = Self.wild(&random, count: 60)
      let simple = path.simplified(tolerance: 15)
      #expect(simple.count <= path.count)
      for place in path.coordinates {
        #expect(try #require(simple.nearest(to: place)).deviation < 15.01)
      }
    }
    #expect(Self.corner.simplified(tolerance: 1).count == 3)
  }

  @Test("A path moved aside keeps its distance")
  func sideways() throws {
    let moved = Self.corner.offset(metresRight: 8)
    for place in moved.coordinates {
      // At the outside of a right angle the corner itself is the diagonal away.
      let deviation = try #require(Self.corner.nearest(to: place)).deviation
      #expect((7.9...11.4).contains(deviation))
    }
    #expect(moved.coordinates[5].latitude < 0, "right of east is south")
  }

  @Test("A segment across the antimeridian is short")
  func antimeridian() throws {
    let path = GeoPath([
      Coordinate(latitude: 0, longitude: 179.999), Coordinate(latitude: 0, longitude: -179.999),
    ])
    #expect(abs(path.length - 222.39) < 0.01)
    let found = try #require(path.nearest(to: Coordinate(latitude: 0.0001, longitude: 180)))
    #expect(abs(found.fraction - 0.5) < 1e-9)
    #expect(abs(found.deviation - 11.12) < 0.01)
  }
}
