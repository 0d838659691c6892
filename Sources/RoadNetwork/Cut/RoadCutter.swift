import Geodesy

/// Rebuilds the elements of a map from its graph.
struct RoadCutter {
  private let graph: RoadGraph
  private var sections: [UInt32]
  private var nodes: [OSMNode] = []
  private var ways: [OSMWay] = []
  private var seen: Set<UInt32> = []
  /// By vertex, the kept edges that leave it.
  private var leaving: [UInt32: [UInt32]] = [:]

  /// - Parameter corridor: Where roads are kept; nil for all of them.
  init(_ map: RoadMap, _ corridor: RoadCorridor? = nil) {
    let graph = map.graph
    self.graph = graph
    sections = (0..<UInt32(graph.sectionCount)).filter { section in
      guard let corridor else { return true }
      return graph.shapeRange(section).contains { corridor.contains(graph.shapePoint($0)) }
    }
  }

  /// - Parameter sections: What is kept.
  init(_ map: RoadMap, sections: [UInt32]) {
    graph = map.graph
    self.sections = sections
  }

  mutating func extract() -> MapExtract {
    for section in sections { add(section) }
    nodes.sort { $0.id < $1.id }
    var extract = MapExtract(nodes: nodes, ways: ways, relations: restrictions())
    extract.losses = ["restrictions over several ways", "speeds that tags alone do not tell"]
    return extract
  }

  private mutating func add(_ section: UInt32) {
    let range = graph.shapeRange(section)
    guard range.count > 1 else { return }
    var ids: [Int64] = []
    for index in range {
      let vertex =
        index == range.lowerBound
        ? graph.sections.tails[Int(section)]
        : index == range.upperBound - 1 ? graph.sections.heads[Int(section)] : nil
      let id = vertex.map { Int64($0) + 1 } ?? Int64(graph.vertexCount) + Int64(index) + 1
      ids.append(id)
      if let vertex {
        guard seen.insert(vertex).inserted else { continue }
        let tags = graph.facts(ofVertex: vertex).map(Self.tags) ?? []
        nodes.append(OSMNode(id: id, coordinate: graph.vertexPoint(vertex), tags: tags))
      } else {
        nodes.append(OSMNode(id: id, coordinate: graph.shapePoint(index)))
      }
    }
    let tags = RoadTags.tags(of: graph.facts(ofSection: section))
    ways.append(OSMWay(id: Int64(section) + 1, nodes: ids, tags: tags))
    for edge in [
      graph.sections.forwardEdges[Int(section)], graph.sections.backwardEdges[Int(section)],
    ]
    where edge != RoadGraph.none {
      leaving[graph.tail(ofEdge: edge), default: []].append(edge)
    }
  }

  private static func tags(_ facts: NodeFacts) -> [OSMTag] {
    var tags: [OSMTag] = []
    if let barrier = facts.barrier { tags.append(OSMTag("barrier", barrier)) }
    if facts.isMotorwayJunction { tags.append(OSMTag("highway", "motorway_junction")) }
    for obstacle in facts.obstacles where obstacle.kind != .gate && obstacle.kind != .minorStop {
      let isCalming = obstacle.kind == .trafficCalming
      guard isCalming || tags["highway"] == nil else { continue }
      tags.append(
        isCalming ? OSMTag("traffic_calming", "yes") : OSMTag("highway", obstacle.kind.name)
      )
    }
    if let exit = facts.exit { tags.append(OSMTag("ref", exit)) }
    if let name = facts.exitName { tags.append(OSMTag("name", name)) }
    return tags
  }

  /// A restriction for each turn between kept roads that the map does not allow.
  private func restrictions() -> [OSMRelation] {
    var relations: [OSMRelation] = []
    for section in sections {
      for edge in [
        graph.sections.forwardEdges[Int(section)], graph.sections.backwardEdges[Int(section)],
      ]
      where edge != RoadGraph.none {
        let vertex = graph.head(ofEdge: edge)
        guard graph.facts(ofVertex: vertex)?.isBarrier != true else { continue }
        let allowed = graph.turns(ofEdge: edge).map {
          graph.edges.bases[Int(graph.turns.targets[$0])]
        }
        for target in leaving[vertex] ?? []
        where graph.edges.sections[Int(target)] != section && !allowed.contains(target) {
          relations.append(
            OSMRelation(
              id: Int64(relations.count) + 1,
              members: [
                .init(.way(Int64(section) + 1), role: "from"),
                .init(.node(Int64(vertex) + 1), role: "via"),
                .init(.way(Int64(graph.edges.sections[Int(target)]) + 1), role: "to"),
              ],
              tags: [OSMTag("type", "restriction"), OSMTag("restriction", "no_straight_on")]
            )
          )
        }
      }
    }
    return relations
  }
}
