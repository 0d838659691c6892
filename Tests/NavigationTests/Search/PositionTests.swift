import Geodesy
import Navigation
import Testing

@Suite struct PositionTests {
  @Test("Degrees become hundred-thousandths, rounded to the nearest, and back")
  func geoDecimal() throws {
    let place = Coordinate(latitude: 49.01334, longitude: 8.4278)
    let decimal = try #require(GeoDecimal(place))
    #expect(decimal == GeoDecimal(latitude: 4_901_334, longitude: 842_780))
    #expect(Double(decimal.latitude) / GeoDecimal.conversionFactor == 49.01334)
    #expect(decimal.coordinate == place)
    let south = try #require(GeoDecimal(Coordinate(latitude: -0.000_006, longitude: -180)))
    #expect(south == GeoDecimal(latitude: -1, longitude: -18_000_000))
  }

  @Test(
    "What is no place on the Earth has no whole numbers",
    arguments: [(91.0, 0.0), (0, 180.01), (.nan, 0), (0, -.infinity)]
  )
  func noPlace(latitude: Double, longitude: Double) {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    #expect(GeoDecimal(place) == nil && MercatorPoint(place) == nil)
  }

  @Test("The formula of the Mercator projection on a sphere of 6,371,000 m holds")
  func mercator() throws {
    let place = Coordinate(latitude: 49.01334, longitude: 8.4278)
    let point = try #require(MercatorPoint(place))
    #expect(abs(point.x - 937_128.6) < 0.05 && abs(point.y - 6_270_101.2) < 0.05)
    let zero = try #require(MercatorPoint(Coordinate(latitude: 0, longitude: 0)))
    #expect(zero == MercatorPoint(x: 0, y: 0))
    #expect(MercatorPoint(Coordinate(latitude: 90, longitude: 0)) == nil)
    #expect(MercatorPoint(x: 3e7, y: 0).coordinate == nil)
    #expect(MercatorPoint(x: 0, y: .infinity).coordinate == nil)
  }

  @Test("Projected and back a place is where it was, from the tropics to the ice")
  func roundTrip() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2_000 {
      let latitude = Double.random(in: -89.9...89.9, using: &random)
      let longitude = Double.random(in: -180...180, using: &random)
      let place = Coordinate(latitude: latitude, longitude: longitude)
      let back = try #require(MercatorPoint(place)?.coordinate)
      #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
      let decimal = try #require(GeoDecimal(place)).coordinate
      #expect(abs(decimal.latitude - latitude) <= 0.500_001e-5)
    }
  }
}
