extension Navigator {
  /// From when on speeding is minor or major; nil switches the alerts off.
  public var speedAlertOptions: SpeedAlertOptions? {
    get { reports.speed.options }
    set { reports.speed.options = newValue }
  }

  /// How much the vehicle exceeded the limit at the last fix.
  public var speedAlertSeverity: SpeedAlertSeverity { reports.speed.severity }

  /// The speed limit where the vehicle is, in metres per second; nil away from the route or unknown.
  public var speedLimit: Double? {
    guard onRouteState == .onRoute, let tracker, tracker.place != nil else { return nil }
    let step = tracker.line.steps[tracker.step]
    let limits = StepSpeedLimits(of: tracker.line.provided(tracker.step))
    return limits.limit(at: max(0, tracker.along - step.start))
  }

  /// Tells the vehicle's speed against the limit when that is due.
  func alertSpeed(of location: Location) {
    guard speedAlertOptions != nil else { return }
    let alert = reports.alert(
      speed: location.speed,
      on: onRouteState == .onRoute ? tracker : nil,
      at: scheduler.now
    )
    guard let alert else { return }
    notify { $0.navigator(self, didUpdateSpeedAlert: alert) }
  }
}
