import RoadNetwork

extension LegDrafts {
  /// Makes one turn of several inside a junction of dual carriageways (OSRM's rules).
  mutating func joinInternal() {
    guard steps.count > 2 else { return }
    var current = 1
    var next = 2
    while next < steps.count - 1 {
      let (a, b) = (steps[current], steps[next])
      if a.isInternal, b.isInternal {
        if a.kind == .endOfRoad || b.kind == .endOfRoad { steps[current].kind = .endOfRoad }
        steps[current].takeSigns(of: b)
        takeLanes(of: next, at: current)
        join(next, to: current)
        next += 1
      } else if a.isInternal, !a.kind.isOfRoundabout, !b.kind.isOfRoundabout {
        joinInternal(current, next)
        next += 1
      } else {
        current = next
        next += 1
      }
    }
    dropRemoved()
  }

  private mutating func joinInternal(_ current: Int, _ next: Int) {
    if let first = crossing(steps[current]), let last = crossing(steps[next]),
      CombinedTurn.isReversed(first.bearingIn, last.bearingOut)
    {
      steps[current].turn = TurnInstruction(.continue, .uTurn)
    } else {
      combineInternal(current, next)
    }
    steps[current].takeSigns(of: steps[next])
    join(next, to: current)
    steps[current].isInternal = false
  }

  private mutating func combineInternal(_ current: Int, _ next: Int) {
    let last = steps[next]
    let angle = TurnAngle.between(steps[current].bearingBefore, last.bearingAfter)
    let modifier = TurnModifier(angle: angle)
    let before = previous(current)
    let silent: TurnInstruction.Kind =
      haveSameName(steps[before], last) ? .suppressed : .newName
    let plain: Set<TurnInstruction.Kind> = [.newName, .continue, .suppressed, .turn]
    let straight: Set<TurnModifier> = [.straight, .slightLeft, .slightRight]
    if steps[current].kind == .endOfRoad || last.kind == .endOfRoad {
      steps[current].turn = TurnInstruction(.endOfRoad, modifier)
    } else if steps[current].kind == .fork {
      // Its side is that of where it forks.
    } else if modifier == .straight, plain.contains(last.kind), straight.contains(last.modifier) {
      steps[current].turn = TurnInstruction(silent, modifier)
    } else if (125...235).contains(angle), steps[current].crossings.count == 1,
      isStraightest(steps[current]), isStraightest(last)
    {
      steps[current].turn = TurnInstruction(silent, .straight)
    } else if modifier != .straight, plain.contains(last.kind) {
      steps[current].turn = TurnInstruction(.turn, modifier)
    } else {
      steps[current].turn = TurnInstruction(last.kind, modifier)
    }
  }

  /// Whether no other road is straighter than the one taken.
  private func isStraightest(_ step: StepDraft) -> Bool {
    guard let crossing = crossing(step), (125...235).contains(crossing.angle) else { return false }
    guard let best = crossing.straightestOther else { return true }
    return TurnAngle.difference(crossing.angle, best) <= 10
      || TurnAngle.deviation(crossing.angle) <= TurnAngle.deviation(best)
  }
}
