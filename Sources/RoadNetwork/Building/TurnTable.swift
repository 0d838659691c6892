import Geodesy

/// The turns of a graph while restrictions are applied.
struct TurnTable {
  /// What a restriction at a node says to who comes by one edge.
  struct Rule {
    /// The sections that it names.
    let sections: Set<UInt32>
    /// Whether these are the only way on, and not forbidden.
    let isOnly: Bool

    func forbids(_ section: UInt32) -> Bool { sections.contains(section) != isOnly }
  }

  let graph: RoadGraph
  /// The edges of the graph with the copies that restrictions make.
  var edges: EdgeColumns
  private(set) var nodeFacts: [UInt32: NodeFacts]
  let facts: [WayFacts]
  /// The edges that each edge leads to.
  var exits: [[UInt32]] = []
  /// By the edge that leads to their node.
  var rules: [UInt32: [Rule]] = [:]
  /// The edges that leave each vertex and that arrive there.
  private(set) var outgoing: [[UInt32]]
  private(set) var incoming: [[UInt32]]
  /// How many roads meet at each vertex, and how many of them lead there.
  private(set) var degrees: [Int]
  private(set) var arrivals: [Int]

  init(_ graph: RoadGraph, nodeFacts: [UInt32: NodeFacts]) {
    self.graph = graph
    edges = graph.edges
    self.nodeFacts = nodeFacts
    facts = (0..<graph.facts.count).map { graph.facts[$0] }
    outgoing = [[UInt32]](repeating: [], count: graph.vertexCount)
    incoming = outgoing
    degrees = [Int](repeating: 0, count: graph.vertexCount)
    arrivals = degrees
    countRoads()
    for edge in 0..<UInt32(graph.edgeCount) {
      outgoing[Int(graph.tail(ofEdge: edge))].append(edge)
      incoming[Int(graph.head(ofEdge: edge))].append(edge)
    }
  }

  private mutating func countRoads() {
    var seen: Set<UInt64> = []
    for section in 0..<graph.sectionCount {
      let tail = graph.sections.tails[section]
      let head = graph.sections.heads[section]
      // Two ways over the same two nodes are one road.
      if graph.shapeRange(UInt32(section)).count == 2 {
        let pair = UInt64(min(tail, head)) << 32 | UInt64(max(tail, head))
        guard seen.insert(pair).inserted else { continue }
      }
      degrees[Int(tail)] += 1
      degrees[Int(head)] += 1
      if graph.sections.forwardEdges[section] != RoadGraph.none { arrivals[Int(head)] += 1 }
      if graph.sections.backwardEdges[section] != RoadGraph.none { arrivals[Int(tail)] += 1 }
    }
  }

  /// Notes that a restriction names a vertex.
  mutating func restrict(_ vertex: UInt32) {
    nodeFacts[vertex, default: NodeFacts()].isRestricted = true
  }

  /// The facts of the way of an edge.
  func wayFacts(ofEdge edge: UInt32) -> WayFacts {
    facts[Int(graph.sections.facts[Int(edges.sections[Int(edge)])])]
  }

  func direction(ofEdge edge: UInt32) -> WayFacts.Direction? {
    wayFacts(ofEdge: edge)[edges.isBackward[Int(edge)] ? .backward : .forward]
  }

  // MARK: - The end

  /// Returns the graph with the turns, without costs, and with the copies of edges.
  func finished(maneuvers: [TaggedManeuver] = []) -> RoadGraph {
    var vertices = graph.vertices
    for (vertex, facts) in nodeFacts.sorted(by: { $0.key < $1.key }) {
      vertices.withFacts.append(vertex)
      vertices.facts.append(facts)
    }
    var edges = edges
    edges.originalCount = edges.bases.indices.count { edges.bases[$0] == UInt32($0) }
    var turns = TurnColumns()
    for list in exits {
      for target in list { turns.targets.append(target) }
      turns.starts.append(UInt32(turns.targets.count))
    }
    return RoadGraph(
      vertices,
      graph.sections,
      edges,
      turns,
      facts: graph.facts,
      maneuvers: ManeuverColumns(maneuvers),
      profile: graph.profile
    )
  }
}
