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
  func nats(_ view: WayView, from edge: UInt32, to next: UInt32) -> Double {
    let from = unsafe view.section(ofEdge: edge)
    let to = unsafe view.section(ofEdge: next)
    let isBackward = unsafe view.isBackward(edge)
    let goesBackward = unsafe view.isBackward(next)
    if from == to, isBackward != goesBackward { return costs[360] }
    let (first, second) = unsafe (view.bearings(ofSection: from), view.bearings(ofSection: to))
    let before = isBackward ? first.start + 180 : first.end
    let after = goesBackward ? second.end + 180 : second.start
    let angle = Bearing.difference(from: Double(before), to: Double(after))
    return costs[min(max(Int(angle) + 180, 0), 360)]
  }
}
