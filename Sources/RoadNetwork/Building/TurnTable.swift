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
  var exits = EdgeLists()
  /// By the edge that leads to their node.
  var rules: [UInt32: [Rule]] = [:]
  /// The edges that leave each vertex and that arrive there.
  let outgoing: EdgeLists
  let incoming: EdgeLists
  /// How many roads meet at each vertex, and how many of them lead there.
  private(set) var degrees: [Int32]
  private(set) var arrivals: [Int32]

  init(_ graph: RoadGraph, nodeFacts: [UInt32: NodeFacts]) {
    self.graph = graph
    edges = graph.edges
    self.nodeFacts = nodeFacts
    facts = (0..<graph.facts.count).map { graph.facts[$0] }
    let all = 0..<UInt32(graph.edgeCount)
    outgoing = EdgeLists(count: graph.vertexCount, edges: all) { graph.tail(ofEdge: $0) }
    incoming = EdgeLists(count: graph.vertexCount, edges: all) { graph.head(ofEdge: $0) }
    degrees = [Int32](repeating: 0, count: graph.vertexCount)
    arrivals = degrees
    countRoads()
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

  /// The edges of some sections, the copies too, in rising order.
  func edges(ofSections sections: Set<UInt32>) -> [UInt32] {
    let own = sections.flatMap {
      [graph.sections.forwardEdges[Int($0)], graph.sections.backwardEdges[Int($0)]]
    }
    let copies = (graph.edgeCount..<edges.sections.count).lazy.map { UInt32($0) }
      .filter { sections.contains(edges.sections[Int($0)]) }
    return own.filter { $0 != RoadGraph.none }.sorted() + copies
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
  consuming func finished(maneuvers: [TaggedManeuver] = []) -> RoadGraph {
    var vertices = graph.vertices
    for (vertex, facts) in nodeFacts.sorted(by: { $0.key < $1.key }) {
      vertices.withFacts.append(vertex)
      vertices.facts.append(facts)
    }
    var edges = edges
    edges.originalCount = edges.bases.indices.count { edges.bases[$0] == UInt32($0) }
    var turns = TurnColumns()
    for edge in 0..<exits.count {
      for target in exits[edge] { turns.targets.append(target) }
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
