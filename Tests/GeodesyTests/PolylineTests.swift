import Testing

@testable import Geodesy

@Suite struct PolylineTests {
  @Test("The published example decodes and encodes")
  func example() throws {
    let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
    let path = try GeoPath(polyline: text, precision: 5)
    #expect(
      path.coordinates == [
        Coordinate(latitude: 38.5, longitude: -120.2),
        Coordinate(latitude: 40.7, longitude: -120.95),
        Coordinate(latitude: 43.252, longitude: -126.453),
      ]
    )
    #expect(path.polyline(precision: 5) == text)
  }

  @Test("Any path survives a round trip", arguments: [5, 6, 7])
  func roundTrip(precision: Int) throws {
    var random = TestRandom(seed: UInt64(precision))
    let path = GeoPath(
      (0..<500).map { _ in
        Coordinate(
          latitude: random.number(in: -90...90),
          longitude: random.number(in: -180...180)
        )
      }
    )
    let text = path.polyline(precision: precision)
    #expect(
      try GeoPath(polyline: text, precision: precision).polyline(precision: precision) == text
    )
  }

  @Test("The wrong precision is ten times the distance")
  func precision() throws {
    let text = "_p~iF~ps|U"
    let five = try GeoPath(polyline: text, precision: 5).coordinates[0]
    let six = try GeoPath(polyline: text, precision: 6).coordinates[0]
    #expect(abs(five.latitude - 10 * six.latitude) < 1e-9)
  }

  @Test("A malformed polyline is the typed error of its fault")
  func errors() {
    #expect(throws: PolylineError.truncated(position: 5)) { try GeoPath(polyline: "_p~iF") }
    #expect(throws: PolylineError.truncated(position: 4)) { try GeoPath(polyline: "_p~i") }
    #expect(throws: PolylineError.invalidCharacter(32, position: 2)) {
      try GeoPath(polyline: "_p iF")
    }
    #expect(throws: PolylineError.overflow(position: 7)) { try GeoPath(polyline: "~~~~~~~~~~") }
    #expect(throws: PolylineError.invalidPrecision(0)) { try GeoPath(polyline: "", precision: 0) }
    #expect {
      try GeoPath(
        polyline: GeoPath([Coordinate(latitude: 80, longitude: 1)]).polyline(precision: 6),
        precision: 5
      )
    } throws: { error in
      if case PolylineError.outOfRange = error { true } else { false }
    }
  }

  @Test("Random bytes decode or fail with a typed error")
  func fuzz() {
    var random = TestRandom(seed: 9)
    for _ in 0..<2000 {
      let text = String(
        decoding: (0..<20).map { _ in UInt8(random.number(in: 60...127)) },
        as: UTF8.self
      )
      do {
        #expect(try GeoPath(polyline: text).coordinates.allSatisfy(\.isValid))
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
