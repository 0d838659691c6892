/// Drops and joins steps that would only confuse.
enum StepCleaner {
  /// Metres under which a change of name is not worth saying before the next maneuver.
  private static let nameCutoff = 105.0

  /// Metres up to which a first or last road is no road.
  private static let stub = 1.0

  static func cleaned(_ steps: [PlannedStep]) -> [PlannedStep] {
    var result: [PlannedStep] = []
    for step in trimmed(steps) {
      if let last = result.last, last.kind == .newName, isAudible(step),
        last.distance < nameCutoff, result.count > 1, last.turnLanes == nil
      {
        result.removeLast()
        join(last, to: &result[result.count - 1])
      }
      if let last = result.last, step.kind == .newName, last.name == step.name, step.name != nil {
        join(step, to: &result[result.count - 1])
        continue
      }
      result.append(step)
    }
    return result.indices.map { index in
      var step = result[index]
      // The end of a road that was just entered is a turn.
      if step.kind == .endOfRoad, index > 0, result[index - 1].junctionCount < 2 {
        step.kind = RoadNames.isSame(step.facts, result[index - 1].facts) ? .continue : .turn
      }
      return step
    }
  }

  /// Drops a first or last road that is only the end of another.
  private static func trimmed(_ steps: [PlannedStep]) -> [PlannedStep] {
    var steps = steps
    if steps.count > 2, steps[0].distance <= stub {
      steps.removeFirst()
      steps[0].kind = .depart
      steps[0].modifier = nil
      steps[0].exit = nil
      steps[0].rotaryName = nil
      steps[0].bearingBefore = 0
    }
    if steps.count > 2, steps[steps.count - 2].distance <= stub {
      let stub = steps.remove(at: steps.count - 2)
      let last = steps.count - 1
      steps[last].facts = steps[last - 1].facts
      steps[last].bearingBefore = stub.bearingBefore
      steps[last - 1].duration += stub.duration
      steps[last - 1].distance += stub.distance
      steps[last - 1].points += stub.points.dropFirst()
    }
    return steps
  }

  private static func isAudible(_ step: PlannedStep) -> Bool {
    step.kind != .newName && step.kind != .arrive
  }

  private static func join(_ step: PlannedStep, to previous: inout PlannedStep) {
    previous.points += step.points.dropFirst()
    previous.distance += step.distance
    previous.duration += step.duration
    previous.junctionCount += step.junctionCount
    previous.turnLanes = step.turnLanes
  }
}
