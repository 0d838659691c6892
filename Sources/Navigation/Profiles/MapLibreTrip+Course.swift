import Geodesy

extension MapLibreTrip {
  /// Counts courses that do not fit the road; false once there were too many in a row.
  mutating func isCourseRight(_ location: Location, on line: RouteLine) -> Bool {
    guard let road = courseOfRoad(at: location, window: nearby(on: line), on: line) else {
      return true
    }
    let forAccuracy = ((location.horizontalAccuracy ?? 0) / rules.accuracyPerWrongCourse)
      .rounded(.down)
    let limit = max(Double(rules.wrongCourses), forAccuracy)
    if Double(wrongCourses) >= limit { return false }
    countCourse(isRight: fits(location, road: road, isDeparting: false))
    return true
  }

  /// Returns where a fix is shown: on the road if it is near and its course plausible.
  func snap(_ location: Location, on line: RouteLine) -> (place: PathPosition, course: Double)? {
    let window = windowForSnapping(location, on: line)
    let steps = line.steps
    guard
      let place = line.path.nearest(
        to: location.coordinate,
        from: window.low,
        through: window.high,
        hint: self.place?.segment
      ), !Millimetres.isMore(place.deviation, than: rules.snappingDistance),
      let road = courseOfRoad(at: location, window: window, on: line),
      let start = line.path.position(at: steps[line.firstSteps[leg]].start)
    else { return nil }
    let fromStart = start.coordinate.distance(to: location.coordinate)
    let isDeparting = Millimetres.isMore(rules.maneuverZone, than: fromStart)
    guard fits(location, road: road, isDeparting: isDeparting) else { return nil }
    return (place, road)
  }

  /// The step before, the current and the next one, as metres along.
  private func nearby(on line: RouteLine) -> (low: Double, high: Double) {
    let steps = line.firstSteps[leg]..<line.firstSteps[leg + 1]
    let first = max(steps.lowerBound, step - 1)
    let last = min(steps.upperBound - 1, step + 1)
    return (line.steps[first].start, line.steps[last].end)
  }

  /// Before a sharp turn, or one not yet taken, and at a crawl only the current step is looked at.
  private func windowForSnapping(
    _ location: Location,
    on line: RouteLine
  ) -> (low: Double, high: Double) {
    let current = (low: line.steps[step].start, high: line.steps[step].end)
    if step + 1 < line.firstSteps[leg + 1] {
      let maneuver = line.provided(step + 1).maneuver
      if let before = maneuver.bearingBefore, let after = maneuver.bearingAfter {
        if Bearing.normalized(after - before) > 180 - rules.courseAngle { return current }
        if let course = location.course,
          Bearing.difference(from: after, to: course).magnitude > rules.turnCompletion
        {
          return current
        }
      }
    }
    if location.speed ?? 0 <= rules.currentStepSpeed { return current }
    return nearby(on: line)
  }

  /// Returns the direction of the road around a fix: the mean of a little back and a little ahead.
  private func courseOfRoad(
    at location: Location,
    window: (low: Double, high: Double),
    on line: RouteLine
  ) -> Double? {
    guard
      let place = line.path.nearest(
        to: location.coordinate,
        from: window.low,
        through: window.high,
        hint: self.place?.segment
      )
    else { return nil }
    let reach = max((location.speed ?? 0) * rules.courseSpan / 2, rules.snappingDistance / 2)
    let low = max(window.low, place.distanceAlong - reach)
    let high = min(window.high, place.distanceAlong + reach)
    guard let behind = line.path.position(at: low), let ahead = line.path.position(at: high) else {
      return nil
    }
    let from = behind.coordinate.initialBearing(to: place.coordinate)
    let to = place.coordinate.initialBearing(to: ahead.coordinate)
    let isAtStart = place.distanceAlong - low < 0.001
    let isAtEnd = high - place.distanceAlong < 0.001
    if isAtStart { return isAtEnd ? nil : to }
    if isAtEnd { return from }
    return Bearing.normalized(from + Bearing.difference(from: from, to: to) / 2)
  }

  /// Returns whether a course is that of the road, or not to be believed.
  private func fits(_ location: Location, road: Double, isDeparting: Bool) -> Bool {
    guard let course = location.course else { return true }
    let isFast = location.speed.map { $0 >= rules.courseSpeed } ?? false
    let isAccurate = (location.horizontalAccuracy ?? 0) < rules.courseAccuracy
    guard isFast || isDeparting, isAccurate || isDeparting else { return true }
    return Bearing.difference(from: road, to: course).magnitude <= rules.courseAngle
  }
}
