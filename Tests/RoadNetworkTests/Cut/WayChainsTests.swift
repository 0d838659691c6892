import RoadFixtures
import Testing

@testable import RoadNetwork

@Suite("Ways that go on into each other")
struct WayChainsTests {
  /// A case: ways by their nodes and tags, and what is left of them.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let parts: [OSMWay]
    var fixed: Set<Int64> = []
    let joined: [[Int64]]
  }

  private static func way(_ id: Int64, _ nodes: [Int64], _ tags: [OSMTag] = []) -> OSMWay {
    OSMWay(id: id, nodes: nodes, tags: tags)
  }

  private static let oneway = [OSMTag("oneway", "yes")]
  private static let against = [OSMTag("oneway", "-1")]

  @Test(
    "Are one way where nothing else meets them",
    arguments: [
      Case(
        testDescription: "head to tail, also where the middle comes first",
        parts: [way(1, [2, 3]), way(2, [1, 2]), way(3, [3, 4])],
        joined: [[1, 2, 3, 4]]
      ),
      Case(
        testDescription: "tail to tail",
        parts: [way(1, [1, 2]), way(2, [3, 2])],
        joined: [[1, 2, 3]]
      ),
      Case(
        testDescription: "a third road meets them",
        parts: [way(1, [1, 2]), way(2, [2, 3]), way(3, [2, 9])],
        joined: [[1, 2], [2, 3], [2, 9]]
      ),
      Case(
        testDescription: "a place that something is said of",
        parts: [way(1, [1, 2]), way(2, [2, 3])],
        fixed: [2],
        joined: [[1, 2], [2, 3]]
      ),
      Case(
        testDescription: "another name",
        parts: [way(1, [1, 2], [OSMTag("name", "A")]), way(2, [2, 3], [OSMTag("name", "B")])],
        joined: [[1, 2, 3]]
      ),
      Case(
        testDescription: "another class",
        parts: [
          way(1, [1, 2], [OSMTag("highway", "a")]), way(2, [2, 3], [OSMTag("highway", "b")]),
        ],
        joined: [[1, 2], [2, 3]]
      ),
      Case(
        testDescription: "one-way roads in one direction, however they are told",
        parts: [way(1, [1, 2], oneway), way(2, [3, 2], against)],
        joined: [[1, 2, 3]]
      ),
      Case(
        testDescription: "one-way roads that run into each other",
        parts: [way(1, [1, 2], oneway), way(2, [3, 2], oneway)],
        joined: [[1, 2], [3, 2]]
      ),
      Case(
        testDescription: "a ring keeps two ends",
        parts: [way(1, [1, 2]), way(2, [2, 3]), way(3, [3, 1])],
        joined: [[1, 2, 3], [3, 1]]
      ),
    ]
  )
  func join(_ example: Case) {
    let chains = WayChains(example.parts, fixed: example.fixed)
    #expect(chains.ways.map(\.nodes) == example.joined)
    // Who names a part finds the way that it became.
    for part in example.parts {
      let way = chains.ways.first { $0.id == chains.numbers[part.id] }
      #expect(way.map { Set($0.nodes).isSuperset(of: part.nodes) } == true, "\(part.id)")
    }
  }

  @Test("Tags of a direction turn with the way that is told from its other end")
  func directions() {
    let ahead = [OSMTag("maxspeed:forward", "30"), OSMTag("maxspeed:backward", "50")]
    let back = [OSMTag("maxspeed:backward", "30"), OSMTag("maxspeed:forward", "50")]
    let joined = WayChains([Self.way(1, [1, 2], ahead), Self.way(2, [3, 2], back)], fixed: [])
    #expect(joined.ways.map(\.nodes) == [[1, 2, 3]])
    #expect(joined.ways.first.map { Set($0.tags) } == Set(ahead))
    let apart = WayChains([Self.way(1, [1, 2], ahead), Self.way(2, [3, 2], ahead)], fixed: [])
    #expect(apart.ways.count == 2)
  }

  @Test(
    "Hold each part once, in whatever order and direction the parts come",
    arguments: 0..<50 as Range<UInt64>
  )
  func wholeness(seed: UInt64) {
    var random = TestRandom(seed: seed)
    let nodes = (0..<12).map { Int64($0) }
    let parts = (0..<10).map { index -> OSMWay in
      let from = nodes[Int(random.next() % 12)]
      let to = nodes[Int(random.next() % 12)]
      return Self.way(Int64(index), [from, 100 + Int64(index), to])
    }
    let chains = WayChains(parts, fixed: [])
    func pairs(_ ways: [OSMWay]) -> [Set<Int64>] {
      ways.flatMap { way in zip(way.nodes, way.nodes.dropFirst()).map { Set([$0, $1]) } }
    }
    func counted(_ pairs: [Set<Int64>]) -> [Set<Int64>: Int] {
      pairs.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(counted(pairs(chains.ways)) == counted(pairs(parts)))
    #expect(Set(chains.numbers.keys) == Set(parts.map(\.id)))
  }
}
