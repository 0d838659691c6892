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

  var graph: RoadGraph
  let nodeFacts: [UInt32: NodeFacts]
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
      let tail = graph.sectionTails[section]
      let head = graph.sectionHeads[section]
      // Two ways over the same two nodes are one road.
      if graph.shapeRange(UInt32(section)).count == 2 {
        let pair = UInt64(min(tail, head)) << 32 | UInt64(max(tail, head))
        guard seen.insert(pair).inserted else { continue }
      }
      degrees[Int(tail)] += 1
      degrees[Int(head)] += 1
      if graph.forwardEdges[section] != RoadGraph.none { arrivals[Int(head)] += 1 }
      if graph.backwardEdges[section] != RoadGraph.none { arrivals[Int(tail)] += 1 }
    }
  }

  /// The facts of the way of an edge.
  func wayFacts(ofEdge edge: UInt32) -> WayFacts {
    facts[Int(graph.sectionFacts[Int(graph.edgeSections[Int(edge)])])]
  }

  func direction(ofEdge edge: UInt32) -> WayFacts.Direction? {
    wayFacts(ofEdge: edge)[graph.edgeIsBackward[Int(edge)] ? .backward : .forward]
  }

  // MARK: - The end

  /// Stores the turns, without costs, and the copies of edges in a graph.
  func store(in target: inout RoadGraph) {
    var result = graph
    for (vertex, facts) in nodeFacts.sorted(by: { $0.key < $1.key }) {
      result.factVertices.append(vertex)
      result.vertexFacts.append(facts)
    }
    result.originalCount = result.edgeBases.indices.count { result.edgeBases[$0] == UInt32($0) }
    result.turnStarts = [0]
    for list in exits {
      for target in list { result.turnTargets.append(target) }
      result.turnStarts.append(UInt32(result.turnTargets.count))
    }
    target = result
  }
}
