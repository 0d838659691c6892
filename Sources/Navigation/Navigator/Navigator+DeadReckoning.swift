import Geodesy

extension Navigator {
  /// Nanoseconds from one look for missing fixes to the next, and from one reckoned position to the next.
  private static let watchPeriod: Int64 = 2_000_000_000
  private static let reckoningPeriod: Int64 = 1_000_000_000

  /// How well the position is known; nil before the first fix.
  public var gpsQuality: GPSQuality? { positioning.watch.quality }

  /// Tells a change of quality in its place among the callbacks of a fix.
  func tellQuality() {
    guard let change = positioning.takeNews() else { return }
    notify { $0.navigator(self, didChangeGPSQuality: change.from, to: change.to) }
  }

  /// Looks for missing fixes from now on.
  func startWatching() {
    // A timer that repeats does not hold a simulation open.
    positioning.watchTimer = scheduler.scheduleRepeating(
      everyNanoseconds: Self.watchPeriod,
      as: .timer
    ) {
      [lifeline = surroundings.lifeline] in lifeline.navigator?.look()
    }
  }

  private func look() {
    // A simulator that pauses is no receiver that is silent.
    guard !positioning.isSimulated else { return }
    let now = scheduler.now
    positioning.look(at: now, configuration.positioning)
    tellQuality()
    guard !positioning.isReckoning,
      positioning.watch.isOverdue(at: now, configuration.positioning),
      canReckon, !droveAgainstRoute
    else { return }
    positioning.beginReckoning(at: now)
    // Before the first position: inside its callback the app may end it all.
    positioning.reckoningTimer = scheduler.scheduleRepeating(
      everyNanoseconds: Self.reckoningPeriod,
      as: .timer
    ) { [lifeline = surroundings.lifeline] in lifeline.navigator?.reckon() }
    reckon()
  }

  /// Returns what is told of a fix that decides nothing: while positions are reckoned, the next of them.
  ///
  /// One that is too bad moves the vehicle nowhere where that was seen just now, or will be reckoned: it is told
  /// with its accuracy where the vehicle was shown last. Where the position is poor, it is all that is known.
  func tellable(_ location: Location, isUsable: Bool) -> Location {
    if positioning.isReckoning { return reckonedLocation() ?? location }
    guard !isUsable, configuration.profile == .builtin, positioning.usable != nil,
      let shown = surroundings.lastPosition
    else { return location }
    let silence = positioning.watch.silence(at: scheduler.now)
    guard silence < configuration.positioning.poorAfter || canReckon && !droveAgainstRoute else {
      return location
    }
    var held = location
    held.coordinate = shown.coordinate
    held.course = shown.course
    return held
  }

  /// Degrees between the last course and the route beyond which the vehicle did not follow it.
  private static let otherWay = 90.0

  /// Whether the vehicle drove against its route, or away from it, when it was seen last.
  private var droveAgainstRoute: Bool {
    guard let tracker, let place = tracker.place, let last = positioning.usable else {
      return false
    }
    return RouteCourse.mismatch(last, at: place, on: tracker.line.path)
      .map { $0 > Self.otherWay } ?? false
  }

  /// Whether there is anything to reckon: a vehicle that moved on its route toward a stop.
  private var canReckon: Bool {
    guard isGuiding, !journey.hasArrived, onRouteState == .onRoute, let tracker,
      tracker.rules.reckons,
      tracker.place != nil, let speed = positioning.speed
    else { return false }
    return speed >= RouteCourse.leastSpeed
      && positioning.watch.silence(at: scheduler.now) <= configuration.positioning.reckonFor
  }

  /// Moves the place along the route as fast as the vehicle was, no faster than its step is driven.
  ///
  /// Short of the next stop it waits for a fix: nothing arrives by reckoning.
  private func reckon() {
    // A fix of now that decides nothing told it already.
    if let heard = positioning.watch.lastHeard, scheduler.now.seconds(since: heard) < 0.5 { return }
    guard let location = reckonedLocation() else { return positioning.stopReckoning() }
    notify { $0.navigator(self, didUpdate: location) }
    followReckoning(to: location)
    surroundings.tellCompanions { $0.positionDidChange(to: location) }
  }

  /// Does what follows of a reckoned position: steps, reports and instructions.
  func followReckoning(to location: Location) {
    guard let tracker else { return }
    advance(on: tracker)
    guard isTold(of: tracker) else { return }
    reports.travelled(to: location)
    report(on: tracker)
    instruct(on: tracker)
  }

  /// Moves the place to where the vehicle is taken to be now; nil where nothing is reckoned any more.
  private func reckonedLocation() -> Location? {
    guard canReckon, let tracker, let speed = positioning.speed, let last = positioning.last
    else { return nil }
    let now = scheduler.now
    let pace = min(speed, tracker.paceAtPlace)
    let elapsed = positioning.reckon(until: now)
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
