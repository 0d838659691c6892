package import Geodesy

/// The network as a driver sees it: junctions, and the roads between them whole, where the graph cuts
/// them at every end of a way.
package struct JunctionNetwork: Sendable {
  package let graph: RoadGraph
  package let kinds: RoadKinds
  /// The arrows on the lanes, by facts and direction.
  package let laneTexts: [String?]
  private let vertexSections: VertexSections
  private(set) var nodeVertices: [UInt32] = []
  private(set) var vertexNodes: [UInt32] = []
  /// Where the arms of each junction begin; one more than there are junctions.
  private(set) var armStarts: [UInt32] = [0]
  package var arms: [RoadArm] = []
  /// The arm that each section is part of, by section and direction.
  package private(set) var sectionArms: [UInt32] = []

  package init(_ graph: RoadGraph) {
    self.graph = graph
    let facts = (0..<graph.facts.count).map { graph.facts[$0] }
    kinds = RoadKinds(facts)
    laneTexts = facts.flatMap { [$0.forward?.turnLanes, $0.backward?.turnLanes] }
    let twice = DrawnTwice(graph)
    vertexSections = VertexSections(graph) { twice.originals[$0] == nil }
    findNodes()
    findArms()
    for (section, original) in twice.originals {
      for direction: UInt32 in 0...1 {
        let same = original.section << 1 | (original.isReversed ? 1 - direction : direction)
        sectionArms[Int(section << 1 | direction)] = sectionArms[Int(same)]
      }
    }
  }

  /// The network with all that is found out about it.
  package static func complete(_ graph: RoadGraph) -> JunctionNetwork {
    var network = JunctionNetwork(graph)
    network.findBearings()
    network.mergeCarriageways()
    return network
  }

  @inline(__always)
  package func arms(at node: UInt32) -> Range<UInt32> {
    armStarts[Int(node)]..<armStarts[Int(node) + 1]
  }

  @inline(__always)
  package func arm(_ index: UInt32) -> RoadArm { arms[Int(index)] }

  @inline(__always)
  package func kind(_ arm: UInt32) -> RoadKind { kinds.kinds[Int(arms[Int(arm)].kind)] }

  package func degree(_ node: UInt32) -> Int { arms(at: node).count }

  package func place(_ node: UInt32) -> Coordinate { graph.vertexPoint(nodeVertices[Int(node)]) }

  /// The edges by which an arm leaves its junction and reaches the next; ``RoadGraph/none`` if closed.
  func firstEdge(_ arm: UInt32) -> UInt32 { edge(arms[Int(arm)].first) }
  func lastEdge(_ arm: UInt32) -> UInt32 { edge(arms[Int(arm)].last) }

  private func edge(_ directed: UInt32) -> UInt32 {
    directed & 1 == 0
      ? graph.forwardEdges[Int(directed >> 1)] : graph.backwardEdges[Int(directed >> 1)]
  }

  /// The section that follows another inside an arm; nil at a junction.
  package func next(_ directed: UInt32) -> UInt32? {
    let section = directed >> 1
    let head =
      directed & 1 == 0
      ? graph.sectionHeads[Int(section)] : graph.sectionTails[Int(section)]
    guard vertexNodes[Int(head)] == RoadGraph.none else { return nil }
    for (other, isTail) in vertexSections.sections(at: head)
    where other != section || isTail != (directed & 1 == 1) {
      return other << 1 | (isTail ? 0 : 1)
    }
    return nil
  }

  // MARK: - Building

  private mutating func findNodes() {
    vertexNodes = [UInt32](repeating: RoadGraph.none, count: graph.vertexCount)
    for vertex in 0..<UInt32(graph.vertexCount) where !isInside(vertex) {
      vertexNodes[Int(vertex)] = UInt32(nodeVertices.count)
      nodeVertices.append(vertex)
    }
  }

  /// Whether a vertex is only a place on a road.
  private func isInside(_ vertex: UInt32) -> Bool {
    let ends = vertexSections.sections(at: vertex)
    guard ends.count == 2, let (a, aIsTail) = ends.first, let (b, bIsTail) = ends.last, a != b,
      kinds.kindOfFacts[Int(graph.sectionFacts[Int(a)])]
        == kinds.kindOfFacts[Int(graph.sectionFacts[Int(b)])]
    else { return false }
    if let facts = graph.facts(ofVertex: vertex), facts.isBarrier || facts.isTurningPlace {
      return false
    }
    let intoA = isOpen(a, isOutward: aIsTail)
    let outOfA = isOpen(a, isOutward: !aIsTail)
    let intoB = isOpen(b, isOutward: bIsTail)
    let outOfB = isOpen(b, isOutward: !bIsTail)
    return intoA == outOfB && outOfA == intoB
  }

  private func isOpen(_ section: UInt32, isOutward: Bool) -> Bool {
    let edges = isOutward ? graph.forwardEdges : graph.backwardEdges
    return edges[Int(section)] != RoadGraph.none
  }

  private mutating func findArms() {
    sectionArms = [UInt32](repeating: RoadGraph.none, count: graph.sectionCount * 2)
    for (node, vertex) in nodeVertices.enumerated() {
      for (section, isTail) in vertexSections.sections(at: vertex) {
        addArm(section << 1 | (isTail ? 0 : 1), at: UInt32(node))
      }
      armStarts.append(UInt32(arms.count))
    }
    for index in arms.indices {
      arms[index].twin = sectionArms[Int(arms[index].last ^ 1)]
    }
  }

  private mutating func addArm(_ first: UInt32, at node: UInt32) {
    var directed = first
    var length = Double(graph.sectionLengths[Int(first >> 1)])
    sectionArms[Int(first)] = UInt32(arms.count)
    while let next = next(directed) {
      directed = next
      sectionArms[Int(directed)] = UInt32(arms.count)
      length += Double(graph.sectionLengths[Int(directed >> 1)])
    }
    let head =
      directed & 1 == 0
      ? graph.sectionHeads[Int(directed >> 1)] : graph.sectionTails[Int(directed >> 1)]
    arms.append(
      RoadArm(
        node: node,
        target: vertexNodes[Int(head)],
        twin: RoadGraph.none,
        kind: kinds.kindOfFacts[Int(graph.sectionFacts[Int(first >> 1)])],
        first: first,
        last: directed,
        isOpen: isOpen(first >> 1, isOutward: first & 1 == 0),
        length: length / 10
      )
    )
  }
}
