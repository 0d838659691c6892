import Testing

@testable import Geodesy

@Suite struct GeoBoundsTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test("A box holds its edge and what it was made of")
  func contains() {
    let box = GeoBounds([place(1, 2), place(3, 5)])
    #expect(box.contains(place(1, 2)) && box.contains(place(3, 5)) && box.contains(place(2, 3)))
    #expect(!box.contains(place(0.9, 3)) && !box.contains(place(2, 5.1)))
  }

  @Test("Corners on both sides of the antimeridian make the smaller box")
  func antimeridian() {
    let box = GeoBounds([place(0, 179), place(1, -179)])
    #expect(box.longitudeSpan == 2)
    #expect(box.contains(place(0.5, 180)))
    #expect(!box.contains(place(0.5, 0)))
  }

  @Test("An invalid box extended by a place is that place")
  func invalid() {
    #expect(!GeoBounds.invalid.isValid)
    #expect(!GeoBounds([]).isValid)
    let box = GeoBounds.invalid.including(place(4, 5))
    #expect(box.southWest == place(4, 5) && box.northEast == place(4, 5))
  }

  @Test("Boxes intersect where they share a point")
  func intersects() {
    let a = GeoBounds([place(0, 0), place(2, 2)])
    #expect(a.intersects(GeoBounds([place(2, 2), place(3, 3)])))
    #expect(!a.intersects(GeoBounds([place(2.1, 2.1), place(3, 3)])))
    #expect(a.intersects(GeoBounds([place(-1, -1), place(5, 5)])))
  }

  @Test("Two corners make the box of the smaller span, whichever they are")
  func corners() {
    let box = GeoBounds(corner: place(2, -179), opposite: place(-1, 178))
    #expect(box.southWest == place(-1, 178) && box.northEast == place(2, -179))
    #expect(box.longitudeSpan == 3)
    #expect(!GeoBounds(corner: place(2, 500), opposite: place(1, 1)).isValid)
    #expect(!GeoBounds(corner: place(.nan, 0), opposite: place(1, 1)).isValid)
  }

  @Test("A box grows by boxes and paths, and an invalid one becomes what it is given")
  func including() {
    let a = GeoBounds([place(0, 0), place(2, 2)])
    let b = GeoBounds([place(5, 4), place(6, 6)])
    #expect(a.including(b) == GeoBounds([place(0, 0), place(6, 6)]))
    #expect(a.including(.invalid) == a && GeoBounds.invalid.including(b) == b)
    let path = GeoPath([place(3, 1), place(-1, 3)])
    #expect(a.including(path) == GeoBounds([place(-1, 0), place(3, 3)]))
    #expect(GeoBounds.invalid.including(path) == path.bounds && GeoBounds(path) == path.bounds)
    #expect(a.including(GeoPath()) == a)
  }

  @Test("A union across the antimeridian takes the short way")
  func unionAcross() {
    let west = GeoBounds([place(0, -179), place(1, -170)])
    let east = GeoBounds([place(0, 170), place(1, 175)])
    let both = west.including(east)
    #expect(both.southWest.longitude == 170 && both.northEast.longitude == -170)
    #expect(both == east.including(west))
  }

  @Test("Any union holds the corners of both, and two that cover the Earth are all of it")
  func unionLaw() {
    var random = TestRandom(seed: 206)
    func box() -> GeoBounds {
      GeoBounds(
        southWest: place(random.number(in: -80...0), random.number(in: -180...180)),
        northEast: place(random.number(in: 0...80), random.number(in: -180...180))
      )
    }
    for _ in 0..<2000 {
      let (a, b) = (box(), box())
      let union = a.including(b)
      for part in [a, b] {
        #expect(union.contains(part.southWest) && union.contains(part.northEast))
        #expect(union.longitudeSpan >= part.longitudeSpan)
        #expect(union.intersects(part))
      }
    }
    let half = GeoBounds(southWest: place(0, -180), northEast: place(1, 10))
    let rest = GeoBounds(southWest: place(0, 0), northEast: place(1, 180))
    #expect(half.including(rest).longitudeSpan == 360)
  }
}
