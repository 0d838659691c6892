extension HierarchySearch {
  /// Returns the best way from one place to another; nil where there is none.
  ///
  /// - Parameters:
  ///   - starts: Where it may begin: roads at one place.
  ///   - ends: Where it may end: roads at one place.
  ///   - goals: The edges there, copies too.
  mutating func leg(
    _ graph: RoadGraph,
    from starts: [RoadAccess],
    to ends: [RoadAccess],
    _ goals: [UInt32],
    _ costs: RouteCosts,
    _ weights: HierarchyWeights
  ) -> LegPath? {
    var best: LegPath?
    var sources: [(edge: UInt32, cost: UInt32)] = []
    var firsts: [UInt32] = []
    for (start, edge) in starts.flatMap({ start in start.edges.map { (start, $0) } }) {
      let share = graph.share(of: start.position, on: edge)
      let own = costs.begun(edge)
      if let goal = graph.share(of: ends, on: edge), goal >= share {
        let cost = RoadGraph.part(of: own, from: share, to: goal)
        if best.map({ cost < $0.cost }) ?? true { best = LegPath(edges: [edge], cost: cost) }
      }
      // The way begins behind the first turn, so that it may come back to its first edge.
      for turn in graph.turns(ofEdge: edge) {
        let arc = costs.arc(turn)
        guard arc < RouteCosts.closed else { continue }
        sources.append(
          (graph.turns.targets[turn], RoadGraph.part(of: own, from: share, to: 1) &+ arc)
        )
        firsts.append(edge)
      }
    }
    let goals = goals.filter {
      costs.edge($0) < RouteCosts.closed
    }
    // What the end leaves unused of its edge is taken back; all of it stays above zero this way.
    let most = goals.map { costs.edge($0) }.max() ?? 0
    let targets = goals.map { edge in
      let own = costs.edge(edge)
      let used = RoadGraph.part(of: own, from: 0, to: graph.share(of: ends, on: edge) ?? 0)
      return (edge: edge, cost: most - own + used)
    }
    guard let path = path(from: sources, to: targets, weights), path.cost >= most else {
      return best
    }
    let cost = path.cost - most
    if let best, best.cost <= cost { return best }
    let first = zip(sources, firsts).filter { $0.0.edge == path.edges[0] }
      .min { $0.0.cost < $1.0.cost }?.1
    return first.map { LegPath(edges: [$0] + path.edges, cost: cost) }
  }
}
