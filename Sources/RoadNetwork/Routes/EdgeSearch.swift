import Geodesy

/// One-to-one search over edges, with tables that are kept between searches.
struct EdgeSearch {
  /// What a search knows of an edge: one place in memory, since all of it is needed together.
  private struct Label {
    /// What the way to the end of the edge costs.
    var cost: UInt32 = 0
    var parent: UInt32 = 0
    /// The least that the rest of the way costs.
    var rest: UInt32 = 0
    /// Twice the number of the search that wrote it; one more once that is done with the edge.
    var state: UInt32 = 0
  }

  private let tables: MapTables
  private var labels: [Label]
  private var search: UInt32 = 0
  private var heap = EdgeHeap()

  init(_ tables: MapTables) {
    self.tables = tables
    labels = [Label](repeating: Label(), count: tables.graph.edgeCount)
  }

  /// Returns the best way from one place to another; nil where there is none.
  ///
  /// - Parameters:
  ///   - starts: Where it may begin: roads at one place.
  ///   - ends: Where it may end: roads at one place.
  ///   - goals: The edges there, copies too.
  mutating func leg(
    from starts: [RoadAccess],
    to ends: [RoadAccess],
    _ goals: [UInt32],
    _ costs: RouteCosts
  ) -> LegPath? {
    guard let end = ends.first else { return nil }
    beginSearch()
    let goal = SearchTables.point(end.position.coordinate)
    let rate = costs.leastRate
    let view = unsafe SearchView(tables)
    defer { withExtendedLifetime(tables) {} }
    var best: (cost: UInt32, last: UInt32?, edge: UInt32)?

    for start in starts {
      for edge in start.edges {
        let own = costs.begun(edge)
        let share = tables.graph.share(of: start.position, on: edge)
        // Straight to a place ahead on the same edge.
        if let end = tables.graph.share(of: ends, on: edge), end >= share {
          let cost = RoadGraph.part(of: own, from: share, to: end)
          if best.map({ cost < $0.cost }) ?? true { best = (cost, nil, edge) }
        }
        let cost = RoadGraph.part(of: own, from: share, to: 1)
        unsafe reach(edge, cost: cost, from: RoadGraph.none, goal, rate, view)
      }
    }
    let first = goals.min() ?? RoadGraph.none
    let last = goals.max() ?? 0
    while let (edge, key) = heap.removeFirst() {
      if let best, best.cost <= key { break }
      // An entry that a better one overtook.
      guard labels[Int(edge)].state == search else { continue }
      labels[Int(edge)].state |= 1
      let cost = labels[Int(edge)].cost
      for turn in unsafe view.turns(ofEdge: edge) {
        let target = unsafe view.target(turn)
        let step = costs.isPlain ? unsafe view.arc(turn) : costs.arc(turn)
        guard step < RouteCosts.closed else { continue }
        if target >= first, target <= last, goals.contains(target) {
          let own = costs.edge(target)
          let share = tables.graph.share(of: ends, on: target) ?? 0
          let used = RoadGraph.part(of: own, from: 0, to: share)
          let total = cost &+ step &- own &+ used
          if best.map({ total < $0.cost }) ?? true { best = (total, edge, target) }
        }
        unsafe reach(target, cost: cost &+ step, from: edge, goal, rate, view)
      }
    }
    return best.map(path)
  }

  /// Makes all labels old.
  private mutating func beginSearch() {
    heap.removeAll()
    if search > UInt32.max - 4 {
      labels = [Label](repeating: Label(), count: labels.count)
      search = 0
    }
    search += 2
  }

  @inline(__always)
  private mutating func reach(
    _ edge: UInt32,
    cost: UInt32,
    from: UInt32,
    _ goal: SIMD4<Double>,
    _ rate: Double,
    _ view: SearchView
  ) {
    var label = labels[Int(edge)]
    if label.state >= search {
      if label.cost <= cost { return }
    } else {
      // Lengths of sections are rounded to decimetres, points to half of one in each direction, and the
      // last part of a route to a whole number.
      let rest = (unsafe SearchTables.distance(view.head(ofEdge: edge), goal) - 2) * rate - 1
      label.rest = UInt32(min(max(0, rest), 1e9))
    }
    label.cost = cost
    label.parent = from
    label.state = search
    labels[Int(edge)] = label
    heap.insert(edge, key: cost &+ label.rest)
  }

  // MARK: - The way back

  private func path(_ best: (cost: UInt32, last: UInt32?, edge: UInt32)) -> LegPath {
    var edges = [best.edge]
    var at = best.last
    while let edge = at {
      edges.append(edge)
      let parent = labels[Int(edge)].parent
      at = parent == RoadGraph.none ? nil : parent
    }
    return LegPath(edges: edges.reversed(), cost: best.cost)
  }
}
