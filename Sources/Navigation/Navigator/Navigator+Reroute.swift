import Geodesy

extension Navigator {
  /// Metres between two fixes that make a direction.
  private static let leastMovement = 5.0

  /// Asks for a new route if the guards and the delegate allow.
  func considerReroute(at location: Location) {
    guard !journey.hasArrived, journey.request == nil, let tracker, !journey.destinations.isEmpty
    else { return }
    let veto = rerouting.policy.veto(
      at: location.coordinate,
      now: scheduler.now,
      isAgainstTraffic: isAgainstTraffic(location)
    )
    guard fires(.rerouteGuard, own: veto == nil) else {
      if let veto { explain(veto) }
      return
    }
    rerouting.policy.triggered(
      at: location.coordinate,
      isAgainstTraffic: isAgainstTraffic(location)
    )
    let distance = min(tracker.deviation ?? 0, 1e9)
    // Near another part of the route than the reachable one, the vehicle is off its step only.
    let nearest = tracker.line.path.nearest(to: location.coordinate)?.deviation ?? distance
    let isNearRoute = !Millimetres.isMore(nearest, than: configuration.offRoute.distance)
    let kind = tracker.rules.deviationKind ?? (isNearRoute ? .offStep : .offRoute)
    let deviation = Deviation(kind: kind, distance: distance)
    let remaining = journey.waypoints
    let answer =
      delegate?.navigator(self, shouldCorrect: deviation, remaining: remaining)
      ?? .getNewRoutes(through: remaining)
    notifyListeners { _ = $0.navigator(self, shouldCorrect: deviation, remaining: remaining) }
    // Inside the callback the app may have set out for elsewhere.
    guard tracker === self.tracker, journey.request == nil, surroundings.isLocationEnabled
    else { return }
    switch answer {
    case .doNothing:
      rerouting.policy.ended(nil, at: scheduler.now)
    case .getNewRoutes(let wanted):
      // Places that the delegate names by their IDs are looked up like those of a journey.
      let waypoints = wanted.map { $0.resolved(by: routing.engine.places) ?? $0 }
      let matched = requestOrigin ?? location
      let origin = RerouteOrigin(
        fix: location,
        matched: matched,
        travelled: courseTravelled(to: matched),
        latency: rerouting.policy.staleLatency,
        ahead: { [roads = surroundings.roads] in roads?.roadAhead(of: $0, metres: $1) }
      )
      let isAtStart = journey.start != nil && waypoints == remaining
      if !isAtStart { decide(rerouteDecision(at: distance)) }
      startReroute(
        from: rules.rerouting.origin(origin),
        through: waypoints,
        isAtStart: isAtStart
      )
    }
  }

  /// Returns why a reroute begins: the deviation where it is beyond its limit, else what showed that the
  /// route was left.
  private func rerouteDecision(at distance: Double) -> Decision {
    let limit = configuration.offRoute.distance
    let evidence = distance < limit ? rerouting.departure : nil
    return Decision(
      rule: .reroute,
      measured: evidence?.measured ?? distance,
      threshold: evidence?.threshold ?? limit,
      unit: evidence?.unit ?? .metres,
      fired: true,
      margin: evidence?.margin ?? (distance - limit)
    )
  }

  /// Metres by which a road must lie farther from the vehicle than one that it drives against the traffic.
  private static let nearer = 3.0
  /// Degrees of a road that is driven the other way.
  private static let otherWay = 90.0

  /// Returns whether the vehicle drives against the traffic of the road that it is on.
  ///
  /// Of a fix that leapt and the one before either may be the wrong one.
  private func isAgainstTraffic(_ location: Location) -> Bool {
    isAgainstTraffic(at: location) || positioning.beforeLeap.map(isAgainstTraffic(at:)) ?? false
  }

  private func isAgainstTraffic(at location: Location) -> Bool {
    guard rules.rerouting.waitsAgainstTraffic, let roads = surroundings.roads,
      let course = location.steadyCourse, let against = roads.roadAgainst(location)
    else { return false }
    guard let nearest = roads.nearestRoad(to: location) else { return true }
    return Bearing.difference(from: nearest.course, to: course).magnitude > Self.otherWay
      || nearest.deviation > against.deviation + Self.nearer
  }

  /// Ends a reroute under way for a reason of our own; told in a later job.
  func endReroute(_ outcome: RerouteOutcome, status: RouteStatus? = nil) {
    rerouting.endSearch()?.cancel()
    guard let session = rerouting.end(at: scheduler.now) else { return }
    session.cancel()
    guard !rerouting.isAtStart else { return }
    deliver { navigator in
      navigator.notify {
        $0.navigator(navigator, didEndReroute: session.id, outcome: outcome, status: status)
      }
    }
  }

  /// The direction from the usable fix before to this one, for receivers that tell none.
  private func courseTravelled(to location: Location) -> Double? {
    guard let before = positioning.usableBefore?.coordinate,
      before.distance(to: location.coordinate) >= Self.leastMovement
    else { return nil }
    return before.initialBearing(to: location.coordinate)
  }

  /// - Parameter isAtStart: Whether it asks again for the first route of the drive, and is no reroute.
  private func startReroute(
    from origin: Location,
    through waypoints: [Waypoint],
    isAtStart: Bool
  ) {
    rerouting.endSearch()?.cancel()
    let id = nextRequestID()
    let isOwnChoice = waypoints != journey.waypoints
    let session = routing.session(
      id: id,
      from: origin,
      through: waypoints,
      options: journey.options
    ) { [lifeline = surroundings.lifeline] outcome in
      guard let navigator = lifeline.navigator, navigator.rerouting.answered(id) else { return }
      navigator.rerouteAnswered(id, chosen: isOwnChoice ? waypoints : nil, outcome)
    }
    rerouting.begin(session, at: scheduler.now, isAtStart: isAtStart)
    if !isAtStart {
      let request = RerouteRequest(id: id, origin: origin, waypoints: waypoints)
      notify { $0.navigator(self, didStartReroute: request) }
    }
    session.begin()
  }

  private func rerouteAnswered(
    _ id: Int,
    chosen: [Waypoint]?,
    _ outcome: RouteCalculationSession.Outcome
  ) {
    switch outcome {
    case .failure(let failure):
      tellRerouteEnded(id, .failed, status: failure.error.status)
    case .success(let numbered):
      // The delegate may have chosen other waypoints than those that remain.
      let next = chosen.map(Destination.numbered) ?? journey.destinations
      let stops = next.filter(\.isStop).map(\.waypoint)
      let isChecked = rules.rerouting.checksAnswers
      guard onRouteState == .offRoute || !isChecked else {
        return decline(numbered, id, .backOnRoute)
      }
      let usable = leading(numbered, to: stops)
      guard !usable.isEmpty else {
        return tellRerouteEnded(id, .failed, status: .internalError)
      }
      guard let proposed = usable.first(where: { !isChecked || fits($0) }) else {
        return decline(numbered, id, .stale)
      }
      // Inside each callback the app may set out for elsewhere: the answer leads where nobody goes.
      let departed = tracker
      let choice = choice(among: usable, proposed: proposed)
      guard departed === tracker else { return decline(numbered, id, .superseded) }
      guard let route = choice else { return decline(numbered, id, .declined) }
      tellAlternates(numbered, adopted: route.id)
      guard departed === tracker else { return tellRerouteEnded(id, .superseded, status: nil) }
      journey.goOn(through: next)
      install(route, reason: rerouting.isAtStart ? .destinationsSet : .reroute)
      tellRerouteEnded(id, .adopted, status: nil)
      if isGuiding { deliver { $0.tellFirstReports() } }
    }
  }

  /// Returns the route that the delegate wants of some; the proposed one without a delegate.
  func choice(among routes: [Route], proposed: Route) -> Route? {
    guard let delegate else { return proposed }
    let answer = delegate.navigator(self, chooseAmong: routes, proposed: proposed.id)
    return answer.flatMap { id in routes.first { $0.id == id } }
  }

  /// The last usable fix, and the one before where that alone is believed: one wild fix just before an
  /// answer makes no route stale.
  var believed: [Location] {
    guard let last = positioning.usable else { return [] }
    guard let before = positioning.usableBefore, let trusted = tracker?.rules.trustedFix,
      trusted == before.coordinate, trusted != last.coordinate
    else { return [last] }
    return [last, before]
  }

  /// Metres along a route behind which it is left ahead where it turns, and metres beyond its turn and degrees
  /// from there at which a vehicle has passed it.
  private static let beginning = 5.0
  private static let passed = 15.0
  private static let passing = 45.0

  /// Returns whether the vehicle has passed a turn of a route, though its last fix lay on it: an answer comes
  /// between two fixes.
  ///
  /// Where it drives away from the beginning of the route, it is to turn back, and has passed nothing. Of a route
  /// that it was not on, and that does not begin in its direction, neither.
  private func hasPassedTurn(of route: Route) -> Bool {
    guard let last = positioning.usable, let course = last.steadyCourse, let speed = last.speed
    else { return false }
    let elapsed = min(DrivenTrack.steadyTime, max(0, scheduler.now.seconds(since: last.timestamp)))
    let now = last.coordinate.destination(distance: speed * elapsed, bearing: course)
    let passed = max(Self.passed, last.horizontalAccuracy ?? 0)
    guard let before = route.path.nearest(to: last.coordinate),
      let place = route.path.nearest(to: now), place.deviation >= passed,
      before.deviation < passed || beginsAlong(course, route),
      place.distanceAlong > Self.beginning,
      route.path.length - place.distanceAlong > Self.beginning
    else { return false }
    let beyond = place.coordinate.initialBearing(to: now)
    return Bearing.difference(from: beyond, to: course).magnitude <= Self.passing
  }

  private func beginsAlong(_ course: Double, _ route: Route) -> Bool {
    route.path.bearing(ofSegment: 0).map {
      Bearing.difference(from: $0, to: course).magnitude <= Self.passing
    } ?? false
  }

  /// Returns whether the vehicle is on a route that begins where it was when it was asked for.
  func fits(_ route: Route) -> Bool {
    let gaps = believed.compactMap { route.path.nearest(to: $0.coordinate)?.deviation }
    guard let deviation = gaps.min() else { return true }
    let limit = configuration.offRoute.distance
    let hasPassed = hasPassedTurn(of: route)
    let isNear = !Millimetres.isMore(deviation, than: limit) && !hasPassed
    decide(
      Decision(
        rule: .rerouteAdoption,
        measured: deviation,
        threshold: limit,
        unit: .metres,
        fired: isNear,
        margin: limit - deviation,
        detail: hasPassed ? .courseMismatch : .none
      )
    )
    return fires(.rerouteAdoption, own: isNear)
  }

  private func decline(_ routes: [Route], _ id: Int, _ outcome: RerouteOutcome) {
    tellAlternates(routes, adopted: nil)
    tellRerouteEnded(id, outcome, status: nil)
  }

  private func tellAlternates(_ routes: [Route], adopted: RouteID?) {
    guard !rerouting.isAtStart else { return }
    notify { $0.navigator(self, didLoadAlternates: routes, adopted: adopted) }
  }

  private func tellRerouteEnded(_ id: Int, _ outcome: RerouteOutcome, status: RouteStatus?) {
    // A journey that took this one's place has guards of its own.
    if outcome != .superseded { rerouting.policy.ended(outcome, at: scheduler.now) }
    guard !rerouting.isAtStart else { return }
    notify { $0.navigator(self, didEndReroute: id, outcome: outcome, status: status) }
  }

  private func explain(_ veto: ReroutePolicy.Veto) {
    guard surroundings.isObserved else { return }
    let (measured, limit, unit, detail): (Double, Double, Decision.Unit, Decision.StaticDetail) =
      switch veto {
      case .disabled: (0, 0, .metres, .disabled)
      case .inFlight: (0, 0, .metres, .requestInFlight)
      case .notFromHere: (0, 0, .metres, .routeNotFromHere)
      case .minimumTime(let seconds, let wait): (seconds, wait, .seconds, .minimumTime)
      case .minimumMovement(let metres):
        (metres, rerouting.policy.configuration.minimumMovement, .metres, .minimumMovement)
      }
    decide(
      Decision(
        rule: .rerouteGuard,
        measured: measured,
        threshold: limit,
        unit: unit,
        fired: true,
        margin: limit - measured,
        detail: detail
      )
    )
  }
}
