import Geodesy
import ScenarioLanguage
import Testing

@testable import Regression
@testable import Reporting

@Suite("The neighbourhood of drives") struct CorridorCellsTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test("A line takes the land beside it along, and no more")
  func line() {
    var cells = CorridorCells()
    cells.add([place(47, 9.5), place(47, 9.6)])
    #expect(cells.contains(place(47, 9.55)))
    #expect(cells.contains(place(47.0015, 9.55)))
    #expect(!cells.contains(place(47.01, 9.55)))
    #expect(!cells.contains(place(47, 9.65)))
  }

  @Test("A road that only crosses is touched; one that passes by is not")
  func touching() {
    var cells = CorridorCells()
    cells.add([place(47, 9.5), place(47, 9.6)])
    #expect(cells.touches(from: place(46.9, 9.55), to: place(47.1, 9.55)))
    #expect(!cells.touches(from: place(47.1, 9.5), to: place(47.1, 9.6)))
  }

  @Test("A line over the antimeridian does not go round the Earth")
  func antimeridian() {
    var cells = CorridorCells()
    cells.add([place(0, 179.999), place(0, -179.999)])
    #expect(!cells.contains(place(0, 0)))
    #expect(cells.bounds.longitudeSpan < 1)
  }

  @Test("A union has what both have")
  func union() {
    var (first, second) = (CorridorCells(), CorridorCells())
    first.add([place(47, 9.5)])
    second.add([place(48, 9.5)])
    first.formUnion(second)
    #expect(first.contains(place(47, 9.5)) && first.contains(place(48, 9.5)))
    #expect(first.bounds.contains(place(47.5, 9.5)))
    #expect(CorridorCells().isEmpty && !first.isEmpty)
  }
}
