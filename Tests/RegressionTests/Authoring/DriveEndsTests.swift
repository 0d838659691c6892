import Geodesy
import RoadNetwork
import Testing
import Traces

@testable import Regression

@Suite("Where a drive began and ended")
struct DriveEndsTests {
  private static func way(_ id: Int64, _ nodes: [Int64], _ tags: OSMTag...) -> OSMWay {
    OSMWay(id: id, nodes: nodes, tags: [OSMTag("highway", "residential")] + tags)
  }

  private static func data(_ places: [Coordinate], _ ways: [OSMWay]) -> OSMData {
    OSMData(
      nodes: zip(1..., places).map { OSMNode(id: $0, coordinate: $1) },
      ways: ways,
      relations: []
    )
  }

  /// A road to the east, with a side street to the south in two pieces at its beginning and one at its end.
  private static func sides(_ tags: OSMTag...) throws -> (RoadExplorer, RoadStretch) {
    let places = [
      FlatGround.place(0, 0), FlatGround.place(400, 0), FlatGround.place(0, -15),
      FlatGround.place(0, -80), FlatGround.place(400, -80), FlatGround.place(0, 200),
    ]
    let explorer = RoadExplorer(
      RoadMap(
        data(
          places,
          [
            way(1, [1, 2]),
            OSMWay(id: 2, nodes: [4, 3], tags: [OSMTag("highway", "residential")] + tags),
            OSMWay(id: 3, nodes: [3, 1], tags: [OSMTag("highway", "residential")] + tags),
            way(4, [2, 5]), way(5, [1, 6]),
          ]
        )
      )
    )
    let leg = try explorer.legs(through: [FlatGround.place(100, 0), FlatGround.place(300, 0)])[0]
    return (explorer, RoadStretch(edge: explorer.base(of: leg[0].edge)))
  }

  private static func line(
    from first: Coordinate,
    to last: Coordinate,
    _ map: (RoadExplorer, RoadStretch)
  ) -> GeoPath {
    GeoPath(map.0.line(of: WayEnds([map.1], from: first, to: last, map.0).stretches).points)
  }

  @Test("A way that ends on a junction goes on to where the vehicle was seen beside a side street")
  func aroundTheCorner() throws {
    let map = try Self.sides()
    let line = Self.line(from: FlatGround.place(8, -30), to: FlatGround.place(391, -20), map)
    #expect((line.length - 450).magnitude < 1)
    #expect(line.coordinates[0].distance(to: FlatGround.place(0, -30)) < 1)
  }

  @Test("A way that only touches the end of a road at a junction does not begin on that road")
  func touchedRoad() throws {
    let (explorer, road) = try Self.sides()
    let north = try explorer.legs(through: [FlatGround.place(0, 150), FlatGround.place(300, 0)])[0]
    let touched = RoadStretch(edge: explorer.base(of: north[0].edge), from: 1, to: 1)
    let (first, last) = (FlatGround.place(8, -30), FlatGround.place(400, 0))
    let ends = WayEnds([touched, road], from: first, to: last, explorer)
    #expect((GeoPath(explorer.line(of: ends.stretches).points).length - 430).magnitude < 1)
  }

  @Test("A way that ends beside its own road stays as it is")
  func besideItsRoad() throws {
    let map = try Self.sides()
    let line = Self.line(from: FlatGround.place(9, 8), to: FlatGround.place(402, 7), map)
    #expect((line.length - 400).magnitude < 9)
  }

  @Test("Nobody comes out of a street that is closed in that direction")
  func closedStreet() throws {
    let map = try Self.sides(OSMTag("oneway", "-1"))
    let line = Self.line(from: FlatGround.place(8, -30), to: FlatGround.place(400, 0), map)
    #expect((line.length - 400).magnitude < 1)
  }
}
