import Geodesy

/// Finds what the turns of a graph cost.
///
/// As in OSRM 26.10 (`edge_based_graph_factory`) the angle is the one that a driver perceives, with the
/// halves of a dual carriageway as one road, and a turn costs at junctions only: where a road merely
/// goes on, what stands there counts alone.
struct TurnPricing {
  private let graph: RoadGraph
  private let network: JunctionNetwork
  private let facts: [WayFacts]
  /// The edges that leave and reach each vertex where something stands in the way.
  private var neighbours: [UInt32: [UInt32]] = [:]

  /// - Parameter network: That of the graph, with its bearings.
  init(_ network: JunctionNetwork) {
    self.network = network
    let graph = network.graph
    self.graph = graph
    facts = (0..<graph.facts.count).map { graph.facts[$0] }
    for vertex in graph.vertices.withFacts { neighbours[vertex] = [] }
    for edge in 0..<UInt32(graph.edges.originalCount) {
      neighbours[graph.tail(ofEdge: edge)]?.append(edge)
      neighbours[graph.head(ofEdge: edge)]?.append(edge)
    }
  }

  /// Returns what all turns cost, in tenths of a second.
  func costs() -> (durations: Column<UInt16>, weights: Column<UInt16>) {
    var durations: Column<UInt16> = []
    var weights: Column<UInt16> = []
    for edge in 0..<UInt32(graph.edgeCount) {
      let turns = graph.turns(ofEdge: edge)
      let junction = turns.isEmpty ? nil : junction(atEndOf: edge)
      for turn in turns {
        let cost = cost(from: edge, to: graph.turns.targets[turn], junction)
        durations.append(UInt16(clamping: cost.deciseconds))
        weights.append(UInt16(clamping: cost.weightTenths))
      }
    }
    return (durations, weights)
  }

  /// The junction at the end of an edge as one sees it from there; nil where the road merely goes on.
  private func junction(atEndOf edge: UInt32) -> JunctionView? {
    let node = network.vertexNodes[Int(graph.head(ofEdge: edge))]
    guard node != RoadGraph.none else { return nil }
    let arm = arm(of: edge)
    guard arm != RoadGraph.none, network.arms[Int(arm)].target == node else { return nil }
    return JunctionView(network, arrivingBy: arm)
  }

  private func arm(of edge: UInt32) -> UInt32 {
    let direction: UInt32 = graph.edges.isBackward[Int(edge)] ? 1 : 0
    return network.sectionArms[Int(graph.edges.sections[Int(edge)] << 1 | direction)]
  }

  private func cost(from: UInt32, to: UInt32, _ junction: JunctionView?) -> TurnCost {
    let isBack =
      graph.edges.bases[Int(to)] == graph.reverse(ofEdge: from)
    var angle = isBack ? 0.0 : 180.0
    var roads = 2
    if let junction {
      roads = junction.count
      if !isBack, let index = junction.index(of: arm(of: to)) {
        angle = junction.roads[index].angle
      }
    }
    let source = facts(of: from)
    let turn = Turn(
      angle: Turn.angle(fromOSRM: angle),
      isUTurn: angle <= 0,
      roads: roads,
      source: road(source, direction(of: from, source)),
      target: road(facts(of: to), direction(of: to, facts(of: to))),
      drivingSide: source.drivingSide,
      obstacleSeconds: obstacleSeconds(from, to, roads)
    )
    return graph.profile.turns.cost(of: turn)
  }

  // MARK: - Roads

  private func facts(of edge: UInt32) -> WayFacts {
    facts[Int(graph.sections.facts[Int(graph.edges.sections[Int(edge)])])]
  }

  private func direction(of edge: UInt32, _ facts: WayFacts) -> WayFacts.Direction? {
    facts[graph.edges.isBackward[Int(edge)] ? .backward : .forward]
  }

  private func road(_ facts: WayFacts, _ direction: WayFacts.Direction?) -> Turn.Road {
    Turn.Road(
      direction?.mode ?? facts.mode,
      isRestricted: direction?.isRestricted ?? false,
      isRoundabout: facts.isRoundabout || facts.isCircular
    )
  }

  // MARK: - Obstacles

  private func obstacleSeconds(_ from: UInt32, _ to: UInt32, _ roads: Int) -> Double {
    let vertex = graph.head(ofEdge: from)
    guard let near = neighbours[vertex], let obstacles = graph.facts(ofVertex: vertex),
      !obstacles.obstacles.isEmpty
    else { return 0 }
    func speed(_ edge: UInt32) -> Double { direction(of: edge, facts(of: edge))?.speed ?? 0 }
    let fastest = near.map(speed).max() ?? 0
    return obstacles.seconds(
      NodeFacts.Approach(
        graph.edges.isBackward[Int(from)] ? .backward : .forward,
        roads: roads,
        isMinorRoad: fastest > speed(from),
        before: graph.length(ofEdge: from),
        after: graph.length(ofEdge: to)
      )
    )
  }
}
