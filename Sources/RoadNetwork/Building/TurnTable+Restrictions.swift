extension TurnTable {
  /// Notes a restriction at a node; false where its ways do not meet there.
  ///
  /// - Parameter sections: The sections of each way that restrictions name.
  mutating func apply(
    _ restriction: TurnRestriction,
    at vertex: UInt32,
    _ sections: [Int64: [UInt32]]
  ) -> Bool {
    let from = Set(sections[restriction.from] ?? [])
    let to = Set(sections[restriction.to] ?? [])
    guard outgoing[Int(vertex)].contains(where: { to.contains(graph.edgeSections[Int($0)]) })
    else { return false }
    var isApplied = false
    for edge in incoming[Int(vertex)] {
      let section = graph.edgeSections[Int(edge)]
      guard from.contains(section) else { continue }
      isApplied = true
      // On a way that passes the node, turning back is not going on.
      let isBack = restriction.from == restriction.to && restriction.kind == .noUTurn
      rules[edge, default: []].append(
        Rule(sections: isBack ? [section] : to, isOnly: restriction.isOnly)
      )
    }
    return isApplied
  }

  /// Applies a restriction over ways to the turns; false where these do not lead from one to the
  /// other.
  mutating func apply(
    _ restriction: TurnRestriction,
    over ways: [Int64],
    _ sections: [Int64: [UInt32]]
  ) -> Bool {
    let from = Set(sections[restriction.from] ?? [])
    let to = Set(sections[restriction.to] ?? [])
    let via = Set(ways.flatMap { sections[$0] ?? [] })
    var isApplied = false
    for edge in 0..<exits.count where from.contains(graph.edgeSections[edge]) {
      guard let path = path(from: UInt32(edge), via, to) else { continue }
      isApplied = true
      var previous = edge
      for step in path {
        guard let index = exits[previous].firstIndex(of: step) else { break }
        let copy = duplicate(step)
        exits[previous][index] = copy
        previous = Int(copy)
      }
      let sections = graph.edgeSections
      exits[previous].removeAll { to.contains(sections[Int($0)]) != restriction.isOnly }
    }
    return isApplied
  }

  /// Returns the edges over via ways that lead from an edge to a road of `to`.
  private func path(from edge: UInt32, _ via: Set<UInt32>, _ to: Set<UInt32>) -> [UInt32]? {
    var path: [UInt32] = []
    var at = Int(edge)
    while path.count < 32 {
      if !path.isEmpty,
        exits[at].contains(where: { to.contains(graph.edgeSections[Int($0)]) })
      {
        return path
      }
      let next = exits[at].first { exit in
        via.contains(graph.edgeSections[Int(exit)])
          && exit != graph.reverse(ofEdge: UInt32(at)) && !path.contains(exit)
      }
      guard let next else { return nil }
      path.append(next)
      at = Int(next)
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
    exits.append(exits[index])
    return copy
  }
}
