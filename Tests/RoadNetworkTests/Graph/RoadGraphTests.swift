import Geodesy
import Testing

@testable import RoadNetwork

@Suite struct RoadGraphTests {
  private static let nodes = (1...5).map { index in
    OSMNode(
      id: Int64(index),
      coordinate: Coordinate(latitude: 47, longitude: 9 + Double(index) / 1000)
    )
  }
  private static let road = [OSMTag("highway", "primary")]

  private func graph(
    _ ways: [OSMWay],
    _ relations: [OSMRelation] = []
  ) -> (graph: RoadGraph, report: RoadImportReport) {
    let map = RoadMap(OSMData(nodes: Self.nodes, ways: ways, relations: relations))
    return (map.graph, map.report)
  }

  @Test(
    "A way is cut where the map lacks a node, and what remains of one node is no road",
    arguments: [
      ([1, 2, 3, 4], 1), ([1, 2, 99, 3, 4], 2), ([1, 99, 3, 4], 1), ([1, 99, 3], 0),
      ([99, 98], 0), ([1, 1, 1], 0), ([1, 1, 2, 2], 1),
    ] as [([Int64], Int)]
  )
  func missingNodes(ids: [Int64], sections: Int) {
    let (graph, report) = graph([OSMWay(id: 1, nodes: ids, tags: Self.road)])
    #expect(graph.sectionCount == sections)
    #expect(report.emptyWays == (sections == 0 ? 1 : 0))
  }

  @Test("A stretch takes its length at the way's speed, in whole tenths of a second")
  func durations() {
    let (graph, _) = graph([OSMWay(id: 1, nodes: [1, 2, 3], tags: Self.road)])
    // 0.001 degrees at 47 north are 76.1 m; 65 km/h make them 4.2 s.
    #expect(Array(graph.sections.lengths) == [1522])
    #expect(Array(graph.edges.durations) == [84, 84])
  }

  @Test("A ferry's time is shared alike by the stretches of its way")
  func ferry() {
    let tags = [OSMTag("route", "ferry"), OSMTag("duration", "00:10")]
    let (graph, _) = graph([
      OSMWay(id: 1, nodes: [1, 2, 3, 4], tags: tags), OSMWay(id: 2, nodes: [2, 5], tags: tags),
    ])
    #expect(Array(graph.edges.durations) == [2000, 2000, 4000, 4000, 6000, 6000])
  }

  @Test("Restrictions that hold at times, for others, or of unknown kinds are counted, not applied")
  func droppedRestrictions() {
    func relation(_ id: Int64, _ tags: [OSMTag]) -> OSMRelation {
      OSMRelation(
        id: id,
        members: [
          .init(.way(1), role: "from"), .init(.node(2), role: "via"), .init(.way(2), role: "to"),
        ],
        tags: [OSMTag("type", "restriction")] + tags
      )
    }
    let ways = [
      OSMWay(id: 1, nodes: [1, 2], tags: Self.road), OSMWay(id: 2, nodes: [2, 3], tags: Self.road),
    ]
    let free = graph(ways).graph.turnCount
    let (graph, report) = graph(
      ways,
      [
        relation(1, [OSMTag("restriction:conditional", "no_straight_on @ (Mo-Fr 07:00-09:00)")]),
        relation(2, [OSMTag("restriction:hgv", "no_straight_on")]),
        relation(3, [OSMTag("restriction", "no_straight_on"), OSMTag("except", "motorcar")]),
        relation(4, [OSMTag("restriction", "give_way")]),
      ]
    )
    #expect(graph.turnCount == free)
    #expect(report.conditionalRestrictions == 1 && report.restrictions == 0)
    #expect(
      report.droppedRestrictions == [.otherTraveller: 1, .excepted: 1, .unknownKind: 1]
    )
  }

  @Test("The facts of ways and nodes are the same when read from bytes")
  func storage() throws {
    let tags = [
      OSMTag("highway", "primary"), OSMTag("name", "Mühle"), OSMTag("ref", "B 3;B 535"),
      OSMTag("maxspeed", "30 mph"), OSMTag("lanes", "3"), OSMTag("oneway", "yes"),
      OSMTag("turn:lanes", "left|through|through;right"), OSMTag("destination", "Bonn;Köln"),
      OSMTag("toll", "yes"), OSMTag("tunnel", "yes"), OSMTag("layer", "-1"),
    ]
    let facts = try #require(RoutingProfile.car.facts(ofWay: tags).facts)
    var writer = RecordWriter()
    facts.write(to: &writer)
    var reader = RecordReader(writer.bytes)
    #expect(WayFacts(from: &reader) == facts)
    #expect(reader.isComplete)
    let node = RoutingProfile.car.facts(ofNode: [
      OSMTag("highway", "stop"), OSMTag("direction", "backward"), OSMTag("barrier", "lift_gate"),
    ])
    #expect(node.obstacles.count == 2)
    writer = RecordWriter()
    node.write(to: &writer)
    reader = RecordReader(writer.bytes)
    #expect(NodeFacts(from: &reader) == node)
    #expect(reader.isComplete)
  }
}
