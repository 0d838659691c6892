import Geodesy

extension RouteLine {
  /// Returns the place of one step nearest to a coordinate.
  func nearest(to coordinate: Coordinate, onStep step: Int, hint: Int?) -> PathPosition? {
    guard steps.indices.contains(step) else { return path.nearest(to: coordinate) }
    let step = steps[step]
    return path.nearest(to: coordinate, from: step.start, through: step.end, hint: hint)
  }

  /// Returns metres to the end of a leg as Ferrostar and MapLibre count them: the rest of the step by its
  /// line, what follows by the provider's numbers.
  ///
  /// Where the two disagree it jumps at each new step (X-F14).
  func statedDistance(toEndOfLeg leg: Int, from along: Double, inStep step: Int) -> Double {
    guard steps.indices.contains(step), leg >= steps[step].leg else { return 0 }
    var rest = max(0, steps[step].end - along)
    for later in (step + 1)..<firstSteps[leg + 1] { rest += provided(later).distance }
    return rest
  }

  /// Returns seconds to the end of a leg, counted the same way.
  func statedTime(toEndOfLeg leg: Int, from along: Double, inStep step: Int) -> Double {
    guard steps.indices.contains(step), leg >= steps[step].leg else { return 0 }
    let current = provided(step)
    let metres = max(0, steps[step].end - along)
    var rest = current.distance > 0 ? metres / current.distance * current.duration : 0
    for later in (step + 1)..<firstSteps[leg + 1] { rest += steps[later].duration }
    return rest
  }
}
