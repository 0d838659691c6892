import Geodesy

extension Navigator {
  /// Matches a usable fix to the route and judges the on-route state.
  func match(_ location: Location) -> Location {
    let verdict = tracker?.update(location, isOffRoute: onRouteState == .offRoute) ?? .unchanged
    explain(verdict)
    switch verdict {
    case .left: onRouteState = .offRoute
    case .returned: onRouteState = .onRoute
    case .unchanged:
      if onRouteState == .undefined, tracker?.isInCorridor == true { onRouteState = .onRoute }
    }
    guard onRouteState == .onRoute, let tracker, tracker.isInCorridor, let place = tracker.place
    else { return location }
    if !reroutePolicy.beganHere, place.distanceAlong <= configuration.offRoute.distance {
      reroutePolicy.beganHere = true
    }
    guard let course = self.tracker?.courseAtPlace() else { return location }
    return Location(snapping: location, to: place.coordinate, course: course)
  }

  private func explain(_ verdict: CorridorRule.Verdict) {
    guard context.decisionObserver != nil, let tracker, let deviation = tracker.deviation else {
      return
    }
    let rule = configuration.offRoute
    if onRouteState == .offRoute {
      let limit = min(rule.returnDistance, rule.distance)
      guard verdict == .returned || deviation <= 2 * limit else { return }
      decide(
        Decision(
          rule: .backOnRoute,
          measured: deviation,
          threshold: limit,
          unit: .metres,
          fired: verdict == .returned,
          margin: limit - deviation
        )
      )
    } else if verdict == .left || deviation > rule.distance / 2 {
      let isDebouncing = verdict != .left && tracker.deviatingFixes > 0
      decide(
        Decision(
          rule: .offRoute,
          measured: deviation,
          threshold: rule.distance,
          unit: .metres,
          fired: verdict == .left,
          margin: deviation - rule.distance,
          detail: verdict == .left ? .none : (isDebouncing ? .debouncing : .nearMiss)
        )
      )
    }
  }
}
