/// What the roads of a graph cost, for one way to weigh them.
struct RouteCosts: Sendable {
  /// More than any way costs: a closed road.
  static let closed = HierarchyWeights.unreachable
  /// Avoided roads stay possible: better than no route.
  private static let avoidanceFactor: UInt32 = 20
  private static let avoidanceLimit: UInt32 = 20_000_000

  let weights: RouteWeights
  /// Whether the costs are those that the graph holds.
  private(set) var isPlain: Bool
  private let map: MapTables
  /// The share of its speed that a changed road has in its direction and against it, by section.
  private var changes: [UInt32: (forward: Double, backward: Double)] = [:]
  /// How much dearer some edges are, in percent.
  private var penalties: [UInt32: UInt32] = [:]

  init(_ map: MapTables, _ weights: RouteWeights) {
    self.weights = weights
    isPlain = weights == RouteWeights()
    self.map = map
    let ways = Set(weights.changes.map(\.way))
    guard !ways.isEmpty else { return }
    for section in 0..<map.graph.sectionCount {
      let way = map.graph.sections.ways[section]
      guard ways.contains(way) else { continue }
      var factors = (forward: 1.0, backward: 1.0)
      for change in weights.changes where change.way == way {
        if change.direction != .backward { factors.forward = change.speedFactor }
        if change.direction != .forward { factors.backward = change.speedFactor }
      }
      changes[UInt32(section)] = factors
    }
  }

  /// Makes edges dearer, each time on top of the last.
  mutating func penalise(_ edges: [UInt32], percent: UInt32) {
    isPlain = false
    for edge in edges { penalties[map.graph.edges.bases[Int(edge)], default: 0] += percent }
  }

  /// What a whole edge costs; ``closed`` where it is not to be used.
  @inline(__always)
  func edge(_ edge: UInt32) -> UInt32 {
    isPlain ? map.graph.edges.weights[Int(edge)] : weighed(edge)
  }

  /// What a turn and the edge behind it cost together.
  @inline(__always)
  func arc(_ turn: Int) -> UInt32 {
    isPlain ? map.search.arcs[turn] : weighedArc(turn)
  }

  /// Whether a road may be used in some direction.
  func isOpen(_ section: UInt32) -> Bool {
    isOpen(edge: map.graph.sections.forwardEdges[Int(section)])
      || isOpen(edge: map.graph.sections.backwardEdges[Int(section)])
  }

  private func isOpen(edge: UInt32) -> Bool {
    edge != RoadGraph.none && self.edge(edge) < Self.closed
  }

  /// What an edge costs who is on it already.
  func begun(_ edge: UInt32) -> UInt32 {
    let cost = self.edge(edge)
    return cost < Self.closed ? cost : map.graph.edges.weights[Int(edge)]
  }

  /// The least cost of a decimetre.
  var leastRate: Double { weights.isShortest ? 0.99 : 0.999_999 / map.search.bestRate }

  private func weighedArc(_ turn: Int) -> UInt32 {
    let own = weighed(map.graph.turns.targets[turn])
    guard own < Self.closed else { return Self.closed }
    let turnCost = UInt32(map.graph.turns.weights[turn])
    guard weights.isShortest else { return turnCost &+ own }
    // Turns have no length; entering a road for residents stays dear.
    return (turnCost &- UInt32(map.graph.turns.durations[turn])) & 0xFFFF &+ own
  }

  private func weighed(_ edge: UInt32) -> UInt32 {
    let section = map.graph.edges.sections[Int(edge)]
    var own =
      weights.isShortest
      ? map.graph.sections.lengths[Int(section)] : map.graph.edges.weights[Int(edge)]
    if let change = changes[section] {
      let factor = map.graph.edges.isBackward[Int(edge)] ? change.backward : change.forward
      guard factor > 0 else { return Self.closed }
      if !weights.isShortest { own = UInt32(min(Double(own) / factor, 1e8).rounded()) }
    }
    if let percent = penalties[map.graph.edges.bases[Int(edge)]] {
      own = UInt32(min(UInt64(own) * UInt64(100 + percent) / 100, 100_000_000))
    }
    let isAvoided = !weights.avoided.isDisjoint(with: map.graph.traits(ofSection: section))
    return isAvoided ? min(own, Self.avoidanceLimit) &* Self.avoidanceFactor : own
  }
}
