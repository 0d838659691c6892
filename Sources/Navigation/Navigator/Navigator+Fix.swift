import Geodesy

extension Navigator {
  /// Takes one fix through matching, progress, deviation, reports, instructions and arrival.
  ///
  /// - Returns: The location as it was told: snapped where it lies on the route.
  func update(_ location: Location) -> Location {
    // What a receiver says twice decides nothing twice.
    if let lastLocation, lastLocation.timestamp == location.timestamp, lastLocation == location {
      return context.lastPosition ?? location
    }
    lastLocation = location
    context.decisionObserver?.navigatorHeard(location)
    guard context.areTermsAccepted else { return location }
    let isUsable = self.isUsable(location)
    if isUsable {
      previousUsableLocation = lastUsableLocation
      lastUsableLocation = location
    }
    heardFix(location, isUsable: isUsable)

    let stateBefore = onRouteState
    let told = isUsable && tracker != nil ? match(location) : tellable(location)
    notify { $0.navigator(self, didUpdate: told) }
    if qualityBefore != nil { tellQuality() }
    if isUsable, tracker != nil {
      tellOnRouteState(from: stateBefore, to: onRouteState)
      // On a road beside the route no step is left and no via passed.
      if onRouteState != .offRoute || tracker?.rules.roadPlace == nil { advance() }
      if onRouteState == .offRoute, tracker?.rules.isArriving != true {
        considerReroute(at: location)
      }
      if isGuiding {
        if told.isSnapped { travel.append(told.coordinate) }
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
    if isUsable, let request, request.session == nil { sendRequest() }
    return told
  }

  /// Follows the user's switch for the device's location.
  func locationPermissionChanged(isEnabled: Bool) {
    guard !isEnabled else { return }
    lastLocation = nil
    lastUsableLocation = nil
    previousUsableLocation = nil
    stopWatching()
    if request != nil {
      destinations = []
      endRequest(with: .locationDisabled)
    }
    endReroute(.failed, status: .locationDisabled)
    let before = onRouteState
    onRouteState = .undefined
    deliver { $0.tellOnRouteState(from: before, to: .undefined) }
  }

  private func isUsable(_ location: Location) -> Bool {
    guard let accuracy = location.horizontalAccuracy else { return true }
    return !Millimetres.isMore(accuracy, than: configuration.maxHorizontalAccuracy)
  }
}
