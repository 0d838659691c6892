import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// The hierarchy against the search without one, and against Dijkstra's.
struct HierarchyTests {
  private static let weights: [RouteWeights] = {
    var shortest = RouteWeights()
    shortest.isShortest = true
    var avoiding = RouteWeights()
    avoiding.avoided = [.toll, .motorway]
    var changed = RouteWeights()
    changed.changes = [7, 20, 21, 40, 41, 42].map { .closed(way: $0) }
    changed.changes += (60..<90).map { RoadChange(way: $0, speedFactor: 0.3) }
    changed.changes.append(.closed(way: 91, direction: .forward))
    return [RouteWeights(), shortest, avoiding, changed]
  }()

  private func stops(_ map: RoadMap, _ random: inout TestRandom) -> [RouteStop] {
    (0..<2).map { _ in
      let section = UInt32(random.next() % UInt64(map.graph.sectionCount))
      let shape = map.graph.shape(ofSection: section)
      let share = random.number(in: 0...1)
      return RouteStop(
        Coordinate(
          latitude: shape[0].latitude + (shape[1].latitude - shape[0].latitude) * share,
          longitude: shape[0].longitude + (shape[1].longitude - shape[0].longitude) * share
        )
      )
    }
  }

  @Test("Both searches find ways of the same cost, however roads are weighed", arguments: 1...6)
  func equality(seed: UInt64) throws {
    let map = RoadMap(try GridTown.data(size: 14, seed: seed))
    var prepared = map
    prepared.addHierarchy()
    let plain = Router(map)
    let quick = Router(prepared)
    var random = TestRandom(seed: seed)
    var found = 0
    for _ in 0..<40 {
      let pair = stops(map, &random)
      for weights in Self.weights {
        let expected = try? plain.route(pair, weights: weights)
        let route = try? quick.route(pair, weights: weights)
        #expect(expected?.legs.map(\.weight) == route?.legs.map(\.weight))
        guard let leg = route?.legs.first else { continue }
        found += 1
        #expect(isConnected(leg, map.graph))
        if weights == RouteWeights() {
          #expect(DijkstraOracle.weight(map.graph, leg.start, leg.end) == leg.weight)
        }
      }
    }
    #expect(found > 80)
  }

  /// Whether each piece of a leg is reached by a turn from the one before.
  private func isConnected(_ leg: PlannedRoute.Leg, _ graph: RoadGraph) -> Bool {
    zip(leg.pieces, leg.pieces.dropFirst()).allSatisfy { from, to in
      graph.turns(ofEdge: from.edge).contains { graph.turns.targets[$0] == to.edge }
    }
  }

  @Test("A closed road is not used, and opening it again brings the old way back")
  func closure() throws {
    let sketch = try Sketch(
      """
      { "drawing": [ "a-b-c", "  | |", "  d-e" ],
        "ways": [ { "nodes": "ab" }, { "nodes": "bc" }, { "nodes": "bd" }, { "nodes": "dec" } ] }
      """
    )
    var map = sketch.roads
    map.addHierarchy()
    let router = Router(map)
    let ends = try "ac".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    #expect(sketch.letters(try router.route(ends)) == "abc")
    let second = map.graph.sections.ways[1]
    var closed = RouteWeights()
    closed.changes = [.closed(way: second)]
    #expect(sketch.letters(try router.route(ends, weights: closed)) == "abdec")
    #expect(sketch.letters(try router.route(ends)) == "abc")
  }

  @Test("Every road lies below what divides it from the rest")
  func order() throws {
    let map = RoadMap(try GridTown.data(size: 10, seed: 2))
    let hierarchy = HierarchyBuilder.build(map.graph)
    #expect(hierarchy.ranks.sorted() == (0..<UInt32(map.graph.edgeCount)).map { $0 })
    for rank in 0..<hierarchy.count {
      let parent = hierarchy.parents[rank]
      #expect(parent == RoadGraph.none || parent > rank)
      var above: Set<UInt32> = []
      var next = UInt32(rank)
      while next != RoadGraph.none {
        above.insert(next)
        next = hierarchy.parents[Int(next)]
      }
      for arc in hierarchy.upArcs(rank) { #expect(above.contains(hierarchy.upHeads[arc])) }
      for arc in hierarchy.downArcs(rank) { #expect(above.contains(hierarchy.downTails[arc])) }
    }
  }

  @Test("Parts that are weighed side by side have no arc between them", arguments: 1...4)
  func parts(seed: UInt64) throws {
    let hierarchy = HierarchyBuilder.build(RoadMap(try GridTown.data(size: 12, seed: seed)).graph)
    let (parts, top) = HierarchyCustomizer.parts(of: hierarchy.parents)
    #expect(parts.count > 8)
    #expect((parts + top).flatMap { $0 }.sorted() == Array(0..<hierarchy.count))
    #expect(top.map(\.lowerBound) == top.map(\.lowerBound).sorted())
    let above = Set(top.flatMap { $0 }.map { UInt32($0) })
    for part in parts {
      for rank in part {
        let ends =
          hierarchy.upArcs(rank).map { hierarchy.upHeads[$0] }
          + hierarchy.downArcs(rank).map { hierarchy.downTails[$0] }
        #expect(ends.allSatisfy { part.contains(Int($0)) || above.contains($0) })
      }
    }
  }

  @Test("Parents that a forged file claims divide the ranks all the same")
  func forgedParents() {
    let none = RoadGraph.none
    for parents: [UInt32] in [
      [], [none], [0], [0, 0, 0, 0], [3, 3, 3, 3], [3, none, 3, none, 3], [1, 2, 3, 4, 0],
      (0..<200).map { $0 % 2 == 0 ? 199 : 0 },
    ] {
      let (parts, top) = HierarchyCustomizer.parts(of: Column(parents))
      #expect((parts + top).flatMap { $0 }.sorted() == Array(0..<parents.count), "\(parents)")
    }
  }

  @Test("What all turns cost is what each of them costs", arguments: [false, true])
  func allCosts(isShortest: Bool) throws {
    let map = RoadMap(try GridTown.data(size: 8, seed: 5))
    var weights = RouteWeights()
    weights.isShortest = isShortest
    weights.avoided = [.motorway]
    let ways = Set(map.graph.sections.ways).sorted()
    weights.changes = [
      RoadChange(way: ways[1], speedFactor: 0.25),
      RoadChange(way: ways[2], direction: .forward, speedFactor: 0.5), .closed(way: ways[4]),
    ]
    var costs = RouteCosts(map.tables, weights)
    costs.penalise([3, 4, 4, 9], percent: 40)
    let all = costs.arcs()
    #expect(all.count == map.graph.turnCount)
    #expect(all.indices.allSatisfy { all[$0] == costs.arc($0) })
    #expect(all.contains(RouteCosts.closed))
    #expect(RouteCosts(map.tables, RouteWeights()).arcs().array == map.tables.search.arcs.array)
  }
}
