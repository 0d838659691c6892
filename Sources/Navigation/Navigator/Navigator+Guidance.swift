extension Navigator {
  /// Whether guidance is wanted; it is effective once there is a route.
  public var isGuidanceActive: Bool {
    get { journey.wantsGuidance }
    set { newValue ? startGuidance() : stopGuidance() }
  }

  /// Whether guidance is effective: wanted, and there is a route.
  package var isGuiding: Bool { journey.isGuiding }

  /// Starts turn-by-turn guidance, now or as soon as there is a route.
  public func startGuidance() {
    guard journey.wantGuidance(true) else { return }
    tracker?.startGuidance(at: scheduler.now)
    reports.beginSession()
    deliverGuidance(true, cause: .requested)
    deliver { $0.tellFirstReports() }
  }

  /// Stops guidance; locations go on.
  public func stopGuidance() {
    guard journey.wantGuidance(false) else { return }
    tracker?.stopGuidance(at: scheduler.now)
    deliverGuidance(false, cause: .stopped)
  }

  /// Tells that a wish for guidance found its route.
  func tellRouteReady() {
    guard isGuiding else { return }
    reports.beginSession()
    deliverGuidance(true, cause: .routeReady)
    deliver { $0.tellFirstReports() }
  }

  /// Whether the app knows of the guidance along a route: what guidance tells of it may be told.
  ///
  /// Inside a callback the app may have ended or begun it, or changed the route; that is told first.
  func isTold(of follower: RouteFollower) -> Bool {
    let isWaiting = told.waitingGuidance > 0 && told.waitingGuidance == told.waitedAtFix
    let isKnown = isWaiting || (told.isGuiding && told.waitingGuidance == 0)
    return isGuiding && isKnown && follower === tracker && told.route == follower.line.route.id
  }

  /// Tells a change of guidance in a later job of this instant.
  func deliverGuidance(_ isActive: Bool, cause: GuidanceCause) {
    told.waitingGuidance += 1
    deliver { navigator in
      navigator.told.waitingGuidance -= 1
      navigator.tellGuidance(isActive, cause: cause)
    }
  }

  func tellGuidance(_ isActive: Bool, cause: GuidanceCause) {
    guard isActive != told.isGuiding else { return }
    told.isGuiding = isActive
    notify { $0.navigator(self, didChangeGuidance: isActive, cause: cause) }
    surroundings.tellCompanions { $0.guidanceDidChange(isActive, of: self) }
    updateFasterRouteSearch()
  }

  /// Reports what follows a new route or guidance at once.
  func tellFirstReports() {
    if let tracker { report(on: tracker) }
    surroundings.tellCompanions { $0.firstReportsWereTold(by: self) }
  }

  /// Reports the remaining time and distance where they moved by their thresholds.
  func report(on follower: RouteFollower) {
    guard follower.place != nil, isTold(of: follower) else { return }
    let distance = follower.distance(toEndOfLeg: 0)
    let time = remainingTime(toEndOfLeg: 0, on: follower)
    var trigger: ThresholdTrigger = []
    if let report = reports.time.report(time) {
      trigger.insert(.time)
      notify { $0.navigator(self, didUpdateRemainingTime: report) }
      decide(.threshold(.timeThreshold, report, unit: .seconds))
      guard isTold(of: follower) else { return }
    }
    if let report = reports.distance.report(distance) {
      trigger.insert(.distance)
      notify { $0.navigator(self, didUpdateRemainingDistance: report) }
      decide(.threshold(.distanceThreshold, report, unit: .metres))
      guard isTold(of: follower) else { return }
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
    _ report: ThresholdReport,
    unit: Unit
  ) -> Decision {
    let change = report.change
    return Decision(
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
