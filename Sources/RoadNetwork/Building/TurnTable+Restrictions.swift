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
    guard outgoing[Int(vertex)].contains(where: { to.contains(edges.sections[Int($0)]) })
    else { return false }
    var isApplied = false
    for edge in incoming[Int(vertex)] {
      let section = edges.sections[Int(edge)]
      guard from.contains(section) else { continue }
      isApplied = true
      // On a way that passes the node, turning back is not going on.
      let isBack = restriction.from == restriction.to && restriction.kind == .noUTurn
      rules[edge, default: []].append(
        Rule(sections: isBack ? [section] : to, isOnly: restriction.isOnly)
      )
    }
    if isApplied { restrict(vertex) }
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
    for edge in edges(ofSections: from) {
      guard let path = path(from: edge, via, to) else { continue }
      isApplied = true
      for (place, step) in path.enumerated() {
        if place == 0 { restrict(graph.tail(ofEdge: edges.bases[Int(step)])) }
        if place == path.count - 1 { restrict(graph.head(ofEdge: edges.bases[Int(step)])) }
      }
      var previous = Int(edge)
      for step in path {
        let list = exits[previous]
        guard list.contains(step) else { break }
        let copy = duplicate(step)
        exits.replace(previous, by: list.map { $0 == step ? copy : $0 })
        previous = Int(copy)
      }
      let sections = edges.sections
      exits.replace(
        previous,
        by: exits[previous].filter { to.contains(sections[Int($0)]) == restriction.isOnly }
      )
    }
    return isApplied
  }

  /// Returns the edges over via ways that lead from an edge to a road of `to`.
  func path(from edge: UInt32, _ via: Set<UInt32>, _ to: Set<UInt32>) -> [UInt32]? {
    var path: [UInt32] = []
    var at = Int(edge)
    while path.count < 32 {
      if !path.isEmpty,
        exits[at].contains(where: { to.contains(edges.sections[Int($0)]) })
      {
        return path
      }
      let next = exits[at].first { exit in
        via.contains(edges.sections[Int(exit)])
          && exit != graph.reverse(ofEdge: edges.bases[at]) && !path.contains(exit)
      }
      guard let next else { return nil }
      path.append(next)
      at = Int(next)
    }
    return nil
  }

  /// Adds a copy of an edge with the same turns.
  private mutating func duplicate(_ edge: UInt32) -> UInt32 {
    let copy = UInt32(edges.sections.count)
    let index = Int(edge)
    edges.sections.append(edges.sections[index])
    edges.isBackward.append(edges.isBackward[index])
    edges.bases.append(edges.bases[index])
    edges.durations.append(edges.durations[index])
    edges.weights.append(edges.weights[index])
    exits.append(exits[index])
    return copy
  }
}
