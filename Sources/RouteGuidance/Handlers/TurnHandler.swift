import RoadNetwork

/// Decides what to say at an ordinary junction (OSRM's rules).
struct TurnHandler {
  let rules: TurnRules

  func assign(_ view: inout JunctionDraft) {
    if view.count == 1 { return }
    if view.roads[0].isEnterable {
      view.roads[0].turn = TurnInstruction(rules.basicKind(view, view.roads[0]), .uTurn)
    }
    switch view.count {
    case 2:
      view.roads[1].turn = rules.obvious(view, view.roads[1], roads: 2, isThroughStreet: false)
    case 3: assignThree(&view)
    default: assignMany(&view)
    }
  }

  // MARK: - Three roads

  private func assignThree(_ view: inout JunctionDraft) {
    let obvious = ObviousTurn(view).index()
    let areLinks = view.roads.allSatisfy(\.kind.isLink)
    if areLinks || obvious == nil, let fork = ForkFinder(view).find() {
      rules.assignFork(&view, left: fork.upperBound, right: fork.lowerBound)
    } else if let obvious {
      let other = 3 - obvious
      rules.assignObvious(&view, obvious)
      let areStraight = view.roads[1].modifier == .straight && view.roads[2].modifier == .straight
      let side: TurnModifier = other == 1 ? .slightRight : .slightLeft
      rules.assignBasic(&view, other, areStraight ? side : nil)
    } else if isEndOfRoad(view) {
      assignEnd(&view, 1, .right)
      assignEnd(&view, 2, .left)
    } else {
      rules.assignBasic(&view, 1)
      rules.assignBasic(&view, 2)
    }
  }

  private func isEndOfRoad(_ view: JunctionDraft) -> Bool {
    let (right, left) = (view.roads[1].angle, view.roads[2].angle)
    return TurnAngle.difference(right, 90) < 40 && TurnAngle.difference(left, 270) < 40
      && TurnAngle.difference(right, left) > 80
  }

  private func assignEnd(_ view: inout JunctionDraft, _ index: Int, _ modifier: TurnModifier) {
    guard view.roads[index].isEnterable else { return }
    let isRamp = rules.basicKind(view, view.roads[index]) == .onRamp
    view.roads[index].turn = TurnInstruction(isRamp ? .onRamp : .endOfRoad, modifier)
  }

  // MARK: - Four roads and more

  private func assignMany(_ view: inout JunctionDraft) {
    let straight = view.closest(to: 180)
    let road = view.roads[straight]
    if let obvious = ObviousTurn(view).index() {
      rules.assignObvious(&view, obvious)
      assignSides(&view, right: obvious, left: obvious)
    } else if let fork = ForkFinder(view).find() {
      assign(fork, &view)
      assignSides(&view, right: fork.lowerBound, left: fork.upperBound)
    } else if road.deviation < 25, !road.isEnterable {
      assignSides(&view, right: straight, left: straight)
    } else if road.angle > 180 {
      assignSides(&view, right: straight, left: straight - 1)
    } else if road.angle < 180 {
      assignSides(&view, right: straight + 1, left: straight)
    } else {
      for index in view.roads.indices.dropFirst() { rules.assignBasic(&view, index) }
    }
  }

  private func assign(_ fork: ClosedRange<Int>, _ view: inout JunctionDraft) {
    let (right, left) = (fork.lowerBound, fork.upperBound)
    guard left - right == 1 else {
      return rules.assignFork(&view, left: left, middle: left - 1, right: right)
    }
    let priorities = (view.roads[left].kind.priority, view.roads[right].kind.priority)
    guard abs(priorities.0 - priorities.1) > 1 else {
      return rules.assignFork(&view, left: left, right: right)
    }
    let isRightBetter = priorities.0 > priorities.1
    let better = isRightBetter ? right : left
    view.roads[better].turn = rules.obvious(
      view,
      view.roads[better],
      roads: view.count,
      isThroughStreet: false
    )
    rules.assignBasic(&view, left + right - better, isRightBetter ? .slightLeft : .slightRight)
  }

  /// Assigns the roads right of one and left of another.
  private func assignSides(_ view: inout JunctionDraft, right: Int, left: Int) {
    SideTurns(rules: rules, isMirrored: true).assign(&view, upTo: view.count - left)
    SideTurns(rules: rules, isMirrored: false).assign(&view, upTo: right)
  }
}
