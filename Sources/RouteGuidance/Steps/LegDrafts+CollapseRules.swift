import RoadNetwork

// Which turns are driven as one (OSRM's rules).
extension LegDrafts {
  private func step(_ index: Int) -> StepDraft { steps[index] }

  // MARK: - What rules have in common

  private func isShort(_ step: StepDraft) -> Bool {
    step.distance <= CombinedTurn.reach && isUndisturbed(step)
  }

  private func isManeuver(_ step: StepDraft) -> Bool { step.hasTurn && step.kind != .suppressed }

  private func isTurn(_ step: StepDraft) -> Bool { step.kind == .turn || step.kind == .continue }

  private func isNameChange(_ step: StepDraft) -> Bool {
    step.kind == .newName || (isTurn(step) && step.modifier == .straight)
  }

  private func areOnOneSide(_ a: StepDraft, _ b: StepDraft) -> Bool {
    let left: Set<TurnModifier> = [.straight, .slightLeft, .left, .sharpLeft]
    let right: Set<TurnModifier> = [.straight, .slightRight, .right, .sharpRight]
    return left.isSuperset(of: [a.modifier, b.modifier])
      || right.isSuperset(of: [a.modifier, b.modifier])
  }

  /// Turning back is only joined to a change of name.
  private func isGoodUTurn(_ a: StepDraft, _ b: StepDraft) -> Bool {
    guard a.modifier == .uTurn || b.modifier == .uTurn else { return true }
    return (a.kind == .newName && b.modifier == .uTurn)
      || (b.kind == .newName && a.modifier == .uTurn)
  }

  private func canJoin(_ a: StepDraft, _ b: StepDraft) -> Bool {
    !a.kind.isOfRoundabout && !b.kind.isOfRoundabout && !a.isWaypoint && !b.isWaypoint
      && a.mode == b.mode && isGoodUTurn(a, b)
  }

  private func canJoin(_ a: StepDraft, _ b: StepDraft, _ c: StepDraft) -> Bool {
    !a.kind.isOfRoundabout && !b.kind.isOfRoundabout && !c.kind.isOfRoundabout && a.mode == b.mode
      && b.mode == c.mode && (isGoodUTurn(a, b) || isGoodUTurn(b, c))
  }

  // MARK: - Three steps

  /// A crossing whose other side lies a bit to the left or right.
  func isStaggered(_ before: Int, _ current: Int, _ next: Int) -> Bool {
    let (a, b, c) = (step(before), step(current), step(next))
    guard !b.kind.entersRoundabout, !c.kind.entersRoundabout, b.distance < 3, a.mode == b.mode,
      isUndisturbed(b), let first = crossing(b)?.angle,
      let second = crossing(c)?.angle
    else { return false }
    func isRight(_ angle: Double) -> Bool { angle > 45 && angle < 135 }
    func isLeft(_ angle: Double) -> Bool { angle > 225 && angle < 315 }
    return (isLeft(first) && isRight(second)) || (isRight(first) && isLeft(second))
  }

  func isUTurn(_ before: Int, _ current: Int, _ next: Int) -> Bool {
    let (a, b, c) = (step(before), step(current), step(next))
    guard canJoin(a, b, c), isTurn(b) || b.kind == .endOfRoad,
      let first = crossing(b), let second = crossing(c),
      CombinedTurn.isReversed(first.bearingIn, second.bearingOut), haveSameName(a, c)
    else { return false }
    return isShort(b) || isLink(a, b, c) || (second.exits == 1 && isUndisturbed(b))
  }

  /// Whether a step is a short road without a name between two with names.
  private func isLink(_ a: StepDraft, _ b: StepDraft, _ c: StepDraft) -> Bool {
    b.distance <= 60 && !sign(b).hasName && sign(a).hasName
      && sign(c).hasName && isUndisturbed(b)
  }

  /// A name that comes and goes.
  func isNameOscillation(_ before: Int, _ current: Int, _ next: Int) -> Bool {
    let (a, b, c) = (step(before), step(current), step(next))
    func isStraightTurn(_ step: StepDraft) -> Bool {
      step.kind == .turn && step.modifier == .straight
    }
    guard canJoin(a, b, c), b.kind == .newName || isStraightTurn(b),
      c.kind == .newName || isStraightTurn(c) || (c.kind == .suppressed && c.sign == 0)
    else { return false }
    return a.sign == c.sign || haveSameName(a, c)
  }

  func isBehindNameChange(_ before: Int, _ current: Int, _ next: Int) -> Bool {
    let (a, b, c) = (step(before), step(current), step(next))
    return canJoin(a, b, c) && isShort(b) && isNameChange(b) && isManeuver(c)
  }

  func isSuppressedBetweenTurns(_ before: Int, _ current: Int, _ next: Int) -> Bool {
    let (a, b, c) = (step(before), step(current), step(next))
    let limit = 0.8 * CombinedTurn.reach
    guard canJoin(a, b, c), isTurn(a), b.kind == .suppressed, b.modifier == .straight,
      isTurn(c) || c.kind == .onRamp, a.distance < limit, b.distance < limit
    else { return false }
    let areAlike =
      (a.distance < 5 && b.distance < 5)
      || min(a.distance, b.distance) > 0.75 * max(a.distance, b.distance)
    guard areAlike, let entry = crossing(a), let exit = crossing(c) else {
      return false
    }
    let angle = TurnAngle.between(entry.bearingIn, exit.bearingOut)
    return angle > 40 && angle < 320
  }

  // MARK: - Two steps

  func isBehindSuppressed(_ current: Int, _ next: Int) -> Bool {
    let (b, c) = (step(current), step(next))
    return canJoin(b, c) && isShort(b) && exits(b) > 1 && b.kind == .suppressed
      && b.modifier != .straight && isManeuver(c) && areOnOneSide(b, c)
  }

  func isBeforeNameChange(_ current: Int, _ next: Int) -> Bool {
    let (b, c) = (step(current), step(next))
    guard canJoin(b, c), isManeuver(b), isNameChange(c) else { return false }
    let isStrong =
      c.kind == .newName && b.distance <= 1.5 * CombinedTurn.reach
      && (c.modifier == .straight || exits(c) == 1)
    return isShort(b) || isStrong
  }

  func isNameChangeAtOnce(_ current: Int, _ next: Int) -> Bool {
    let (b, c) = (step(current), step(next))
    return canJoin(b, c) && b.distance < 0.25 * CombinedTurn.reach && b.kind == .suppressed
      && c.kind == .newName
  }

  func isBeforeSuppressed(_ current: Int, _ next: Int) -> Bool {
    let (b, c) = (step(current), step(next))
    return canJoin(b, c) && isShort(b) && c.kind == .suppressed && c.modifier != .straight
      && isManeuver(b) && areOnOneSide(b, c)
  }

  func isBeforeOnlyWay(_ current: Int, _ next: Int) -> Bool {
    let (b, c) = (step(current), step(next))
    return canJoin(b, c) && isShort(b) && b.modifier != .straight && exits(c) == 1
      && c.kind != .suppressed
  }

  func isStraightBeforeOnlyWay(_ current: Int, _ next: Int) -> Bool {
    let (b, c) = (step(current), step(next))
    return canJoin(b, c) && b.distance <= 2 * CombinedTurn.reach && isTurn(b)
      && b.modifier == .straight && exits(c) == 1 && isUndisturbed(b)
  }

  func isTwiceOnlyWay(_ current: Int, _ next: Int) -> Bool {
    let (b, c) = (step(current), step(next))
    guard canJoin(b, c), exits(c) == 1, b.crossings.count == 2,
      b.distance < 1.5 * CombinedTurn.reach
    else { return false }
    return crossings[b.crossings.upperBound - 1].exits == 1
  }
}
