import RoadNetwork

/// The junction just before another, whose lanes may be for both (OSRM's rules).
struct PreviousJunction {
  /// Metres between the junctions: it must be less, for lengths are known to the decimetre.
  static let reach = 30.0

  let view: JunctionDraft
  /// The arms of a lane of its own for a turn and of the road beside it, where the way between the junctions is one
  /// of both.
  let sliproad: (own: UInt32, main: UInt32, isRight: Bool)?

  /// Nil where there is none.
  ///
  /// - Parameter look: Finds the junction at the end of an arm.
  init?(_ network: JunctionNetwork, _ view: JunctionDraft, _ look: (UInt32) -> JunctionDraft) {
    let arm = view.incoming
    let road = network.arms[Int(arm)]
    guard road.length < Self.reach, let back = view.roads.first,
      network.arms[Int(back.arm)].target == road.node
    else { return nil }
    let reverse = JunctionDraft(network, arrivingBy: back.arm, .close)
    let straight = reverse.roads[reverse.closest(to: 180)]
    guard straight.deviation <= 60 else { return nil }
    let incoming = network.arms[Int(straight.arm)].twin
    guard network.arms[Int(incoming)].isOpen else { return nil }
    let before = look(incoming)
    guard before.index(of: arm) != nil else { return nil }
    self.view = before
    let slips = before.roads.indices.lazy.filter { before.roads[$0].turn.kind == .sliproad }
    let isBesideOne = slips.contains { index in
      before.roads[index].arm == arm
        || Self.neighbour(before, index).map { before.roads[$0].arm == arm } ?? false
    }
    if isBesideOne, let slip = slips.first, let main = Self.neighbour(before, slip) {
      let (own, other) = (before.roads[slip], before.roads[main])
      sliproad = (own.arm, other.arm, other.angle > own.angle)
    } else {
      sliproad = nil
    }
  }

  /// The road nearest to one.
  private static func neighbour(_ view: JunctionDraft, _ index: Int) -> Int? {
    if index + 1 == view.count { return index > 1 ? index - 1 : nil }
    if index <= 1 { return index + 1 }
    let angle = view.roads[index].angle
    let right = TurnAngle.difference(angle, view.roads[index - 1].angle)
    let left = TurnAngle.difference(angle, view.roads[index + 1].angle)
    return right < left ? index - 1 : index + 1
  }
}

extension JunctionNetwork {
  /// The section of an arm that tells the lanes at its end; nil where none does.
  func laneSection(_ arm: UInt32) -> UInt32? {
    var section: UInt32?
    var directed: UInt32? = arms[Int(arm)].first
    while let current = directed {
      if lanesText(current) != nil { section = current }
      directed = next(current)
    }
    return section
  }

  /// The arrows on the lanes of a section, by its direction in the lowest bit.
  func lanesText(_ directed: UInt32) -> String? {
    laneTexts[Int(graph.sections.facts[Int(directed >> 1)]) << 1 | Int(directed & 1)]
  }
}
