package import Geodesy

/// The network as a driver sees it: junctions, and the roads between them whole, where the graph cuts
/// them at every end of a way.
///
/// It is an object, passed on as one reference where its columns would be ten. Threads may share it: only
/// ``complete(_:)`` writes to it, before anybody else has it.
@safe
package final class JunctionNetwork: @unchecked Sendable {
  /// The graph whose junctions these are; its turns have no prices yet.
  package let graph: RoadGraph
  /// What its roads are to a driver.
  package let kinds: RoadKinds
  /// The arrows on the lanes, by facts and direction.
  package let laneTexts: [String?]
  /// The side to which traffic keeps, by facts.
  private let drivingSides: [DrivingSide]
  private let vertexSections: VertexSections
  // Unchecked: nobody else is called while it is written.
  @safe @exclusivity(unchecked) private(set) var nodeVertices: [UInt32] = []
  @safe @exclusivity(unchecked) private(set) var vertexNodes: [UInt32] = []
  /// Where the arms of each junction begin; one more than there are junctions.
  @safe @exclusivity(unchecked) private(set) var armStarts: [UInt32] = [0]
  /// The roads as they leave junctions, junction by junction.
  @safe @exclusivity(unchecked) package internal(set) var arms: [RoadArm] = []
  /// The arm that each section is part of, by section and direction.
  @safe @exclusivity(unchecked) package private(set) var sectionArms: [UInt32] = []

  /// Finds the junctions and their roads; bearings come later.
  package init(_ graph: RoadGraph) {
    self.graph = graph
    let facts = (0..<graph.facts.count).map { graph.facts[$0] }
    kinds = RoadKinds(facts)
    laneTexts = facts.flatMap { [$0.forward?.turnLanes, $0.backward?.turnLanes] }
    drivingSides = facts.map(\.drivingSide)
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
    let network = JunctionNetwork(graph)
    network.findBearings()
    network.mergeCarriageways()
    return network
  }

  /// The numbers of the arms at a junction.
  @inline(__always)
  package func arms(at node: UInt32) -> Range<UInt32> {
    armStarts[Int(node)]..<armStarts[Int(node) + 1]
  }

  /// The arm with a number.
  @inline(__always)
  package func arm(_ index: UInt32) -> RoadArm { arms[Int(index)] }

  /// What an arm's road is.
  @inline(__always)
  package func kind(_ arm: UInt32) -> RoadKind { kinds.kinds[Int(arms[Int(arm)].kind)] }

  /// On which side traffic keeps where an arm ends.
  package func drivingSide(_ arm: UInt32) -> DrivingSide {
    drivingSides[Int(graph.sections.facts[Int(arms[Int(arm)].last >> 1)])]
  }

  /// How many roads meet at a junction.
  package func degree(_ node: UInt32) -> Int { arms(at: node).count }

  /// Where a junction lies.
  package func place(_ node: UInt32) -> Coordinate { graph.vertexPoint(nodeVertices[Int(node)]) }

  /// The edges by which an arm leaves its junction and reaches the next; ``RoadGraph/none`` if closed.
  func firstEdge(_ arm: UInt32) -> UInt32 { edge(arms[Int(arm)].first) }
  func lastEdge(_ arm: UInt32) -> UInt32 { edge(arms[Int(arm)].last) }

  private func edge(_ directed: UInt32) -> UInt32 {
    directed & 1 == 0
      ? graph.sections.forwardEdges[Int(directed >> 1)]
      : graph.sections.backwardEdges[Int(directed >> 1)]
  }

  /// The section that follows another inside an arm; nil at a junction.
  package func next(_ directed: UInt32) -> UInt32? {
    let section = directed >> 1
    let head =
      directed & 1 == 0
      ? graph.sections.heads[Int(section)] : graph.sections.tails[Int(section)]
    guard vertexNodes[Int(head)] == RoadGraph.none else { return nil }
    for (other, isTail) in vertexSections.sections(at: head)
    where other != section || isTail != (directed & 1 == 1) {
      return other << 1 | (isTail ? 0 : 1)
    }
    return nil
  }

  // MARK: - Building

  /// Joins roads at the vertices that are only places on them, one after the other.
  ///
  /// As OSRM does (`graph_compressor`), not where the joined road would lead to itself, or to where another leads:
  /// then two roads of a junction would be one, or hard to tell apart.
  private func findNodes() {
    var isInside = [Bool](repeating: false, count: graph.vertexCount)
    for vertex in 0..<UInt32(graph.vertexCount) where self.isInside(vertex) {
      let ends = vertexSections.sections(at: vertex).map { end(of: $0, isInside) }
      guard let u = ends.first, let w = ends.last, u.vertex != w.vertex else { continue }
      let isJoined = vertexSections.sections(at: u.vertex).contains {
        $0.section != u.section && end(of: $0, isInside).vertex == w.vertex
      }
      isInside[Int(vertex)] = !isJoined
    }
    vertexNodes = [UInt32](repeating: RoadGraph.none, count: graph.vertexCount)
    for vertex in 0..<UInt32(graph.vertexCount) where !isInside[Int(vertex)] {
      vertexNodes[Int(vertex)] = UInt32(nodeVertices.count)
      nodeVertices.append(vertex)
    }
  }

  /// Where a road ends that begins with a section at one of its ends, and the section by which it arrives there.
  private func end(
    of start: (section: UInt32, isTail: Bool),
    _ isInside: [Bool]
  ) -> (vertex: UInt32, section: UInt32) {
    var (section, isTail) = start
    while true {
      let ends = isTail ? graph.sections.heads : graph.sections.tails
      let vertex = ends[Int(section)]
      guard isInside[Int(vertex)],
        let next = vertexSections.sections(at: vertex).first(where: { $0.section != section })
      else { return (vertex, section) }
      (section, isTail) = next
    }
  }

  /// Whether a vertex is only a place on a road.
  private func isInside(_ vertex: UInt32) -> Bool {
    let ends = vertexSections.sections(at: vertex)
    guard ends.count == 2, let (a, aIsTail) = ends.first, let (b, bIsTail) = ends.last, a != b,
      kind(ofSection: a).isOneRoad(with: kind(ofSection: b))
    else { return false }
    if let facts = graph.facts(ofVertex: vertex),
      facts.isBarrier || facts.isTurningPlace || facts.isRestricted
    {
      return false
    }
    let intoA = isOpen(a, isOutward: aIsTail)
    let outOfA = isOpen(a, isOutward: !aIsTail)
    let intoB = isOpen(b, isOutward: bIsTail)
    let outOfB = isOpen(b, isOutward: !bIsTail)
    return intoA == outOfB && outOfA == intoB
  }

  private func kind(ofSection section: UInt32) -> RoadKind {
    kinds.kinds[Int(kinds.kindOfFacts[Int(graph.sections.facts[Int(section)])])]
  }

  private func isOpen(_ section: UInt32, isOutward: Bool) -> Bool {
    let edges = isOutward ? graph.sections.forwardEdges : graph.sections.backwardEdges
    return edges[Int(section)] != RoadGraph.none
  }

  private func findArms() {
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

  private func addArm(_ first: UInt32, at node: UInt32) {
    var directed = first
    var length = Double(graph.sections.lengths[Int(first >> 1)])
    sectionArms[Int(first)] = UInt32(arms.count)
    while let next = next(directed) {
      directed = next
      sectionArms[Int(directed)] = UInt32(arms.count)
      length += Double(graph.sections.lengths[Int(directed >> 1)])
    }
    let head =
      directed & 1 == 0
      ? graph.sections.heads[Int(directed >> 1)] : graph.sections.tails[Int(directed >> 1)]
    arms.append(
      RoadArm(
        node: node,
        target: vertexNodes[Int(head)],
        twin: RoadGraph.none,
        kind: kinds.kindOfFacts[Int(graph.sections.facts[Int(first >> 1)])],
        first: first,
        last: directed,
        isOpen: isOpen(first >> 1, isOutward: first & 1 == 0),
        length: length / 10
      )
    )
  }
}
