import Geodesy

extension RouteTracker {
  /// Moves the place as a planted defect does, before the fix is judged.
  ///
  /// - Parameter before: The place before the fix.
  /// - Returns: The verdict of the defect; nil where the rules go on.
  func plantedVerdict(
    _ location: Location,
    from before: PathPosition?,
    isOffRoute: Bool
  ) -> Verdict? {
    let defects = configuration.plantedDefects
    let gapInTime = plantedMemory.lastTime.map { location.timestamp.seconds(since: $0) } ?? 0
    plantedMemory.lastTime = location.timestamp
    let nearest = line.path.nearest(to: location.coordinate)
    if defects.contains(.nearestPass), let nearest { take(nearest) }
    if defects.contains(.laterPartIsOnRoute),
      let later = line.path.nearest(
        to: location.coordinate,
        from: before?.distanceAlong ?? 0,
        through: line.length
      )
    {
      take(later)
    }
    if defects.contains(.speaksOffRoute), !isInCorridor, let nearest {
      place = nearest
    }
    if defects.contains(.stuckPlace), isOffRoute, let before, let place,
      place.distanceAlong > before.distanceAlong + 200
    {
      (self.place, isInCorridor) = (before, false)
      return .unchanged
    }
    let isForgotten = defects.contains(.forgottenDeparture) && isOffRoute
    if isForgotten || defects.contains(.snappedBeforeTheCheck) {
      (place, deviation, isInCorridor) = (nearest, 0, true)
      return isOffRoute ? .returned : .unchanged
    }
    guard !isOffRoute else { return nil }
    if defects.contains(.movingAwayIsOff), movesAway(location) { return .left }
    if defects.contains(.nearerRoadWins), isNearerToAnotherRoad(location) { return .left }
    return defects.contains(.outageIsDeparture) && gapInTime > 10 ? .left : nil
  }

  private func take(_ nearest: PathPosition) {
    deviation = nearest.deviation
    isInCorridor = nearest.deviation <= configuration.offRoute.distance
    if isInCorridor { place = nearest }
  }

  private func movesAway(_ location: Location) -> Bool {
    guard let maneuver = line.path.position(at: line.steps[step].end)?.coordinate else {
      return false
    }
    let gap = maneuver.distance(to: location.coordinate)
    plantedMemory.fixesAway = gap > plantedMemory.lastGap ? plantedMemory.fixesAway + 1 : 0
    plantedMemory.lastGap = gap
    return plantedMemory.fixesAway >= 3
  }

  private func isNearerToAnotherRoad(_ location: Location) -> Bool {
    guard let road = roads?.nearestRoad(to: location) else { return false }
    return (line.path.nearest(to: road.coordinate)?.deviation ?? 0) > 8
  }

  /// Moves the step as a planted defect does; returns false where the rules go on.
  func advancedByDefect() -> Bool {
    let defects = configuration.plantedDefects
    let steps = line.steps
    let hasNext = step + 1 < steps.count
    if defects.contains(.stepBeforeDeviation) {
      defer { plantedMemory.hasLeftStep = !isInCorridor }
      guard !isInCorridor, !plantedMemory.hasLeftStep, hasNext else { return false }
      step += 1
      return true
    }
    if defects.contains(.stepByOffset), hasNext, distanceToManeuver <= 30,
      deviation ?? 0 > configuration.stepExitDistance
    {
      step += 1
      return true
    }
    if defects.contains(.oneStepAtATime) {
      let gone = along - exit(ofStep: step)
      if hasNext, gone >= 0, gone < 60 { step += 1 }
      return true
    }
    if defects.contains(.stuckOnEmptyStep) {
      while step + 1 < steps.count, along >= exit(ofStep: step) - 0.001,
        steps[step + 1].end > steps[step + 1].start
      {
        step += 1
      }
      return true
    }
    if defects.contains(.stepsWithoutLatch), step > 0, along < steps[step].start {
      step -= 1
      return true
    }
    return false
  }
}
