import Geodesy
import RoadNetwork

/// What handlers of junctions have in common.
struct TurnRules {
  let network: JunctionNetwork
  let kinds: RoadKinds

  init(_ network: JunctionNetwork) {
    self.network = network
    kinds = network.kinds
  }

  /// On ramp, continue or turn.
  func basicKind(_ view: JunctionDraft, _ road: JunctionDraft.Road) -> TurnInstruction.Kind {
    if !view.incomingKind.isRamp, road.kind.isRamp { return .onRamp }
    return kinds.isSameName(view.incomingKind, road.kind) ? .continue : .turn
  }

  /// What to say of the obvious way on.
  ///
  /// - Parameter roads: How many roads meet, as far as they matter.
  func obvious(
    _ view: JunctionDraft,
    _ road: JunctionDraft.Road,
    roads: Int,
    isThroughStreet: Bool
  ) -> TurnInstruction {
    let from = view.incomingKind
    let kind = basicKind(view, road)
    if kind == .onRamp { return TurnInstruction(.onRamp, road.modifier) }
    if TurnAngle.difference(road.angle, 0) < 0.01 { return TurnInstruction(.continue, .uTurn) }
    let changesMode = from.mode != road.kind.mode
    if kind == .turn, kinds.isNewName(from, road.kind) {
      return isThroughStreet
        ? ontoThroughStreet(view, road, changesMode)
        : TurnInstruction(changesMode ? .notification : .newName, road.modifier)
    }
    if changesMode { return TurnInstruction(.notification, road.modifier) }
    let isOnlyWay = roads <= 2 && from.hasSameClasses(as: road.kind)
    return TurnInstruction(isOnlyWay ? .none : .suppressed, road.modifier)
  }

  private func ontoThroughStreet(
    _ view: JunctionDraft,
    _ road: JunctionDraft.Road,
    _ changesMode: Bool
  ) -> TurnInstruction {
    if road.kind.isMotorway {
      // Only on fast roads does one merge; the side is that of the road one comes to.
      return TurnInstruction(.merge, road.angle > 180 ? .slightRight : .slightLeft)
    }
    if view.incomingKind.isRamp, road.kind.isRamp {
      return TurnInstruction(changesMode ? .notification : .suppressed, road.modifier)
    }
    let target = network.arms[Int(road.arm)].target
    let metres = network.place(view.node).distance(to: network.place(target))
    let isStraight = road.deviation < 40 && metres > 60
    return TurnInstruction(.turn, isStraight ? .straight : road.modifier)
  }

  /// Whether a road goes straight through the junction under one name.
  func isThroughStreet(_ view: JunctionDraft, _ index: Int) -> Bool {
    let own = view.roads[index]
    guard !kinds.isBlank(own.kind) else { return false }
    return view.roads.indices.dropFirst().contains { other in
      let road = view.roads[other]
      return other != index && TurnAngle.difference(road.angle, own.angle) > 155
        && own.kind.isSameCategory(as: road.kind) && kinds.isIdentical(own.kind, road.kind)
    }
  }

  /// Sets what to say of the obvious road.
  func assignObvious(_ view: inout JunctionDraft, _ index: Int, through: Int? = nil) {
    view.roads[index].turn = obvious(
      view,
      view.roads[index],
      roads: view.count,
      isThroughStreet: isThroughStreet(view, through ?? index)
    )
  }

  func assignBasic(_ view: inout JunctionDraft, _ index: Int, _ modifier: TurnModifier? = nil) {
    guard view.roads[index].isEnterable else { return }
    let road = view.roads[index]
    view.roads[index].turn = TurnInstruction(basicKind(view, road), modifier ?? road.modifier)
  }

  // MARK: - Forks

  private func silent(_ view: JunctionDraft, _ road: JunctionDraft.Road) -> TurnInstruction.Kind {
    view.incomingKind.mode == road.kind.mode ? .suppressed : .notification
  }

  func assignFork(_ view: inout JunctionDraft, left: Int, right: Int) {
    func kind(_ own: Int, _ other: Int) -> TurnInstruction.Kind {
      let (ownLow, otherLow) = (view.roads[own].kind.isLow, view.roads[other].kind.isLow)
      if ownLow == otherLow { return .fork }
      return ownLow ? .turn : silent(view, view.roads[own])
    }
    let kinds = (kind(left, right), kind(right, left))
    view.roads[left].turn = TurnInstruction(kinds.0, .slightLeft)
    view.roads[right].turn = TurnInstruction(kinds.1, .slightRight)
  }

  func assignFork(_ view: inout JunctionDraft, left: Int, middle: Int, right: Int) {
    let open = [left, middle, right].filter { view.roads[$0].isEnterable }
    guard open.count == 3 else {
      if open.count == 2 {
        assignFork(&view, left: open[0], right: open[1])
      } else if let only = open.first {
        assignBasic(&view, only)
      }
      return
    }
    let road = view.roads[middle]
    let isUnchanged =
      road.deviation < 3
      && network.arms[Int(road.arm)].kind == network.arms[Int(view.incoming)].kind
    view.roads[left].turn = TurnInstruction(.fork, .slightLeft)
    view.roads[middle].turn = TurnInstruction(isUnchanged ? silent(view, road) : .fork, .straight)
    view.roads[right].turn = TurnInstruction(.fork, .slightRight)
  }
}
