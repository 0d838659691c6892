import Geodesy

extension RouteTracker {
  /// Returns the judgement of a planted defect; nil where the rules go on.
  func plantedArrival(at location: Location) -> ArrivalJudgement? {
    let defects = configuration.plantedDefects
    func judgement(_ isReached: Bool, _ measured: Double, _ limit: Double) -> ArrivalJudgement {
      ArrivalJudgement(isReached: isReached, measured: measured, threshold: limit)
    }
    if defects.contains(.arrivalByCourse),
      let last = line.path.bearing(
        ofSegment: line.path.segment(at: max(0, line.legEnds[0] - 0.5))
      )
    {
      let mismatch = location.course.map { Bearing.difference(from: last, to: $0).magnitude }
      if mismatch ?? 180 > 30 { return judgement(false, mismatch ?? 180, 30) }
    }
    if defects.contains(.arrivalByLastWords), line.voiceTriggers.isEmpty {
      return judgement(false, 0, 1)
    }
    if defects.contains(.arrivalByAir),
      let end = line.route.legs.first?.destinationCoordinate
    {
      let gap = end.distance(to: location.coordinate)
      return judgement(gap <= 100, gap, 100)
    }
    if defects.contains(.arrivalByFixAlone) {
      let rest = distance(toEndOfLeg: 0)
      let limit = configuration.arrivalDistance
      return judgement(isInCorridor && rest <= limit, rest, limit)
    }
    return nil
  }
}
