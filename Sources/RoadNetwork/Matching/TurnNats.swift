import Geodesy

/// What turns cost a matched way, by their angle, in proportion to the profile's turn penalties.
///
/// Junctions where a signal delays but the road goes straight on are no less likely for it: only the
/// angle counts, and only where the profile charges for the turn at all.
struct TurnNats: Sendable {
  /// By whole degrees from -180 to 180.
  private let costs: [Double]

  init(_ profile: RoutingProfile, _ parameters: MatchParameters) {
    costs = (-180...180).map { angle in
      // On a ring nobody waits for oncoming traffic: what is left is the price of the angle.
      let turn = Turn(angle: Double(angle), source: Turn.Road(profile.mode, isRoundabout: true))
      return min(parameters.uTurn, profile.turns.cost(of: turn).seconds * parameters.turnRate)
    }
  }

  @inline(__always)
  func nats(_ graph: RoadGraph, from edge: UInt32, to next: UInt32) -> Double {
    if graph.edgeSections[Int(edge)] == graph.edgeSections[Int(next)],
      graph.edgeIsBackward[Int(edge)] != graph.edgeIsBackward[Int(next)]
    {
      return costs[360]
    }
    let angle = Bearing.difference(
      from: graph.bearings(ofEdge: edge).end,
      to: graph.bearings(ofEdge: next).start
    )
    return costs[min(max(Int(angle) + 180, 0), 360)]
  }
}
