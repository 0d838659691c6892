extension Navigator {
  /// From when on speeding is minor or major; nil switches the alerts off.
  public var speedAlertOptions: SpeedAlertOptions? {
    get { speedAlerts.options }
    set { speedAlerts.options = newValue }
  }

  /// How much the vehicle exceeded the limit at the last fix.
  public var speedAlertSeverity: SpeedAlertSeverity { speedAlerts.severity }

  /// The speed limit where the vehicle is, in metres per second; nil away from the route or unknown.
  public var speedLimit: Double? {
    guard onRouteState == .onRoute, let tracker, tracker.place != nil else { return nil }
    let step = tracker.line.steps[tracker.step]
    let limits = StepSpeedLimits(of: tracker.line.route.legs[step.leg].steps[step.index])
    return limits.limit(at: max(0, tracker.along - step.start))
  }

  /// Tells the vehicle's speed against the limit when that is due.
  func alertSpeed(of location: Location) {
    guard speedAlerts.options != nil else { return }
    let alert = speedAlerts.alert(
      speed: location.speed,
      limit: currentLimit(),
      at: scheduler.now
    )
    guard let alert else { return }
    notify { $0.navigator(self, didUpdateSpeedAlert: alert) }
  }

  /// The limit at the place reached; the limits of a step are read once.
  private func currentLimit() -> Double? {
    guard onRouteState == .onRoute, let tracker, tracker.place != nil else { return nil }
    let step = tracker.line.steps[tracker.step]
    let limits: StepSpeedLimits
    if let known = stepLimits, known.step == tracker.step {
      limits = known.limits
    } else {
      limits = StepSpeedLimits(of: tracker.line.route.legs[step.leg].steps[step.index])
      stepLimits = (tracker.step, limits)
    }
    return limits.limit(at: max(0, tracker.along - step.start))
  }
}
