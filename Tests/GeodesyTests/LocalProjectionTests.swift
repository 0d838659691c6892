import Testing

@testable import Geodesy

@Suite struct LocalProjectionTests {
  @Test("The projection's error stays within its stated bound", arguments: [0.0, 30, 50, 63, 75])
  func bound(latitude: Double) {
    let origin = Coordinate(latitude: latitude, longitude: 11)
    let map = LocalProjection(origin: origin)
    for distance in [50.0, 300, 600] {
      for bearing in stride(from: 0.0, to: 360, by: 15) {
        let point = map.point(origin.destination(distance: distance, bearing: bearing))
        let flat = (point.east * point.east + point.north * point.north).squareRoot()
        let tangent = DeterministicMath.tan(latitude * .pi / 180)
        let limit = distance * distance / (2 * EarthModel.meanRadius) * tangent + 1e-6
        #expect(abs(flat - distance) <= limit * 1.05 + 1e-5)
      }
    }
  }

  @Test("A point goes there and back")
  func roundTrip() {
    let map = LocalProjection(origin: Coordinate(latitude: -45, longitude: 179.9999))
    let place = map.coordinate(east: 200, north: -300)
    let point = map.point(place)
    #expect(abs(point.east - 200) < 1e-6 && abs(point.north + 300) < 1e-6)
  }
}
