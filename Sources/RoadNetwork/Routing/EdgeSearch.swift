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

  private let tables: SearchTables
  private var labels: [Label]
  private var search: UInt32 = 0
  private var heap = EdgeHeap()

  init(_ graph: RoadGraph, _ tables: SearchTables) {
    self.tables = tables
    labels = [Label](repeating: Label(), count: graph.edgeCount)
  }

  /// Returns the best way from one place to another; nil where there is none.
  ///
  /// - Parameters:
  ///   - from: The edges on which it may begin, whole edges of the start's section.
  ///   - to: The edges on which it may end.
  mutating func leg(
    _ graph: RoadGraph,
    _ start: RoadPosition,
    _ from: [UInt32],
    _ end: RoadPosition,
    _ to: [UInt32],
    _ weights: RouteWeights
  ) -> PlannedRoute.Leg? {
    beginSearch()
    let goal = SearchTables.point(end.coordinate)
    let scale = weights.isShortest ? 0.99 : 0.999_999 / tables.bestRate
    let isPlain = weights == RouteWeights()
    var best: (cost: UInt32, last: UInt32?, edge: UInt32)?

    for edge in from {
      let own = weight(graph, edge, weights)
      let share = Self.share(graph, start, edge)
      // Straight to a place ahead on the same edge.
      if to.contains(edge), Self.share(graph, end, edge) >= share {
        let cost = Self.part(own, share, Self.share(graph, end, edge))
        if best.map({ cost < $0.cost }) ?? true { best = (cost, nil, edge) }
      }
      reach(edge, cost: Self.part(own, share, 1), from: RoadGraph.none, goal, scale)
    }
    let goals = graph.copies(of: to)
    let first = goals.min() ?? RoadGraph.none
    let last = goals.max() ?? 0
    while let (edge, key) = heap.removeFirst() {
      if let best, best.cost <= key { break }
      // An entry that a better one overtook.
      guard labels[Int(edge)].state == search else { continue }
      labels[Int(edge)].state |= 1
      let cost = labels[Int(edge)].cost
      for turn in graph.turns(ofEdge: edge) {
        let target = graph.turnTargets[turn]
        let step = isPlain ? tables.arcs[turn] : arc(graph, turn, weights)
        if target >= first, target <= last, goals.contains(target) {
          let own = weight(graph, target, weights)
          let total = cost &+ step &- own &+ Self.part(own, 0, Self.share(graph, end, target))
          if best.map({ total < $0.cost }) ?? true { best = (total, edge, target) }
        }
        reach(target, cost: cost &+ step, from: edge, goal, scale)
      }
    }
    guard let best else { return nil }
    return leg(graph, start, end, best)
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
    _ scale: Double
  ) {
    var label = labels[Int(edge)]
    if label.state >= search {
      if label.cost <= cost { return }
    } else {
      // Lengths of sections are rounded to decimetres, points to half of one in each direction, and the
      // last part of a route to a whole number.
      let rest = (SearchTables.distance(tables.head(ofEdge: edge), goal) - 2) * scale - 1
      label.rest = UInt32(min(max(0, rest), 1e9))
    }
    label.cost = cost
    label.parent = from
    label.state = search
    labels[Int(edge)] = label
    heap.insert(edge, key: cost &+ label.rest)
  }

  // MARK: - Weights

  @inline(__always)
  private func weight(_ graph: RoadGraph, _ edge: UInt32, _ weights: RouteWeights) -> UInt32 {
    guard weights != RouteWeights() else { return graph.edgeWeights[Int(edge)] }
    let section = graph.edgeSections[Int(edge)]
    let own = weights.isShortest ? graph.sectionLengths[Int(section)] : graph.edgeWeights[Int(edge)]
    let isAvoided = !weights.avoided.isDisjoint(with: graph.traits(ofSection: section))
    // Avoided roads stay possible: better than no route.
    return isAvoided ? min(own, 20_000_000) * 20 : own
  }

  /// What a turn and the edge behind it cost together.
  private func arc(_ graph: RoadGraph, _ turn: Int, _ weights: RouteWeights) -> UInt32 {
    turnWeight(graph, turn, weights) &+ weight(graph, graph.turnTargets[turn], weights)
  }

  @inline(__always)
  private func turnWeight(_ graph: RoadGraph, _ turn: Int, _ weights: RouteWeights) -> UInt32 {
    weights.isShortest
      ? UInt32(graph.turnWeights[turn] &- graph.turnDurations[turn])
      : UInt32(graph.turnWeights[turn])
  }

  /// How far along an edge a place of its section lies, in the direction of travel.
  @inline(__always)
  private static func share(_ graph: RoadGraph, _ position: RoadPosition, _ edge: UInt32) -> Double
  {
    graph.edgeIsBackward[Int(edge)] ? 1 - position.fraction : position.fraction
  }

  @inline(__always)
  private static func part(_ whole: UInt32, _ from: Double, _ to: Double) -> UInt32 {
    UInt32((Double(whole) * max(0, to - from)).rounded())
  }

  // MARK: - The way back

  private func leg(
    _ graph: RoadGraph,
    _ start: RoadPosition,
    _ end: RoadPosition,
    _ best: (cost: UInt32, last: UInt32?, edge: UInt32)
  ) -> PlannedRoute.Leg {
    var edges = [best.edge]
    var at = best.last
    while let edge = at {
      edges.append(edge)
      let parent = labels[Int(edge)].parent
      at = parent == RoadGraph.none ? nil : parent
    }
    edges.reverse()
    var pieces: [PlannedRoute.Piece] = []
    var duration: UInt32 = 0
    for (number, edge) in edges.enumerated() {
      let from = number == 0 ? Self.share(graph, start, edge) : 0
      let to = number == edges.count - 1 ? Self.share(graph, end, edge) : 1
      let turn = number > 0 ? Self.turnDuration(graph, edges[number - 1], edge) : 0
      let own = Self.part(graph.edgeDurations[Int(edge)], from, to)
      pieces.append(
        PlannedRoute.Piece(
          edge: edge,
          from: from,
          to: max(from, to),
          duration: own,
          turnDuration: turn
        )
      )
      duration &+= own &+ turn
    }
    return PlannedRoute.Leg(
      pieces: pieces,
      start: start,
      end: end,
      duration: duration,
      weight: best.cost
    )
  }

  private static func turnDuration(_ graph: RoadGraph, _ from: UInt32, _ to: UInt32) -> UInt32 {
    for turn in graph.turns(ofEdge: from) where graph.turnTargets[turn] == to {
      return UInt32(graph.turnDurations[turn])
    }
    return 0
  }
}
