import Geodesy
import RoadFixtures

@testable import RoadNetwork

/// A town of streets in a grid with one-way streets, speeds and restrictions by chance.
enum GridTown {
  static func data(size: Int, seed: UInt64) throws -> OSMData {
    var random = TestRandom(seed: seed)
    var nodes: [OSMNode] = []
    for row in 0..<size {
      for column in 0..<size {
        nodes.append(
          OSMNode(
            id: Int64(row * size + column + 1),
            coordinate: Coordinate(
              latitude: 47 + Double(row) * 0.0009 + random.number(in: 0...0.0003),
              longitude: 9 + Double(column) * 0.0013 + random.number(in: 0...0.0004)
            ),
            tags: random.next() % 12 == 0 ? [OSMTag("highway", "traffic_signals")] : []
          )
        )
      }
    }
    let ways = streets(size, &random)
    let relations = (0..<size).compactMap { _ in restriction(size, ways, &random) }
    return OSMData(nodes: nodes, ways: ways, relations: relations)
  }

  /// A way for each block, so that restrictions over ways are short.
  private static func streets(_ size: Int, _ random: inout TestRandom) -> [OSMWay] {
    var ways: [OSMWay] = []
    let classes = ["primary", "residential", "residential", "service", "motorway_link"]
    for row in 0..<size {
      for column in 0..<size {
        let node = Int64(row * size + column + 1)
        for (isInside, other) in [
          (column + 1 < size, node + 1), (row + 1 < size, node + Int64(size)),
        ] where isInside && random.next() % 8 != 0 {
          var tags = [OSMTag("highway", classes[Int(random.next() % 5)])]
          if random.next() % 3 == 0 { tags.append(OSMTag("oneway", "yes")) }
          if random.next() % 9 == 0 { tags.append(OSMTag("toll", "yes")) }
          ways.append(OSMWay(id: Int64(ways.count + 1), nodes: [node, other], tags: tags))
        }
      }
    }
    return ways
  }

  private static func restriction(
    _ size: Int,
    _ ways: [OSMWay],
    _ random: inout TestRandom
  ) -> OSMRelation? {
    let via = ways[Int(random.next() % UInt64(ways.count))]
    let before = ways.filter {
      $0.id != via.id && !Set($0.nodes).isDisjoint(with: via.nodes.prefix(1))
    }
    let after = ways.filter {
      $0.id != via.id && !Set($0.nodes).isDisjoint(with: via.nodes.suffix(1))
    }
    guard let from = before.first, let to = after.last else { return nil }
    let isShort = random.next() % 2 == 0
    return OSMRelation(
      id: Int64(random.next() % 1_000_000),
      members: [
        OSMRelation.Member(.way(from.id), role: "from"),
        isShort
          ? OSMRelation.Member(.node(via.nodes[0]), role: "via")
          : OSMRelation.Member(.way(via.id), role: "via"),
        OSMRelation.Member(.way(isShort ? via.id : to.id), role: "to"),
      ],
      tags: [
        OSMTag("type", "restriction"),
        OSMTag("restriction", random.next() % 3 == 0 ? "only_straight_on" : "no_left_turn"),
      ]
    )
  }
}
