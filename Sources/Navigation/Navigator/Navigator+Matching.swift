import Geodesy

extension Navigator {
  /// Returns what follows a route by the navigator's rules.
  func follower(of line: RouteLine) -> RouteFollower {
    RouteFollower(line: line, rules: rules.following(configuration, context.roads))
  }

  /// Matches a usable fix to the route and judges the on-route state.
  func match(_ location: Location) -> Location {
    let stateBefore = onRouteState
    let wasOffRoute = stateBefore == .offRoute
    let placeBefore = context.decisionDirector == nil ? nil : tracker?.place
    let verdict = tracker?.update(location, isOffRoute: wasOffRoute) ?? .unchanged
    directMatch(of: location, from: placeBefore)
    tracker?.holdReckoned()
    if context.decisionObserver != nil, let tracker {
      tracker.rules.explain(verdict, on: tracker, isOffRoute: wasOffRoute) { decision in
        if verdict == .left, decision.fired { departure = decision }
        decide(decision)
      }
    }
    switch verdict {
    case .left: onRouteState = .offRoute
    case .returned: onRouteState = .onRoute
    case .unchanged:
      if onRouteState == .undefined, tracker?.isInCorridor == true { onRouteState = .onRoute }
    }
    directOnRouteState(from: stateBefore)
    guard onRouteState == .onRoute, let tracker, tracker.isInCorridor, let place = tracker.place
    else { return configuration.profile == .builtin ? snapToRoad(location) : location }
    if !reroutePolicy.beganHere, place.distanceAlong <= configuration.offRoute.distance {
      reroutePolicy.beganHere = true
    }
    watch.moved(location, to: place.distanceAlong)
    return tracker.rules.snapped(location, on: tracker)
  }
}
