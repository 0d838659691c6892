import RoadNetwork

extension LegDrafts {
  /// Metres under which a change of name is not worth saying before the next maneuver.
  private static let nameCutoff = 105.0

  /// Metres up to which a first or last road is no road.
  private static let stub = 1.0

  /// Drops a first or last road that is only the end of another.
  mutating func trim() {
    if steps.count > 2, steps[0].distance <= Self.stub {
      let stub = steps.removeFirst()
      steps[0].duration += stub.duration
      steps[0].distance += stub.distance
      steps[0].pieces = stub.pieces.lowerBound..<steps[0].pieces.upperBound
      steps[0].waypoint = .depart
      steps[0].isCornerCut = true
      steps[0].turn = TurnInstruction(.none, .uTurn)
      steps[0].bearingBefore = 0
      let range = steps[0].crossings
      steps[0].crossings = min(range.lowerBound + 1, range.upperBound)..<range.upperBound
    }
    let last = steps.count - 1
    if steps.count > 2, steps[last - 1].distance <= Self.stub {
      steps[last].takeSigns(of: steps[last - 2])
      steps[last].mode = steps[last - 2].mode
      steps[last].bearingBefore = steps[last - 1].bearingBefore
      steps[last].isCornerCut = true
      let stub = steps.remove(at: last - 1)
      steps[last - 2].duration += stub.duration
      steps[last - 2].distance += stub.distance
      steps[last - 2].pieces = steps[last - 2].pieces.lowerBound..<stub.pieces.upperBound
    }
  }

  /// Lists places where nothing is said with the step that passes them.
  mutating func joinSilent() {
    var last = 0
    for index in steps.indices {
      if steps[index].kind == .suppressed {
        join(index, to: last)
      } else if !steps[index].kind.isSilent {
        if steps[index].kind == .endOfRoad, steps[last].crossings.count + (last == 0 ? 1 : 0) < 2 {
          // The end of a road that was just entered is a turn.
          let isSame =
            sign(steps[index]).hasNameOrRef && !isNewName(steps[last], steps[index])
          steps[index].kind = isSame ? .continue : .turn
        }
        last = index
      }
    }
    dropRemoved()
  }

  private func isNewName(_ a: StepDraft, _ b: StepDraft) -> Bool {
    RoadNames.isNew(from: sign(a), to: sign(b), ignoring: [])
  }

  /// Drops changes of name that are known already or soon over.
  mutating func dropShortNames() {
    var before = 0
    var current = 1
    while current < steps.count - 1 {
      let step = steps[current]
      guard step.kind == .newName, !hasLanes(step), step.mode == steps[before].mode else {
        before = current
        current += 1
        continue
      }
      if haveSameName(steps[before], step) || step.distance < Self.nameCutoff {
        join(current, to: before)
      } else {
        before = current
      }
      current += 1
    }
    dropRemoved()
  }
}
