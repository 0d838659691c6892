extension Navigator {
  /// Whether guidance is wanted; it is effective once there is a route.
  public var isGuidanceActive: Bool {
    get { wantsGuidance }
    set { newValue ? startGuidance() : stopGuidance() }
  }

  /// Whether guidance is effective: wanted, and there is a route.
  var isGuiding: Bool { wantsGuidance && tracker != nil }

  /// Starts turn-by-turn guidance, now or as soon as there is a route.
  public func startGuidance() {
    guard !wantsGuidance else { return }
    wantsGuidance = true
    guard isGuiding else { return }
    travel.restart()
    resetBaselines()
    deliver { $0.tellGuidance(true, cause: .requested) }
    deliver { $0.tellFirstReports() }
  }

  /// Stops guidance; locations go on.
  public func stopGuidance() {
    guard wantsGuidance else { return }
    let wasGuiding = isGuiding
    wantsGuidance = false
    guard wasGuiding else { return }
    deliver { $0.tellGuidance(false, cause: .stopped) }
  }

  /// Tells that a wish for guidance found its route.
  func tellRouteReady() {
    guard isGuiding else { return }
    travel.restart()
    resetBaselines()
    deliver { $0.tellGuidance(true, cause: .routeReady) }
    deliver { $0.tellFirstReports() }
  }

  func tellGuidance(_ isActive: Bool, cause: GuidanceCause) {
    notify { $0.navigator(self, didChangeGuidance: isActive, cause: cause) }
    context.companions.tell { $0.guidanceDidChange(isActive, of: self) }
    updateFasterRouteSearch()
  }

  /// Makes the next report a first one (D-12).
  func resetBaselines() {
    timeReporter.reset()
    distanceReporter.reset()
  }

  /// Reports what follows a new route or guidance at once.
  func tellFirstReports() {
    report()
    context.companions.tell { $0.firstReportsWereTold(by: self) }
  }

  /// Reports the remaining time and distance where they moved by their thresholds.
  func report() {
    guard isGuiding, let tracker, tracker.place != nil else { return }
    let distance = tracker.distance(toEndOfLeg: 0)
    let time = remainingTime(toEndOfLeg: 0)
    var trigger: ThresholdTrigger = []
    let timeChange = context.decisionObserver == nil ? nil : timeReporter.change(to: time)
    if let report = timeReporter.report(time) {
      trigger.insert(.time)
      notify { $0.navigator(self, didUpdateRemainingTime: report) }
      decide(.threshold(.timeThreshold, change: timeChange, report: report, unit: .seconds))
    }
    let distanceChange =
      context.decisionObserver == nil ? nil : distanceReporter.change(to: distance)
    if let report = distanceReporter.report(distance) {
      trigger.insert(.distance)
      notify { $0.navigator(self, didUpdateRemainingDistance: report) }
      decide(.threshold(.distanceThreshold, change: distanceChange, report: report, unit: .metres))
    }
    guard !trigger.isEmpty else { return }
    let both = TimeAndDistance(time: time, distance: distance)
    notify { $0.navigator(self, didUpdateRemaining: both, triggeredBy: trigger) }
  }
}

extension Decision {
  /// The decision to report a remaining value; a first report has no change to measure.
  fileprivate static func threshold(
    _ rule: Rule,
    change: Double?,
    report: ThresholdReport,
    unit: Unit
  ) -> Decision {
    Decision(
      rule: rule,
      measured: change ?? 0,
      threshold: report.threshold,
      unit: unit,
      fired: true,
      margin: change.map { $0 - report.threshold } ?? 0,
      detail: change == nil ? .firstReport : .none
    )
  }
}
