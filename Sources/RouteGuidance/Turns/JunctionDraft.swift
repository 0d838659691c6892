import RoadNetwork

/// A junction as it looks to who arrives on one of its roads, while it is found out what each turn is
/// worth saying.
struct JunctionDraft {
  struct Road {
    let view: JunctionView.Road
    var turn = TurnInstruction(.invalid, .uTurn)

    var arm: UInt32 { view.arm }
    var kind: RoadKind { view.kind }
    /// 0 back, 180 straight on, less right, more left.
    var angle: Double { view.angle }
    /// Degrees of the road where it begins, and as a driver sees it.
    var initial: Double { view.initial }
    var bearing: Double { view.bearing }
    var isEnterable: Bool { view.isEnterable }
    var deviation: Double { view.deviation }
    var modifier: TurnModifier { TurnModifier(angle: view.angle) }
  }

  let view: JunctionView
  /// Counter-clockwise, the road one came by first.
  var roads: [Road]

  init(_ view: JunctionView) {
    self.view = view
    roads = view.roads.map { Road(view: $0) }
  }

  /// The junction seen in a mirror: the road one came by stays first, right is left.
  var mirrored: JunctionDraft {
    var draft = JunctionDraft(view.mirrored)
    for index in draft.roads.indices {
      let turn = roads[(roads.count - index) % roads.count].turn
      draft.roads[index].turn = TurnInstruction(turn.kind, turn.modifier.mirrored)
    }
    return draft
  }

  init(
    _ network: JunctionNetwork,
    arrivingBy incoming: UInt32,
    _ bearings: JunctionView.Bearings = .merged
  ) {
    self.init(JunctionView(network, arrivingBy: incoming, bearings))
  }

  var network: JunctionNetwork { view.network }
  /// The arm one arrives by.
  var incoming: UInt32 { view.incoming }
  var incomingKind: RoadKind { view.incomingKind }
  var node: UInt32 { view.node }
  var count: Int { roads.count }
  var enterableCount: Int { roads.count { $0.isEnterable } }
  var rightmost: Road { roads[min(1, roads.count - 1)] }
  var leftmost: Road { roads[roads.count - 1] }
  /// Whether nothing but turning back is possible.
  var isDeadEnd: Bool { !roads.dropFirst().contains { $0.isEnterable } }

  func index(of arm: UInt32) -> Int? { view.index(of: arm) }

  /// The road nearest to an angle.
  func closest(to angle: Double) -> Int { view.closest(to: angle) }

  /// The straightest road of those wanted; nil where there is none.
  func straightest(where isWanted: (JunctionView.Road) -> Bool) -> Int? {
    view.straightest(where: isWanted)
  }
}
