import Geodesy

extension TurnTable {
  /// Adds every turn that is possible and that no restriction at a node forbids.
  mutating func addAll() {
    exits = EdgeLists(count: graph.edgeCount) { index in
      let edge = UInt32(index)
      let vertex = graph.head(ofEdge: edge)
      let reverse = graph.reverse(ofEdge: edge)
      let open = outgoing[Int(vertex)].filter { !isForbidden(from: edge, to: $0) }
      let isBarrier = nodeFacts[vertex]?.isBarrier ?? false
      let ring = isBarrier ? nil : RoundaboutCrossing(self, from: edge, at: vertex)
      return open.compactMap { exit in
        let isUTurn = exit == reverse
        if isUTurn {
          guard mayTurnBack(edge, at: vertex, isBarrier: isBarrier, exits: open.count) else {
            return nil
          }
        } else if isBarrier || ring?.forbids(exit) == true {
          return nil
        }
        return exit
      }
    }
  }

  private func isForbidden(from edge: UInt32, to exit: UInt32) -> Bool {
    guard let own = rules[edge] else { return false }
    let section = graph.edges.sections[Int(exit)]
    return own.contains { $0.forbids(section) }
  }

  /// Whether one may turn back, as OSRM 26.10 decides (`intersection_analysis`): before a barrier,
  /// at a dead end, on a turning circle or loop, where there is no other exit, where no other road leads to, and from a lane with
  /// an arrow for it.
  private func mayTurnBack(
    _ edge: UInt32,
    at vertex: UInt32,
    isBarrier: Bool,
    exits: Int
  ) -> Bool {
    let isPlace = nodeFacts[vertex]?.isTurningPlace ?? false
    if isBarrier || isPlace || degrees[Int(vertex)] == 1 || exits == 1 { return true }
    if arrivals[Int(vertex)] <= 1 { return true }
    guard let lanes = direction(ofEdge: edge)?.turnLanes, lanes.contains("reverse") else {
      return false
    }
    return TurnLanes(lanes).lanes.contains { $0.contains(.uTurn) }
  }
}
