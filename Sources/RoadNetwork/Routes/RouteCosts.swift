import Platform

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

  /// What every turn and the edge behind it cost together.
  ///
  /// The columns are read without their owners: to hold one for each number is what would take the time, all the more
  /// where several threads do.
  func arcs() -> Column<UInt32> {
    guard !isPlain else { return map.search.arcs }
    let (edges, sections, turns) = (map.graph.edges, map.graph.sections, map.graph.turns)
    var own = Column(repeating: UInt32(0), count: map.graph.edgeCount)
    var arcs = Column(repeating: UInt32(0), count: map.graph.turnCount)
    nonisolated(unsafe) let edgeCosts = unsafe own.writable()
    nonisolated(unsafe) let turnCosts = unsafe arcs.writable()
    withExtendedLifetime((edges, sections, turns, own, arcs)) {
      unsafe Self.forEachPart(edgeCosts.count) { part in
        let sectionsOfEdges = unsafe edges.sections.checked
        let areBackward = unsafe edges.isBackward.bytes.checked
        let bases = unsafe edges.bases.checked
        let traits = unsafe sections.traits.checked
        let plain = unsafe weights.isShortest ? sections.lengths.checked : edges.weights.checked
        for edge in part {
          let section = unsafe sectionsOfEdges[edge]
          unsafe edgeCosts[edge] = weighed(
            plain[weights.isShortest ? Int(section) : edge],
            section: section,
            isBackward: areBackward[edge] != 0,
            base: bases[edge],
            RoadTraits(rawValue: traits[Int(section)])
          )
        }
      }
      unsafe Self.forEachPart(turnCosts.count) { part in
        let targets = unsafe turns.targets.checked
        let plain = unsafe turns.weights.checked
        let durations = unsafe turns.durations.checked
        for turn in part {
          unsafe turnCosts[turn] = weighed(
            turn: plain[turn],
            duration: durations[turn],
            onto: edgeCosts[Int(targets[turn])]
          )
        }
      }
    }
    return arcs
  }

  /// Calls with the parts of a range from 0, side by side.
  private static func forEachPart(_ count: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) {
    let parts = SystemProcess.processorCount
    WorkerThreads.run(count: parts, jobs: parts) { part in
      body(count * part / parts..<count * (part + 1) / parts)
    }
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
    let turns = map.graph.turns
    return weighed(
      turn: turns.weights[turn],
      duration: turns.durations[turn],
      onto: weighed(turns.targets[turn])
    )
  }

  private func weighed(_ edge: UInt32) -> UInt32 {
    let graph = map.graph
    let section = graph.edges.sections[Int(edge)]
    return weighed(
      weights.isShortest
        ? graph.sections.lengths[Int(section)] : graph.edges.weights[Int(edge)],
      section: section,
      isBackward: graph.edges.isBackward[Int(edge)],
      base: graph.edges.bases[Int(edge)],
      graph.traits(ofSection: section)
    )
  }

  @inline(__always)
  private func weighed(turn: UInt16, duration: UInt16, onto own: UInt32) -> UInt32 {
    guard own < Self.closed else { return Self.closed }
    guard weights.isShortest else { return UInt32(turn) &+ own }
    // Turns have no length; entering a road for residents stays dear.
    return (UInt32(turn) &- UInt32(duration)) & 0xFFFF &+ own
  }

  /// - Parameters:
  ///   - plain: What the edge costs, or how long it is.
  ///   - base: The edge itself, or the one of which it is a copy.
  @inline(__always)
  private func weighed(
    _ plain: UInt32,
    section: UInt32,
    isBackward: Bool,
    base: UInt32,
    _ traits: RoadTraits
  ) -> UInt32 {
    var own = plain
    if let change = changes[section] {
      let factor = isBackward ? change.backward : change.forward
      guard factor > 0 else { return Self.closed }
      if !weights.isShortest { own = UInt32(min(Double(own) / factor, 1e8).rounded()) }
    }
    if let percent = penalties[base] {
      own = UInt32(min(UInt64(own) * UInt64(100 + percent) / 100, 100_000_000))
    }
    let isAvoided = !weights.avoided.isDisjoint(with: traits)
    return isAvoided ? min(own, Self.avoidanceLimit) &* Self.avoidanceFactor : own
  }
}
