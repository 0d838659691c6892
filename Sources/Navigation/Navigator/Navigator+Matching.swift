import Geodesy

extension Navigator {
  /// Matches a usable fix to the route and judges the on-route state.
  func match(_ location: Location, to tracker: RouteFollower) -> Location {
    let stateBefore = onRouteState
    let wasOffRoute = stateBefore == .offRoute
    // Nobody is told of an arrival without guidance, but who was there may go on.
    let wasThere = !isGuiding && (tracker.mayPassStop || tracker.isAtEndOfLeg)
    tracker.mayPassStop = journey.hasArrived || wasThere
    tracker.mayLeaveOutVias = journey.hasArrived || !rerouting.policy.answersDepartures
    let placeBefore = surroundings.isDirected ? tracker.place : nil
    let verdict = tracker.update(location, isOffRoute: wasOffRoute)
    if surroundings.isDirected { directMatch(of: location, from: placeBefore) }
    tracker.holdReckoned()
    if surroundings.isObserved {
      tracker.rules.explain(verdict, on: tracker, isOffRoute: wasOffRoute) { decision in
        if verdict == .left, decision.fired { rerouting.departure = decision }
        decide(decision)
      }
    }
    switch verdict {
    case .left: journey.state = .offRoute
    case .returned: journey.state = .onRoute
    case .unchanged:
      if onRouteState == .undefined, tracker.isInCorridor { journey.state = .onRoute }
    }
    if surroundings.isDirected { directOnRouteState(from: stateBefore) }
    guard onRouteState == .onRoute, tracker.isInCorridor, let place = tracker.place
    else { return configuration.profile == .builtin ? snapToRoad(location) : location }
    if place.distanceAlong <= configuration.offRoute.distance {
      rerouting.policy.beganHere = true
    }
    positioning.matched(location, at: place.distanceAlong)
    return tracker.rules.snapped(location, on: tracker)
  }
}
