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
}
