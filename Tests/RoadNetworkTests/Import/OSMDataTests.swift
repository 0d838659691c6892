import CanonicalJSON
import Geodesy
import Testing

@testable import RoadNetwork

@Suite struct OSMDataTests {
  static let nodes = [
    OSMNode(id: 2, coordinate: Coordinate(latitude: 47.1, longitude: 9.5)),
    OSMNode(
      id: 1,
      coordinate: Coordinate(latitude: -47.1234567, longitude: -9.5),
      tags: [OSMTag("highway", "stop")]
    ),
  ]
  static let ways = [OSMWay(id: 5, nodes: [2, 1, 3], tags: [OSMTag("highway", "primary")])]
  static let relations = [
    OSMRelation(
      id: 6,
      members: [
        .init(.way(5), role: "from"), .init(.node(9), role: "via"), .init(.relation(4), role: ""),
      ],
      tags: [OSMTag("type", "restriction")]
    )
  ]

  @Test("Elements come back as they went in, sorted, without what is missing")
  func elements() {
    let data = OSMData(nodes: Self.nodes, ways: Self.ways, relations: Self.relations)
    #expect((0..<2).map { data.node($0) } == [Self.nodes[1], Self.nodes[0]])
    #expect(data.way(0) == OSMWay(id: 5, nodes: [2, 1], tags: Self.ways[0].tags))
    #expect(data.relation(0) == Self.relations[0])
    #expect(Array(data.wayNodes[0]) == [1, 0, OSMData.missing])
    #expect(data.relationMembers[0].map(\.index) == [0, OSMData.missing, OSMData.missing])
  }

  @Test("Elements are found by id, and values by the numbers of their keys")
  func lookup() throws {
    let data = OSMData(nodes: Self.nodes, ways: Self.ways, relations: Self.relations)
    #expect([0, 1, 2, 3].map { data.nodeIndex(of: $0) } == [nil, 0, 1, nil])
    #expect(data.wayIndex(of: 5) == 0 && data.relationIndex(of: 6) == 0)
    let highway = try #require(data.strings.id(of: "highway"))
    #expect(data.value(of: highway, ofWay: 0).map { data.strings[$0] } == "primary")
    #expect(data.value(of: highway, ofNode: 0).map { data.strings[$0] } == "stop")
    #expect(data.value(of: highway, ofNode: 1) == nil)
    #expect(data.value(of: highway, ofRelation: 0) == nil)
  }

  @Test("A node off the globe is left out; of those with one id the last counts")
  func cleaning() {
    let data = OSMData(
      nodes: Self.nodes + [
        OSMNode(id: 7, coordinate: Coordinate(latitude: 91, longitude: 0)),
        OSMNode(id: 8, coordinate: Coordinate(latitude: .nan, longitude: 0)),
        OSMNode(id: 1, coordinate: Coordinate(latitude: 1, longitude: 180)),
      ],
      ways: [],
      relations: []
    )
    #expect(data.lines == ["n1 10000000 1800000000", "n2 471000000 95000000"])
  }

  @Test("A sketch becomes a map")
  func sketch() throws {
    let diagnostics = Diagnostics()
    let document = try JSONDocument(
      parsing: Array(SketchMapTests.corner.utf8),
      source: "s.json"
    )
    let sketch = try #require(SketchMap(document.root, diagnostics))
    let data = OSMData(sketch)
    #expect((0..<data.nodeCount).map { data.node($0) } == sketch.nodes)
    #expect((0..<data.wayCount).map { data.way($0) } == sketch.ways)
    #expect((0..<data.relationCount).map { data.relation($0) } == sketch.relations)
  }

  @Test("Nodes are found wherever their ids lie", arguments: [1, 1000, Int64.max / 500])
  func references(step: Int64) {
    let ids = (-200...200).map { Int64($0) * step } + [.max]
    let lookup = OSMNodeLookup(([.min] + ids).sorted())
    #expect(lookup.indices(of: [.min] + ids) == Array(0..<403))
    #expect(lookup.indices(of: ids.reversed()) == Array((1..<403).reversed()))
    var absent: [Int64] = [.max - 1, .min + 1, 200 * step + 1]
    if step > 1 { absent += ids.dropLast().map { $0 + 1 } }
    #expect(lookup.indices(of: absent).allSatisfy { $0 == OSMData.missing })
    #expect(OSMNodeLookup([]).indices(of: [1]) == [OSMData.missing])
  }
}
