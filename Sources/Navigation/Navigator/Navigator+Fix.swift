import Geodesy

extension Navigator {
  /// Takes one fix through matching, progress, deviation, reports, instructions and arrival.
  ///
  /// - Returns: The location as it was told: snapped where it lies on the route.
  func update(_ location: Location) -> Location {
    // What a receiver says twice decides nothing twice.
    guard positioning.take(location) else { return surroundings.lastPosition ?? location }
    surroundings.decisionObserver?.navigatorHeard(location)
    guard surroundings.areTermsAccepted else { return location }
    let isUsable = positioning.judge(location, configuration)
    if positioning.watchTimer == nil { startWatching() }

    let stateBefore = onRouteState
    let told = isUsable && tracker != nil ? match(location) : tellable(location)
    notify { $0.navigator(self, didUpdate: told) }
    if positioning.hasNews { tellQuality() }
    if isUsable, tracker != nil {
      tellOnRouteState(from: stateBefore, to: onRouteState)
      // On a road beside the route no step is left and no via passed.
      if onRouteState != .offRoute || tracker?.rules.roadPlace == nil { advance() }
      if onRouteState == .offRoute, tracker?.rules.isArriving != true {
        considerReroute(at: location)
      }
      if isGuiding {
        if told.isSnapped { reports.travelled(to: told) }
        report()
        instruct()
      }
      alertSpeed(of: told)
      if isGuiding {
        tellDelayCategory()
        considerArrival(at: location)
      }
    } else if told.isReckoned {
      followReckoning(to: told)
    }
    if isUsable, let request = journey.request, request.session == nil { sendRequest() }
    return told
  }

  /// Follows the user's switch for the device's location.
  func locationPermissionChanged(isEnabled: Bool) {
    guard !isEnabled else { return }
    positioning.stop()
    if journey.request != nil {
      journey.head(for: [])
      endRequest(with: .locationDisabled)
    }
    endReroute(.failed, status: .locationDisabled)
    let before = onRouteState
    journey.state = .undefined
    deliver { $0.tellOnRouteState(from: before, to: .undefined) }
  }
}
