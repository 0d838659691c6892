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
  func nats(_ tables: MapTables, from edge: UInt32, to next: UInt32) -> Double {
    let from = Int(tables.graph.edgeSections[Int(edge)])
    let to = Int(tables.graph.edgeSections[Int(next)])
    let isBackward = tables.graph.edgeIsBackward[Int(edge)]
    let goesBackward = tables.graph.edgeIsBackward[Int(next)]
    if from == to, isBackward != goesBackward { return costs[360] }
    var before = tables.graph.endBearings[from]
    if isBackward { before = tables.graph.startBearings[from] + 180 }
    var after = tables.graph.startBearings[to]
    if goesBackward { after = tables.graph.endBearings[to] + 180 }
    let angle = Bearing.difference(from: Double(before), to: Double(after))
    return costs[min(max(Int(angle) + 180, 0), 360)]
  }
}
