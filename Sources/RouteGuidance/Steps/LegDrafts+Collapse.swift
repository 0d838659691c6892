import RoadNetwork

extension LegDrafts {
  /// Makes one instruction of turns that follow each other closely (OSRM's rules).
  mutating func collapse() {
    guard steps.count > 2 else { return }
    for current in 1..<(steps.count - 1) {
      let kind = steps[current].kind
      if kind.entersRoundabout || kind.staysOnRoundabout || steps[current].isRemoved { continue }
      if kind == .sliproad {
        joinSliproad(current)
        continue
      }
      let next = next(current)
      if steps[next].isWaypoint { break }
      let before = previous(current)
      guard steps[current].mode == steps[next].mode else { continue }
      collapse(before, current, next)
      collapseMore(before, current)
    }
    dropRemoved()
  }

  private mutating func collapse(_ before: Int, _ current: Int, _ next: Int) {
    if isStaggered(before, current, next) {
      let isSame = haveSameName(steps[before], steps[next])
      steps[current].turn = TurnInstruction(isSame ? .suppressed : .newName, .straight)
      absorb(next, into: current)
    } else if isUTurn(before, current, next) {
      steps[current].turn = TurnInstruction(.continue, .uTurn)
      absorb(next, into: current)
    } else if isNameOscillation(before, current, next) {
      join(next, to: current)
      join(current, to: before)
    } else if isBehindNameChange(before, current, next)
      || isBehindSuppressed(current, next)
    {
      steps[next].turn = combined(next, with: current, after: before)
      join(current, to: before)
    } else if isBeforeNameChange(current, next)
      || isNameChangeAtOnce(current, next) || isBeforeSuppressed(current, next)
      || isBeforeOnlyWay(current, next) || isStraightBeforeOnlyWay(current, next)
    {
      steps[current].turn = combined(current, with: next, after: before)
      absorb(next, into: current)
    } else if isSuppressedBetweenTurns(before, current, next) {
      let farther = previous(before)
      join(current, to: before)
      steps[before].turn = combined(before, with: next, after: farther)
      absorb(next, into: before)
    }
  }

  /// What becomes possible by what was joined.
  private mutating func collapseMore(_ before: Int, _ current: Int) {
    let next = next(current)
    if isTwiceOnlyWay(current, next) {
      steps[current].turn = combined(current, with: next, after: before)
      absorb(next, into: current)
    }
    guard !steps[before].isWaypoint else { return }
    if isUTurn(previous(before), before, current) {
      steps[before].turn = TurnInstruction(.continue, .uTurn)
      absorb(current, into: before)
    }
  }

  /// Joins a step to one before it, which takes its name.
  private mutating func absorb(_ other: Int, into index: Int) {
    steps[index].takeSigns(of: steps[other])
    steps[index].rotarySign = steps[other].rotarySign
    join(other, to: index)
  }

  private mutating func joinSliproad(_ index: Int) {
    var next = next(index)
    while !steps[next].isWaypoint, steps[next].kind == .suppressed,
      let crossing = crossing(steps[next]), crossing.roads == 2, crossing.exits == 1
    {
      join(next, to: index)
      next = self.next(index)
    }
    guard !steps[next].isWaypoint, steps[next].mode == steps[index].mode else {
      steps[index].kind = .turn
      return
    }
    let isSame = haveSameName(steps[previous(index)], steps[next])
    steps[index].kind = isSame ? .continue : .turn
    if let angle = totalAngle(index, next) { steps[index].modifier = TurnModifier(angle: angle) }
    takeLanes(of: next, at: index)
    absorb(next, into: index)
  }

  // MARK: - Combined turns

  private func totalAngle(_ a: Int, _ b: Int) -> Double? {
    let (first, second) = (min(a, b), max(a, b))
    guard let entry = crossing(steps[first]), let exit = crossing(steps[second]) else { return nil }
    return CombinedTurn.angle(entry, exit, distance: steps[first].distance)
  }

  /// What a turn becomes when another is joined to it.
  private func combined(_ index: Int, with other: Int, after before: Int) -> TurnInstruction {
    let (own, joined) = (steps[index], steps[other])
    var result = own.turn
    if own.kind != .fork, own.kind != .merge, let angle = totalAngle(index, other) {
      result.modifier = TurnModifier(angle: angle)
    }
    let isSame = haveSameName(steps[before], joined)
    if isNoTurn(joined) || isNoTurn(own) || own.kind == .suppressed {
      if own.kind == .suppressed {
        result.kind = result.modifier == .straight ? .newName : isSame ? .continue : .turn
      } else if own.kind == .newName {
        if joined.kind == .suppressed, result.modifier != .straight { result.kind = .turn }
      } else if own.kind == .continue {
        if !isSame { result.kind = .turn }
      } else if own.kind == .turn, isSame {
        result.kind = .continue
      }
    } else if joined.kind == .onRamp {
      result.kind = .onRamp
    } else if own.kind == .turn, joined.kind == .turn, isSame {
      result.kind = .continue
    } else if own.kind == .continue, joined.kind == .turn, !isSame {
      result.kind = .turn
    }
    return result
  }

  /// Whether a step is a new name or leads straight on.
  private func isNoTurn(_ step: StepDraft) -> Bool {
    step.kind == .newName
      || ((step.kind == .turn || step.kind == .continue) && step.modifier == .straight)
  }
}
