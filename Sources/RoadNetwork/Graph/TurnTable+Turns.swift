import Geodesy

extension TurnTable {
  /// Adds every turn that is possible and that no restriction at a node forbids.
  mutating func addAll() {
    arcs = (0..<UInt32(graph.edgeCount)).map { edge in
      let vertex = graph.head(ofEdge: edge)
      let reverse = graph.reverse(ofEdge: edge)
      let exits = outgoing[Int(vertex)].filter { !isForbidden(from: edge, to: $0) }
      let isBarrier = nodeFacts[vertex]?.isBarrier ?? false
      let ring = isBarrier ? nil : RoundaboutCrossing(self, from: edge, at: vertex)
      return exits.compactMap { exit in
        let isUTurn = exit == reverse
        if isUTurn {
          guard mayTurnBack(edge, at: vertex, isBarrier: isBarrier, exits: exits.count) else {
            return nil
          }
        } else if isBarrier || ring?.forbids(exit) == true {
          return nil
        }
        return arc(from: edge, to: exit, at: vertex, isUTurn: isUTurn)
      }
    }
  }

  private func isForbidden(from edge: UInt32, to exit: UInt32) -> Bool {
    guard let own = rules[edge] else { return false }
    let section = graph.edgeSections[Int(exit)]
    return own.contains { $0.forbids(section) }
  }

  /// Whether one may turn back, as OSRM 26.10 decides (`intersection_analysis`): before a barrier,
  /// at a dead end, where there is no other exit, where no other road leads to, and from a lane with
  /// an arrow for it.
  private func mayTurnBack(
    _ edge: UInt32,
    at vertex: UInt32,
    isBarrier: Bool,
    exits: Int
  ) -> Bool {
    if isBarrier || degrees[Int(vertex)] == 1 || exits == 1 { return true }
    if arrivals[Int(vertex)] <= 1 { return true }
    guard let lanes = direction(ofEdge: edge)?.turnLanes, lanes.contains("reverse") else {
      return false
    }
    return TurnLanes(lanes).lanes.contains { $0.contains(.uTurn) }
  }

  // MARK: - Costs

  private func arc(from: UInt32, to: UInt32, at vertex: UInt32, isUTurn: Bool) -> Arc {
    let source = wayFacts(ofEdge: from)
    let target = wayFacts(ofEdge: to)
    let angle = Bearing.difference(
      from: graph.bearings(ofEdge: from).end,
      to: graph.bearings(ofEdge: to).start
    )
    let turn = Turn(
      angle: isUTurn ? 180 : angle,
      isUTurn: isUTurn,
      roads: degrees[Int(vertex)],
      source: road(source, direction(ofEdge: from)),
      target: road(target, direction(ofEdge: to)),
      drivingSide: source.drivingSide,
      obstacleSeconds: obstacleSeconds(from, to, vertex)
    )
    let cost = graph.profile.turns.cost(of: turn)
    return Arc(
      target: to,
      duration: UInt16(clamping: cost.deciseconds),
      weight: UInt16(clamping: cost.weightTenths)
    )
  }

  private func road(_ facts: WayFacts, _ direction: WayFacts.Direction?) -> Turn.Road {
    Turn.Road(
      direction?.mode ?? facts.mode,
      isRestricted: direction?.isRestricted ?? false,
      isRoundabout: facts.isRoundabout || facts.isCircular
    )
  }

  private func obstacleSeconds(_ from: UInt32, _ to: UInt32, _ vertex: UInt32) -> Double {
    guard let facts = nodeFacts[vertex], !facts.obstacles.isEmpty else { return 0 }
    func metres(_ edge: UInt32) -> Double {
      Double(graph.sectionLengths[Int(graph.edgeSections[Int(edge)])]) / 10
    }
    let own = direction(ofEdge: from)?.speed ?? 0
    let fastest = (outgoing[Int(vertex)] + incoming[Int(vertex)]).lazy
      .compactMap { direction(ofEdge: $0)?.speed }.max()
    return facts.seconds(
      NodeFacts.Approach(
        graph.edgeIsBackward[Int(from)] ? .backward : .forward,
        roads: degrees[Int(vertex)],
        isMinorRoad: (fastest ?? 0) > own,
        before: metres(from),
        after: metres(to)
      )
    )
  }
}
