import Geodesy

/// The turns of a graph while restrictions are applied.
struct TurnTable {
  struct Turn {
    var target: UInt32
    var duration: UInt16
    var weight: UInt16
  }

  /// What entering a restricted road costs in weight: as much as a turn can.
  private static let entryWeight = 32_767

  private var graph: RoadGraph
  private let nodeFacts: [UInt32: NodeFacts]
  private var turns: [[Turn]] = []
  /// The edges that leave each vertex, and how many sections meet there.
  private var outgoing: [[UInt32]]
  private var degrees: [Int]

  init(_ graph: RoadGraph, nodeFacts: [UInt32: NodeFacts]) {
    self.graph = graph
    self.nodeFacts = nodeFacts
    outgoing = [[UInt32]](repeating: [], count: graph.vertexCount)
    degrees = [Int](repeating: 0, count: graph.vertexCount)
    for section in 0..<graph.sectionCount {
      degrees[Int(graph.sectionTails[section])] += 1
      degrees[Int(graph.sectionHeads[section])] += 1
    }
    for edge in 0..<UInt32(graph.edgeCount) {
      outgoing[Int(graph.tail(ofEdge: edge))].append(edge)
    }
  }

  /// Adds every turn that no restriction forbids.
  mutating func addAll() {
    turns = (0..<UInt32(graph.edgeCount)).map { edge in
      let vertex = graph.head(ofEdge: edge)
      let facts = nodeFacts[vertex]
      guard facts?.isBlocked != true else { return backOnly(edge, vertex) }
      let reverse = graph.reverse(ofEdge: edge)
      let exits = outgoing[Int(vertex)]
      let others = exits.filter { $0 != reverse }
      var list = others.map { turn(from: edge, to: $0, at: vertex, isUTurn: false) }
      let maysTurn = others.isEmpty || degrees[Int(vertex)] == 1 || facts?.isTurningPlace == true
      if reverse != RoadGraph.none, maysTurn {
        list.append(turn(from: edge, to: reverse, at: vertex, isUTurn: true))
      }
      return list
    }
  }

  /// At a barrier one can only turn back.
  private func backOnly(_ edge: UInt32, _ vertex: UInt32) -> [Turn] {
    let reverse = graph.reverse(ofEdge: edge)
    guard reverse != RoadGraph.none else { return [] }
    return [turn(from: edge, to: reverse, at: vertex, isUTurn: true)]
  }

  private func turn(from: UInt32, to: UInt32, at vertex: UInt32, isUTurn: Bool) -> Turn {
    var seconds = 0.0
    if let facts = nodeFacts[vertex], facts.delay > 0, delays(facts, from, to, vertex) {
      seconds += facts.delay
    }
    let source = graph.facts(ofSection: graph.edgeSections[Int(from)])
    let target = graph.facts(ofSection: graph.edgeSections[Int(to)])
    let costs = graph.profile.turns
    if degrees[Int(vertex)] > 2 || source.mode != target.mode || isUTurn {
      let angle = Bearing.difference(
        from: graph.bearings(ofEdge: from).end,
        to: graph.bearings(ofEdge: to).start
      )
      seconds += costs.seconds(angle: isUTurn ? 180 : angle, isLeftHandTraffic: false)
      let isRing =
        source.isRoundabout || source.isCircular || target.isRoundabout || target.isCircular
      if angle < 0, !isUTurn, degrees[Int(vertex)] > 2, !isRing {
        seconds += costs.crossingSeconds(angle: angle)
      }
      if isUTurn { seconds += costs.uTurn }
    }
    let tenths = min((seconds * 10).rounded(), 32_000)
    let entry = target.isRestricted && !source.isRestricted ? Self.entryWeight : 0
    return Turn(
      target: to,
      duration: UInt16(tenths),
      weight: UInt16(min(Int(tenths) + entry, 65_000))
    )
  }

  /// Whether a signal or sign counts for who goes from one edge to another.
  private func delays(_ facts: NodeFacts, _ from: UInt32, _ to: UInt32, _ vertex: UInt32) -> Bool {
    let isBackward = graph.edgeIsBackward[Int(from)]
    guard facts.facing == .both || (facts.facing == .backward) == isBackward else { return false }
    switch facts.stop {
    case .none: return true
    case .all:
      // A sign stands before its junction, not 20 m behind one.
      let before = graph.sectionLengths[Int(graph.edgeSections[Int(from)])]
      let behind = graph.sectionLengths[Int(graph.edgeSections[Int(to)])]
      return degrees[Int(vertex)] != 2 || facts.facing != .both || before >= 200 || behind <= 200
    case .minor:
      let own = graph.direction(ofEdge: from)?.speed ?? 0
      return outgoing[Int(vertex)].contains { (graph.direction(ofEdge: $0)?.speed ?? 0) > own }
    }
  }

  // MARK: - Restrictions

  /// Applies a restriction; false where its ways do not meet.
  ///
  /// - Parameter sections: The sections of each way that restrictions name.
  mutating func apply(
    _ restriction: TurnRestriction,
    at vertex: UInt32?,
    _ sections: [Int64: [UInt32]]
  ) -> Bool {
    let from = Set(restriction.from.flatMap { sections[$0] ?? [] })
    let to = Set(restriction.to.flatMap { sections[$0] ?? [] })
    guard !from.isEmpty, !to.isEmpty else { return false }
    switch restriction.via {
    case .node:
      guard let vertex, vertex != RoadGraph.none else { return false }
      return applyAtNode(from, vertex, to, isOnly: restriction.isOnly)
    case .ways(let ways):
      let via = Set(ways.flatMap { sections[$0] ?? [] })
      return applyOverWays(from, via, to, isOnly: restriction.isOnly)
    }
  }

  private mutating func applyAtNode(
    _ from: Set<UInt32>,
    _ vertex: UInt32,
    _ to: Set<UInt32>,
    isOnly: Bool
  ) -> Bool {
    var isApplied = false
    for edge in turns.indices
    where from.contains(graph.edgeSections[edge]) && graph.head(ofEdge: UInt32(edge)) == vertex {
      let sections = graph.edgeSections
      let matches = turns[edge].contains { to.contains(sections[Int($0.target)]) }
      guard matches else { continue }
      isApplied = true
      turns[edge].removeAll { to.contains(sections[Int($0.target)]) != isOnly }
    }
    return isApplied
  }

  private mutating func applyOverWays(
    _ from: Set<UInt32>,
    _ via: Set<UInt32>,
    _ to: Set<UInt32>,
    isOnly: Bool
  ) -> Bool {
    var isApplied = false
    for edge in 0..<turns.count where from.contains(graph.edgeSections[edge]) {
      guard let path = path(from: UInt32(edge), via, to) else { continue }
      isApplied = true
      var previous = edge
      for step in path {
        guard let index = turns[previous].firstIndex(where: { $0.target == step }) else { break }
        let copy = duplicate(step)
        turns[previous][index].target = copy
        previous = Int(copy)
      }
      let sections = graph.edgeSections
      turns[previous].removeAll { to.contains(sections[Int($0.target)]) != isOnly }
    }
    return isApplied
  }

  /// Returns the edges over via ways that lead from an edge to a road of `to`.
  private func path(from edge: UInt32, _ via: Set<UInt32>, _ to: Set<UInt32>) -> [UInt32]? {
    var path: [UInt32] = []
    var at = Int(edge)
    while path.count < 32 {
      if !path.isEmpty,
        turns[at].contains(where: { to.contains(graph.edgeSections[Int($0.target)]) })
      {
        return path
      }
      let next = turns[at].first { turn in
        via.contains(graph.edgeSections[Int(turn.target)])
          && turn.target != graph.reverse(ofEdge: UInt32(at))
          && !path.contains(turn.target)
      }
      guard let next else { return nil }
      path.append(next.target)
      at = Int(next.target)
    }
    return nil
  }

  /// Adds a copy of an edge with the same turns.
  private mutating func duplicate(_ edge: UInt32) -> UInt32 {
    let copy = UInt32(graph.edgeCount)
    let index = Int(edge)
    graph.edgeSections.append(graph.edgeSections[index])
    graph.edgeIsBackward.append(graph.edgeIsBackward[index])
    graph.edgeBases.append(graph.edgeBases[index])
    graph.edgeDurations.append(graph.edgeDurations[index])
    graph.edgeWeights.append(graph.edgeWeights[index])
    turns.append(turns[index])
    return copy
  }

  // MARK: - The end

  /// Stores the turns, and the copies of edges, in a graph.
  func store(in target: inout RoadGraph) {
    var result = graph
    for (vertex, facts) in nodeFacts.sorted(by: { $0.key < $1.key }) {
      result.factVertices.append(vertex)
      result.vertexFacts.append(facts)
    }
    result.originalCount = result.edgeBases.indices.count { result.edgeBases[$0] == UInt32($0) }
    result.turnStarts = [0]
    for list in turns {
      for turn in list {
        result.turnTargets.append(turn.target)
        result.turnDurations.append(turn.duration)
        result.turnWeights.append(turn.weight)
      }
      result.turnStarts.append(UInt32(result.turnTargets.count))
    }
    target = result
  }
}
