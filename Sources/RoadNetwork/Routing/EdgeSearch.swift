import Geodesy

/// One-to-one search over edges, with tables that are kept between searches.
struct EdgeSearch {
  private let points: VertexPoints
  private var costs: [UInt32]
  private var parents: [UInt32]
  private var stamps: [UInt32]
  private var stamp: UInt32 = 0
  private var heap = EdgeHeap()
  /// How many edges the last search took from its queue.
  private(set) var settledCount = 0

  init(_ graph: RoadGraph, _ points: VertexPoints) {
    self.points = points
    costs = [UInt32](repeating: 0, count: graph.edgeCount)
    parents = [UInt32](repeating: 0, count: graph.edgeCount)
    stamps = [UInt32](repeating: 0, count: graph.edgeCount)
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
    stamp &+= 1
    heap.removeAll()
    settledCount = 0
    let goal = VertexPoints.point(end.coordinate)
    var best: (cost: UInt32, last: UInt32?, edge: UInt32)?

    for edge in from {
      let share = Self.share(graph, start, edge)
      // Straight to a place ahead on the same edge.
      if to.contains(edge), Self.share(graph, end, edge) >= share {
        let cost = Self.part(weight(graph, edge, weights), share, Self.share(graph, end, edge))
        if best.map({ cost < $0.cost }) ?? true { best = (cost, nil, edge) }
      }
      reach(
        graph,
        edge,
        cost: Self.part(weight(graph, edge, weights), share, 1),
        from: RoadGraph.none,
        goal,
        weights
      )
    }
    while let (edge, key) = heap.removeFirst() {
      if let best, best.cost <= key { break }
      let cost = costs[Int(edge)]
      // An entry that a better one overtook.
      if key > bound(graph, edge, cost, goal, weights) { continue }
      settledCount += 1
      for turn in graph.turns(ofEdge: edge) {
        let target = graph.turnTargets[turn]
        let own = weight(graph, target, weights)
        guard own != RoadGraph.none else { continue }
        let before = cost &+ turnWeight(graph, turn, weights)
        if to.contains(graph.edgeBases[Int(target)]) {
          let total = before &+ Self.part(own, 0, Self.share(graph, end, target))
          if best.map({ total < $0.cost }) ?? true { best = (total, edge, target) }
        }
        reach(graph, target, cost: before &+ own, from: edge, goal, weights)
      }
    }
    guard let best else { return nil }
    return leg(graph, start, end, best)
  }

  @inline(__always)
  private mutating func reach(
    _ graph: RoadGraph,
    _ edge: UInt32,
    cost: UInt32,
    from: UInt32,
    _ goal: SIMD4<Double>,
    _ weights: RouteWeights
  ) {
    let index = Int(edge)
    if stamps[index] == stamp, costs[index] <= cost { return }
    stamps[index] = stamp
    costs[index] = cost
    parents[index] = from
    heap.insert(edge, key: bound(graph, edge, cost, goal, weights))
  }

  /// The least that a route over an edge can cost.
  @inline(__always)
  private func bound(
    _ graph: RoadGraph,
    _ edge: UInt32,
    _ cost: UInt32,
    _ goal: SIMD4<Double>,
    _ weights: RouteWeights
  ) -> UInt32 {
    let metres = VertexPoints.distance(points[graph.head(ofEdge: edge)], goal)
    // Lengths of sections are rounded to decimetres, and the last part of a route to a whole number.
    let rest = weights.isShortest ? metres * 9.9 : metres / points.bestRate - 1
    return cost &+ UInt32(max(0, rest * 0.999_999))
  }

  // MARK: - Weights

  @inline(__always)
  private func weight(_ graph: RoadGraph, _ edge: UInt32, _ weights: RouteWeights) -> UInt32 {
    guard weights != RouteWeights() else { return graph.edgeWeights[Int(edge)] }
    let section = graph.edgeSections[Int(edge)]
    let own = weights.isShortest ? graph.sectionLengths[Int(section)] : graph.edgeWeights[Int(edge)]
    let isAvoided = !weights.avoided.isDisjoint(with: graph.sectionTraits[Int(section)])
    // Avoided roads stay possible: better than no route.
    return isAvoided ? min(own, 20_000_000) * 20 : own
  }

  @inline(__always)
  private func turnWeight(_ graph: RoadGraph, _ turn: Int, _ weights: RouteWeights) -> UInt32 {
    weights.isShortest
      ? UInt32(graph.turnWeights[turn] - graph.turnDurations[turn])
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
      at = parents[Int(edge)] == RoadGraph.none ? nil : parents[Int(edge)]
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
      duration += own + turn
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
