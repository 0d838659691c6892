import Testing

@testable import Geodesy

@Suite struct CoordinateTests {
  @Test(
    "A thousandth of a degree is 111.195 m along the equator and any meridian",
    arguments: [(0.0, 0.0, 0.0, 0.001), (0.0, 0.0, 0.001, 0.0), (60.0, 5.0, 60.001, 5.0)]
  )
  func metresOfDegrees(a: Double, b: Double, c: Double, d: Double) {
    let from = Coordinate(latitude: a, longitude: b)
    #expect(abs(from.distance(to: Coordinate(latitude: c, longitude: d)) - 111.195_080) < 1e-6)
  }

  @Test("Distances across the antimeridian, over a pole and to the antipode are right")
  func farDistances() {
    let east = Coordinate(latitude: 0, longitude: 179.9995)
    let west = Coordinate(latitude: 0, longitude: -179.9995)
    #expect(abs(east.distance(to: west) - 111.195_08) < 1e-4)
    let pole = Coordinate(latitude: 89.9995, longitude: 0)
    #expect(
      abs(pole.distance(to: Coordinate(latitude: 89.9995, longitude: 180)) - 111.195_08) < 1e-4
    )
    let half = Double.pi * EarthModel.meanRadius
    #expect(abs(east.distance(to: Coordinate(latitude: 0, longitude: -0.0005)) - half) < 1e-3)
    #expect(east.distance(to: east) == 0)
  }

  @Test("From place to place an odometer measures what the places do, to the last bit")
  func odometer() {
    var random = TestRandom(seed: 9)
    func place() -> Coordinate {
      Coordinate(
        latitude: random.number(in: -90...90),
        longitude: random.number(in: -180...180)
      )
    }
    var odometer = Odometer()
    var last = Coordinate(latitude: 0, longitude: 0)
    for index in 0..<1_000 {
      // Now and then somebody measures from elsewhere.
      if index % 7 == 3 { last = place() }
      let next = place()
      #expect(odometer.distance(from: last, to: next) == last.distance(to: next))
      last = next
    }
  }

  @Test("What is near is what lies no farther away, by degrees or by the distance")
  func nearness() {
    var random = TestRandom(seed: 6)
    for round in 0..<20_000 {
      let latitude = random.number(in: -90...90)
      let longitude = random.number(in: -180...180)
      let from = Coordinate(latitude: latitude, longitude: longitude)
      let reach = (round.isMultiple(of: 2) ? 0.003 : 0.7) * random.number(in: 0...1)
      let north = latitude + random.number(in: -reach...reach)
      let east = longitude + random.number(in: -reach...reach)
      let to = Coordinate(
        latitude: min(max(north, -90), 90),
        longitude: east > 180 ? east - 360 : east < -180 ? east + 360 : east
      )
      let metres = from.distance(to: to)
      #expect(from.isWithin(metres, of: to))
      #expect(!from.isWithin(metres.nextDown, of: to) || metres == 0)
      #expect(!from.isWithin(0.999 * metres, of: to) || metres == 0)
    }
  }

  @Test(
    "A bearing points where it should",
    arguments: [(1.0, 0.0, 0.0), (0.0, 1.0, 90.0), (-1.0, 0.0, 180.0), (0.0, -1.0, 270.0)]
  )
  func bearings(latitude: Double, longitude: Double, degrees: Double) {
    let origin = Coordinate(latitude: 0, longitude: 0)
    let bearing = origin.initialBearing(
      to: Coordinate(latitude: latitude, longitude: longitude)
    )
    #expect(abs(bearing - degrees) < 1e-9)
    #expect(origin.initialBearing(to: origin) == 0)
  }

  @Test("The destination lies at the distance and bearing asked for")
  func destinations() {
    var random = TestRandom(seed: 2)
    for _ in 0..<2000 {
      let from = Coordinate(
        latitude: random.number(in: -80...80),
        longitude: random.number(in: -180...180)
      )
      let distance = random.number(in: 1...1e6)
      let bearing = random.number(in: 0...359.9)
      let to = from.destination(distance: distance, bearing: bearing)
      #expect(abs(from.distance(to: to) - distance) < 1e-5)
      #expect(abs(Bearing.difference(from: bearing, to: from.initialBearing(to: to))) < 1e-4)
    }
  }

  @Test("Distance is symmetric and keeps the triangle inequality")
  func isMetric() {
    var random = TestRandom(seed: 3)
    func place() -> Coordinate {
      Coordinate(latitude: random.number(in: -90...90), longitude: random.number(in: -180...180))
    }
    for _ in 0..<2000 {
      let (a, b, c) = (place(), place(), place())
      #expect(abs(a.distance(to: b) - b.distance(to: a)) < 1e-6)
      #expect(a.distance(to: c) <= a.distance(to: b) + b.distance(to: c) + 1e-6)
    }
  }

  @Test("A bearing wraps, and a difference takes the short way")
  func wrapping() {
    #expect(Bearing.normalized(-90) == 270)
    #expect(Bearing.normalized(720) == 0)
    #expect(Bearing.normalized(-1e-20) == 0)
    #expect(Bearing.difference(from: 350, to: 10) == 20)
    #expect(Bearing.difference(from: 10, to: 350) == -20)
    #expect(Bearing.wrappedLongitude(190) == -170)
  }
}
