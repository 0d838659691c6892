extension RoadGraphBuilder {
  /// Chooses the ways that are roads for the profile, and counts how often they use each node.
  mutating func selectRoads() {
    let keys = profile.requiredKeys.compactMap { data.strings.id(of: $0.name) }
    for way in 0..<data.wayCount {
      guard keys.contains(where: { data.value(of: $0, ofWay: way) != nil }) else {
        if !data.wayTags[way].isEmpty { report.droppedWays[.notRoad, default: 0] += 1 }
        continue
      }
      switch profile.facts(ofWay: data.tags(ofWay: way), region: region(ofWay: way)) {
      case .dropped(let reason): report.droppedWays[reason, default: 0] += 1
      case .routable(let facts):
        let pieces = pieces(ofWay: way)
        guard !pieces.isEmpty else {
          report.emptyWays += 1
          continue
        }
        report.roadWays += 1
        let stretches = data.wayNodes[way].count - 1
        roads.append(Road(way: way, facts: number(of: facts), stretches: stretches))
        for piece in pieces { count(piece) }
      }
    }
  }

  private mutating func number(of facts: WayFacts) -> UInt32 {
    if let known = knownFacts[facts] { return known }
    let number = UInt32(self.facts.count)
    knownFacts[facts] = number
    self.facts.append(facts)
    return number
  }

  /// Returns the parts of a way between nodes that the map lacks, each of two nodes or more.
  ///
  /// A node that follows itself counts once.
  func pieces(ofWay way: Int) -> [[UInt32]] {
    var pieces: [[UInt32]] = []
    var piece: [UInt32] = []
    for node in data.wayNodes[way] {
      if node == OSMData.missing {
        if piece.count > 1 { pieces.append(piece) }
        piece = []
      } else if node != piece.last {
        piece.append(node)
      }
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// The ends of a way count twice: they are vertices.
  private mutating func count(_ nodes: [UInt32]) {
    for node in nodes where uses[Int(node)] < 2 { uses[Int(node)] += 1 }
    if let first = nodes.first, let last = nodes.last {
      uses[Int(first)] = 2
      uses[Int(last)] = 2
    }
  }

  /// Reads what stands at the nodes of roads.
  ///
  /// What stops or delays somebody makes a vertex; of other things only
  /// those at vertices are kept.
  mutating func readNodes() {
    for (row, node) in data.taggedNodes.enumerated() where uses[Int(node)] > 0 {
      let facts = profile.facts(ofNode: data.tags(ofTaggedNode: row))
      guard facts.isRelevant else { continue }
      if facts.affectsRoutes { uses[Int(node)] = 2 }
      if uses[Int(node)] > 1 { nodeFacts[node] = facts }
    }
  }

  /// Cuts roads that lead back to where they begin, and roads between places that another road joins, at the last
  /// two nodes of each, so that ``JunctionNetwork`` can keep them.
  mutating func cutRings() {
    struct Ends: Hashable { let low, high: UInt32 }
    var roadsBetween: [Ends: [[UInt32]]] = [:]
    var kept: [UInt32] = []
    for road in roads {
      for stretch in pieces(ofWay: road.way).flatMap({ stretches(of: $0) }) {
        guard let first = stretch.first, let last = stretch.last else { continue }
        let inner = Array(stretch.dropFirst().dropLast().sorted().suffix(2))
        if first == last {
          kept += inner
        } else {
          roadsBetween[Ends(low: min(first, last), high: max(first, last)), default: []].append(
            inner
          )
        }
      }
    }
    for lasts in roadsBetween.values where lasts.count > 1 { kept += lasts.joined() }
    for node in kept { uses[Int(node)] = 2 }
  }

  /// The parts of a line of nodes from one vertex to the next.
  func stretches(of nodes: [UInt32]) -> [ArraySlice<UInt32>] {
    var parts: [ArraySlice<UInt32>] = []
    var start = 0
    for index in 1..<nodes.count where uses[Int(nodes[index])] > 1 || index == nodes.count - 1 {
      parts.append(nodes[start...index])
      start = index
    }
    return parts
  }

  func vertexFacts() -> [UInt32: NodeFacts] {
    var facts: [UInt32: NodeFacts] = [:]
    for (node, value) in nodeFacts { facts[vertexOfNode[Int(node)]] = value }
    return facts
  }
}
