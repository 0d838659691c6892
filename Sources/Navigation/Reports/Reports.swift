/// What is reported of the drive: what remains, how fast it goes against the limit, and the way driven.
struct Reports {
  /// Reports the seconds to the next stop.
  var time: ThresholdReporter
  /// Reports the metres to the next stop.
  var distance: ThresholdReporter
  /// Reports speeding.
  var speed = SpeedAlertReporter()
  /// The way of this guidance session.
  private(set) var travel = TravelRecorder()
  /// The limits of the step last asked for.
  private var limits: (step: Int, limits: StepSpeedLimits)?

  init(_ configuration: NavigatorConfiguration) {
    time = ThresholdReporter(configuration.timeUpdateThreshold)
    distance = ThresholdReporter(configuration.distanceUpdateThreshold)
  }

  /// Makes the next report of what remains a first one (D-12).
  mutating func resetBaselines() {
    time.reset()
    distance.reset()
  }

  /// Begins a guidance session: the way driven is a new one.
  mutating func beginSession() {
    travel.restart()
    resetBaselines()
  }

  /// Adds a place to the way driven.
  @inline(__always)
  mutating func travelled(to location: Location) { travel.append(location.coordinate) }

  /// Forgets what belongs to the old route.
  mutating func routeDidChange() { limits = nil }

  /// Returns the alert that a speed is due.
  ///
  /// - Parameter follower: Where the vehicle is on its route; nil away from it.
  mutating func alert(
    speed metresPerSecond: Double?,
    on follower: RouteFollower?,
    at now: Instant
  ) -> SpeedAlert? {
    speed.alert(speed: metresPerSecond, limit: follower.flatMap { limit(on: $0) }, at: now)
  }

  /// The limit at the place reached; the limits of a step are read once.
  private mutating func limit(on follower: RouteFollower) -> Double? {
    guard follower.place != nil else { return nil }
    let step = follower.line.steps[follower.step]
    if limits?.step != follower.step {
      limits = (follower.step, StepSpeedLimits(of: follower.line.provided(follower.step)))
    }
    return limits?.limits.limit(at: max(0, follower.along - step.start))
  }
}
