import Geodesy

extension Navigator {
  /// Takes one fix through matching, progress, deviation, reports, instructions and arrival.
  ///
  /// - Returns: The location as it was told: snapped where it lies on the route.
  func update(_ heard: Location) -> Location {
    // What a receiver says twice decides nothing twice.
    guard positioning.take(heard) else { return surroundings.lastPosition ?? heard }
    let location = rules.checksReceiver ? positioning.trust.checked(heard) : heard
    if surroundings.tellsFixes { surroundings.decisionObserver?.navigatorHeard(heard) }
    self.told.waitedAtFix = self.told.waitingGuidance
    guard surroundings.areTermsAccepted else { return location }
    let isUsable = location.isUsable(upTo: configuration.maxHorizontalAccuracy)
    let now = scheduler.now
    positioning.judge(location, isUsable: isUsable, at: now, configuration.positioning)
    if positioning.watchTimer == nil { startWatching() }

    let told: Location
    if isUsable, let follower = tracker {
      told = match(location, to: follower)
      tell(told)
      follow(location, told: told, on: follower)
    } else {
      told = tellable(location, isUsable: isUsable)
      tell(told)
      if told.isReckoned { followReckoning(to: told) }
    }
    if journey.hasUnsentRequest { sendRequest() }
    return told
  }

  /// Tells where the vehicle is, and how good that is if it changed.
  @inline(__always)
  private func tell(_ location: Location) {
    notify { $0.navigator(self, didUpdate: location) }
    if positioning.hasNews { tellQuality() }
  }

  /// Does what follows of a usable fix for the route that it was matched to.
  ///
  /// Inside each callback the app may change the route or end the guidance: the rest of the fix belongs
  /// to what is no more, and is left out.
  private func follow(_ location: Location, told: Location, on follower: RouteFollower) {
    guard follower === tracker else { return }
    tellOnRouteState(onRouteState)
    if onRouteState == .onRoute,
      journey.start?.isOver(at: location, on: follower, roads: surroundings.roads) ?? false
    {
      journey.start = nil
    }
    // Beside the route no step is left, and no via passed but by whoever leaves it there.
    if onRouteState != .offRoute || follower.rules.advancesOffRoute {
      advance(on: follower)
    } else {
      passVias(on: follower)
    }
    guard follower === tracker else { return }
    if onRouteState == .offRoute, !follower.rules.isArriving { considerReroute(at: location) }
    if isTold(of: follower) {
      if told.isSnapped { reports.travelled(to: told) }
      report(on: follower)
      instruct(on: follower)
    }
    guard follower === tracker else { return }
    alertSpeed(of: told)
    if isTold(of: follower) { tellDelayCategory() }
    if isTold(of: follower) { considerArrival(at: location, on: follower) }
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
    journey.state = .undefined
    deliver { $0.tellOnRouteState($0.onRouteState) }
  }
}
