import Geodesy

extension Navigator {
  /// Returns whether a rule fires: by itself, or by the director's word.
  @inline(__always)
  func fires(_ rule: Decision.Rule, own: Bool) -> Bool {
    guard surroundings.isDirected, let director = surroundings.decisionDirector else { return own }
    return director.fires(rule, own: own, at: scheduler.now)
  }

  /// Lets the director have its way with whether a fix lies on the route.
  func directMatch(of location: Location, from before: PathPosition?) {
    guard let tracker, let director = surroundings.decisionDirector else { return }
    let own = tracker.isInCorridor
    tracker.isInCorridor = director.isInCorridor(own: own, at: scheduler.now)
    if own == tracker.isInCorridor { return }
    tracker.place =
      own ? before ?? tracker.place : tracker.line.path.nearest(to: location.coordinate)
  }

  /// Lets the director have its way with the state that a fix led to.
  func directOnRouteState(from before: OnRouteState) {
    guard let director = surroundings.decisionDirector else { return }
    journey.state = director.onRouteState(before: before, own: onRouteState, at: scheduler.now)
  }

  /// Counts the vias that lie behind; call until it returns nil.
  func nextPassedVia() -> RouteLine.Via? {
    guard let tracker else { return nil }
    guard surroundings.isDirected else { return tracker.nextPassedVia() }
    guard tracker.passedVias < tracker.line.vias.count else { return nil }
    let via = tracker.line.vias[tracker.passedVias]
    guard fires(.waypointPassed, own: tracker.along >= via.distanceAlong) else { return nil }
    tracker.passedVias += 1
    return via
  }

  /// Moves the step by the follower's rule, or by the director's word; returns the one before if it
  /// changed.
  func moveStep(of follower: RouteFollower) -> Int? {
    guard surroundings.isDirected, let director = surroundings.decisionDirector else {
      return follower.advanceStep()
    }
    let before = follower.step
    _ = follower.advanceStep()
    let steps = follower.line.steps
    guard steps.indices.contains(before) else { return nil }
    let (old, own) = (steps[before], steps[follower.step])
    let place = director.step(
      before: StepPlace(leg: old.leg, index: old.index),
      own: StepPlace(leg: own.leg, index: own.index),
      at: scheduler.now
    )
    follower.step =
      steps.firstIndex { $0.leg == place.leg && $0.index == place.index } ?? follower.step
    return follower.step == before ? nil : before
  }
}
