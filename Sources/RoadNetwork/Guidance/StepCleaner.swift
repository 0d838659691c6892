/// Drops and joins steps that would only confuse.
enum StepCleaner {
  /// Metres under which a change of name is not worth saying before the next maneuver.
  private static let nameCutoff = 105.0

  static func cleaned(_ steps: [PlannedStep]) -> [PlannedStep] {
    var result: [PlannedStep] = []
    for step in steps {
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
    return result
  }

  private static func isAudible(_ step: PlannedStep) -> Bool {
    step.kind != .newName && step.kind != .arrive
  }

  private static func join(_ step: PlannedStep, to previous: inout PlannedStep) {
    previous.points += step.points.dropFirst()
    previous.distance += step.distance
    previous.duration += step.duration
    previous.turnLanes = step.turnLanes
  }
}
