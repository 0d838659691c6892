import Geodesy

extension Navigator {
  /// Nanoseconds from one look for missing fixes to the next, and from one reckoned position to the next.
  private static let watchPeriod: Int64 = 2_000_000_000
  private static let reckoningPeriod: Int64 = 1_000_000_000

  /// How well the position is known; nil before the first fix.
  public var gpsQuality: GPSQuality? { watch.quality }

  /// Takes note of a fix before it is judged.
  func heardFix(_ location: Location, isUsable: Bool) {
    if isUsable { stopReckoning() }
    if watchTimer == nil { startWatching() }
    let before = watch.heard(location, isUsable: isUsable, configuration.positioning)
    if let before { qualityBefore = before }
  }

  /// Tells a change of quality in its place among the callbacks of a fix.
  func tellQuality() {
    guard let before = qualityBefore, let quality = watch.quality else { return }
    qualityBefore = nil
    notify { $0.navigator(self, didChangeGPSQuality: before, to: quality) }
  }

  /// Forgets the fixes: the user switched the location off.
  func stopWatching() {
    stopReckoning()
    watchTimer?.cancel()
    watchTimer = nil
    watch = PositionWatch()
  }

  private func startWatching() {
    // A timer that repeats does not hold a simulation open.
    watchTimer = scheduler.scheduleRepeating(everyNanoseconds: Self.watchPeriod, as: .timer) {
      [weak self] in self?.look()
    }
  }

  private func look() {
    // A simulator that pauses is no receiver that is silent.
    guard !isSimulating else { return }
    let now = scheduler.now
    qualityBefore = watch.silent(at: now, configuration.positioning)
    tellQuality()
    guard reckoningTimer == nil, canReckon, watch.isOverdue(at: now, configuration.positioning)
    else { return }
    reckonedUntil = lastUsableLocation?.timestamp ?? now
    reckon()
    reckoningTimer = scheduler.scheduleRepeating(
      everyNanoseconds: Self.reckoningPeriod,
      as: .timer
    ) { [weak self] in self?.reckon() }
  }

  /// Returns what is told of a fix that decides nothing: while positions are reckoned, the next of them.
  func tellable(_ location: Location) -> Location {
    reckoningTimer == nil ? location : reckonedLocation() ?? location
  }

  /// Whether there is anything to reckon: a vehicle that moved on its route toward a stop.
  private var canReckon: Bool {
    guard isGuiding, !hasArrived, onRouteState == .onRoute, let tracker, tracker.rules.reckons,
      tracker.place != nil, let speed = watch.speed
    else { return false }
    return speed >= RouteCourse.leastSpeed
      && watch.silence(at: scheduler.now) <= configuration.positioning.reckonFor
  }

  private func stopReckoning() {
    reckoningTimer?.cancel()
    reckoningTimer = nil
  }

  /// Moves the place along the route as fast as the vehicle was, no faster than its step is driven.
  ///
  /// Short of the next stop it waits for a fix: nothing arrives by reckoning.
  private func reckon() {
    // A fix of now that decides nothing told it already.
    if let lastLocation, scheduler.now.seconds(since: lastLocation.timestamp) < 0.5 { return }
    guard let location = reckonedLocation() else { return stopReckoning() }
    notify { $0.navigator(self, didUpdate: location) }
    followReckoning(to: location)
    context.companions.tell { $0.positionDidChange(to: location) }
  }

  /// Does what follows of a reckoned position: steps, reports and instructions.
  func followReckoning(to location: Location) {
    advance()
    travel.append(location.coordinate)
    report()
    instruct()
  }

  /// Moves the place to where the vehicle is taken to be now; nil where nothing is reckoned any more.
  private func reckonedLocation() -> Location? {
    guard canReckon, let tracker, let speed = watch.speed, let last = lastLocation else {
      return nil
    }
    let now = scheduler.now
    let pace = min(speed, tracker.paceAtPlace)
    let elapsed = max(0, now.seconds(since: reckonedUntil))
    reckonedUntil = now
    let wait = tracker.line.legEnds[0] - configuration.arrivalDistance - 1
    tracker.reckon(to: min(tracker.along + pace * elapsed, max(tracker.along, wait)))
    guard let place = tracker.place, let course = tracker.courseAtPlace() else { return nil }
    return Location(
      reckoning: last,
      to: place.coordinate,
      course: course,
      speed: pace,
      at: now
    )
  }
}
