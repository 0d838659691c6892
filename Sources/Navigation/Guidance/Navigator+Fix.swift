import Geodesy

extension Navigator {
  /// Takes one fix through matching, progress, deviation, reports, instructions and arrival.
  ///
  /// - Returns: The location as it was told: snapped where it lies on the route.
  func update(_ location: Location) -> Location {
    lastLocation = location
    guard context.areTermsAccepted else { return location }
    let isUsable = self.isUsable(location)
    if isUsable {
      previousUsableLocation = lastUsableLocation
      lastUsableLocation = location
    }

    let stateBefore = onRouteState
    let told = isUsable && tracker != nil ? match(location) : location
    notify { $0.navigator(self, didUpdate: told) }
    if isUsable, tracker != nil {
      tellOnRouteState(from: stateBefore, to: onRouteState)
      advance()
      if onRouteState == .offRoute { considerReroute(at: location) }
      if isGuiding {
        if told.isSnapped { travel.append(told.coordinate) }
        report()
        instruct()
      }
      alertSpeed(of: told)
      if isGuiding {
        tellDelayCategory()
        considerArrival()
      }
    }
    if isUsable, let request, request.fetch == nil { sendRequest() }
    return told
  }

  /// Follows the user's switch for the device's location.
  func locationPermissionChanged(isEnabled: Bool) {
    guard !isEnabled else { return }
    lastLocation = nil
    lastUsableLocation = nil
    previousUsableLocation = nil
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
