import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// Extracts of real maps, outside this repository.
@Suite(.enabled(if: RealMaps.folder != nil, "no real data: set NAVSIM_DATA to its folder"))
struct RealMapTests {
  @Test(
    "The search finds what a search without a goal finds",
    arguments: ["liechtenstein", "monaco"]
  )
  func oracle(name: String) throws {
    let path = try #require(RealMaps.folder) + "/\(name).osm.pbf"
    let map = try RoadMap(path: path)
    let graph = map.graph
    let router = Router(map)
    var random = TestRandom(seed: 7)
    var found = 0
    for _ in 0..<60 {
      let places = (0..<2).map { _ in
        let vertex = UInt32(random.next() % UInt64(graph.vertexCount))
        return RouteStop(graph.vertexPoint(vertex))
      }
      guard let route = try? router.route(places), let leg = route.legs.first else { continue }
      found += 1
      #expect(DijkstraOracle.weight(graph, leg.start, leg.end) == leg.weight)
    }
    #expect(found > 50)
  }
}
