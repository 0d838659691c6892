import Testing

@testable import RoadNetwork

@Suite struct InertialFlowTests {
  /// A grid of streets; large ones are cut by several threads.
  private func cut(columns: Int32, rows: Int32) -> (sides: [Bool], crossing: Int) {
    var edges: [(Int32, Int32)] = []
    let places = (0..<columns * rows).map { (x: $0 % columns, y: $0 / columns) }
    for (index, place) in places.enumerated() {
      let own = Int32(index)
      if place.x + 1 < columns { edges.append((own, own + 1)) }
      if place.y + 1 < rows { edges.append((own, own + columns)) }
    }
    var flow = InertialFlow(vertexCount: places.count, edges: edges)
    let sides = flow.cut(x: places.map(\.x), y: places.map(\.y))
    return (sides, edges.count { sides[Int($0.0)] != sides[Int($0.1)] })
  }

  @Test(
    "A grid is cut across its short side, whichever way it lies and however large it is",
    arguments: [(20, 10), (10, 20), (100, 30), (30, 100)]
  )
  func grids(columns: Int32, rows: Int32) {
    let (sides, crossing) = cut(columns: columns, rows: rows)
    #expect(crossing == Int(min(columns, rows)))
    let own = sides.count { $0 }
    #expect(min(own, sides.count - own) >= sides.count / 4)
  }

  @Test("Threads change nothing of a cut")
  func threads() {
    let first = cut(columns: 60, rows: 60)
    for _ in 0..<20 { #expect(cut(columns: 60, rows: 60).sides == first.sides) }
  }
}
