import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// Other routes, and the sides of roads at their ends.
struct AlternativeTests {
  private static let blocks = """
    { "grid": 200,
      "drawing": [ "a-b-c-d-e", "  |   |  ", "  f-g-h  ", "  |   |  ", "  i-j-k  " ],
      "ways": [ { "nodes": "ab", "name": "West" }, { "nodes": "bcd", "name": "North" },
                { "nodes": "de", "name": "East" }, { "nodes": "bf" }, { "nodes": "fgh", "name": "Mid" },
                { "nodes": "hd" }, { "nodes": "fi" }, { "nodes": "ijk", "name": "South" },
                { "nodes": "kh" } ] }
    """

  @Test("An alternative is another way, not much longer, and named after the best")
  func another() throws {
    let sketch = try Sketch(
      """
      { "grid": 300,
        "drawing": [ "  b-----c  ", " /       \\\\ ", "a         d", " \\\\       / ", "  e-----f  " ],
        "ways": [ { "nodes": "abcd" }, { "nodes": "aefd" } ],
        "nodes": [ { "node": "f", "highway": "traffic_signals" } ] }
      """
    )
    let stops = try "ad".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    let routes = try sketch.router.routes(stops, count: 3)
    #expect(routes.map(sketch.letters) == ["abcd", "aefd"])
    #expect(routes[0].legs[0].weight < routes[1].legs[0].weight)
    #expect(try sketch.router.routes(stops, count: 1).count == 1)
  }

  @Test("A way around a block is no alternative")
  func detours() throws {
    let sketch = try Sketch(Self.blocks)
    let stops = try "ae".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    for route in try sketch.router.routes(stops, count: 4).dropFirst() {
      // Not around two blocks.
      #expect(!sketch.letters(route).contains("j"))
    }
  }

  @Test("Alternatives keep the promises of their limits on any map", arguments: 1...4)
  func limits(seed: UInt64) throws {
    let map = RoadMap(try GridTown.data(size: 14, seed: seed))
    let router = Router(map)
    var random = TestRandom(seed: seed)
    var others = 0
    for _ in 0..<20 {
      let stops = (0..<2).map { _ in
        let section = UInt32(random.next() % UInt64(map.graph.sectionCount))
        return RouteStop(map.graph.shape(ofSection: section)[0])
      }
      guard let routes = try? router.routes(stops, count: 3) else { continue }
      let best = routes[0].legs[0]
      #expect(best.weight == (try router.route(stops)).legs[0].weight)
      let edges = Set(best.pieces.map(\.edge))
      for leg in routes.dropFirst().flatMap(\.legs) {
        others += 1
        #expect(leg.weight >= best.weight)
        #expect(Double(leg.weight) <= Double(best.weight) * 1.25)
        #expect(leg.pieces.contains { !edges.contains($0.edge) })
      }
    }
    #expect(others > 0)
  }

  @Test("A stop at the curb is reached on its own side, from where the road ends")
  func curb() throws {
    let sketch = try Sketch(
      """
      { "grid": 100,
        "drawing": [ "        1      ", "a-b-------c-d-e" , "        2      " ],
        "ways": [ { "nodes": "abcde" } ] }
      """
    )
    let start = RouteStop(try #require(sketch.map.coordinate(of: "a")))
    for (name, letters) in [("2", "ab"), ("1", "abcdedc")] {
      let place = try #require(sketch.map.coordinate(of: Character(name)))
      let plain = try sketch.router.route([start, RouteStop(place)])
      #expect(sketch.letters(plain) == "ab")
      let route = try sketch.router.route([start, RouteStop(place, isAtCurb: true)])
      #expect(sketch.letters(route) == letters)
    }
  }

  @Test("A via turns back only if it may")
  func turningBack() throws {
    let sketch = try Sketch(
      """
      { "drawing": [ "a---b---c---d" ], "ways": [ { "nodes": "ab" }, { "nodes": "bcd" } ] }
      """
    )
    func stop(_ name: Character, _ isVia: Bool, _ allowsUTurn: Bool?) throws -> RouteStop {
      RouteStop(
        try #require(sketch.map.coordinate(of: name)),
        isVia: isVia,
        allowsUTurn: allowsUTurn
      )
    }
    let ends = (try stop("a", false, nil), try stop("a", false, nil))
    let middle = Coordinate(latitude: 47.14, longitude: 9.5222)
    let onward = try sketch.router.route([ends.0, RouteStop(middle, isVia: true), ends.1])
    let back = try sketch.router.route([
      ends.0, RouteStop(middle, isVia: true, allowsUTurn: true), ends.1,
    ])
    #expect(onward.duration > back.duration)
  }
}
