import Geodesy

extension Navigator {
  /// Sets the stops and vias to drive to from the current position, in place of all earlier ones.
  ///
  /// The old route is gone at once, a wish for guidance stays. Before the first usable fix the request
  /// waits for one, and so it does where the position was lost while the vehicle moved; where none comes
  /// in time, it asks from where that was seen last.
  ///
  /// - Parameter completion: Told the outcome, once, in a later job; `cancelled` where newer
  ///   destinations or a clear took the request's place.
  /// - Returns: The number of the request.
  @discardableResult
  public func setDestinations(
    _ waypoints: [Waypoint],
    options: RouteOptions = .default,
    completion: @escaping (RouteStatus) -> Void = { _ in }
  ) -> Int {
    let request = DestinationRequest(id: nextRequestID(), options: options, completion: completion)
    endRequest(with: .cancelled)
    // Where positions are reckoned along the old route, the vehicle is there.
    request.origin = positioning.isReckoning ? knownPlace : nil
    dropRoute()
    journey.head(for: [])
    switch checked(waypoints, options) {
    case .failure(let refusal): tell(request, refusal.status)
    case .success(let resolved):
      journey.head(for: Destination.numbered(resolved))
      journey.wait(for: request)
      sendRequest()
    }
    return request.id
  }

  /// Forgets the destinations and the route; guidance ends, a request under way is cancelled.
  public func clearDestinations() {
    endRequest(with: .cancelled)
    forgetDestinations()
  }

  /// Ends everything: without the terms there is no navigation.
  func termsWereReset() {
    endRequest(with: .termsNotAccepted)
    endReroute(.failed, status: .termsNotAccepted)
    forgetDestinations()
    positioning.stop()
  }

  private func forgetDestinations() {
    dropRoute()
    journey.wantGuidance(false)
    journey.head(for: [])
  }

  /// Drops the next stop, with the vias before it, and heads for the one behind it.
  ///
  /// Guidance that is on goes on; one that an arrival switched off is started again by the app. With no
  /// stop behind, the route is cleared.
  ///
  /// - Returns: The stop headed for now; nil if none is left.
  @discardableResult
  public func continueToNextDestination() -> Waypoint? {
    guard let hadArrived = journey.dropNextStop() else { return nil }
    guard let next = journey.nextStop else {
      clearDestinations()
      return nil
    }
    if let request = journey.request {
      // The answer under way would lead to a stop that is gone.
      request.stop()
      sendRequest()
    } else if let tracker {
      continueRoute(of: tracker, hadArrived: hadArrived)
    }
    return next.waypoint
  }

  /// Follows a route that was calculated or built elsewhere; its legs' destinations become the stops.
  ///
  /// Guidance that is effective goes on along it, and so does the travelled path.
  ///
  /// A route of fewer than two points is ignored, and so is any before the terms are accepted.
  public func navigate(along route: Route) {
    guard surroundings.areTermsAccepted, route.path.count > 1 else { return }
    endRequest(with: .cancelled)
    let wasGuiding = isGuiding
    dropRoute(isReplaced: true)
    journey.head(for: Destination.numbered(route.legs.map(\.destination)))
    journey.options = .default
    rerouting.beginJourney(beganHere: false)
    var route = route
    if route.id.number == 0 { route.id = nextRouteID() }
    place(route)
    deliver { $0.tell(RouteChange(reason: .routeSupplied, route: route), with: $0.tracker) }
    guard wasGuiding else { return tellRouteReady() }
    deliver { $0.tellFirstReports() }
  }

  // MARK: - Requests

  /// A request that is refused at once.
  private struct Refusal: Error {
    let status: RouteStatus
    init(_ status: RouteStatus) { self.status = status }
  }

  /// Returns the waypoints with their places looked up, or the first reason to refuse them (D-10).
  private func checked(
    _ waypoints: [Waypoint],
    _ options: RouteOptions
  ) -> Result<[Waypoint], Refusal> {
    let engine = routing.engine
    if !surroundings.areTermsAccepted { return .failure(Refusal(.termsNotAccepted)) }
    if !engine.isKeyAuthorized { return .failure(Refusal(.apiKeyNotAuthorized)) }
    if waypoints.isEmpty { return .failure(Refusal(.noWaypoints)) }
    let resolved = waypoints.map { $0.resolved(by: engine.places) }
    for index in waypoints.indices.dropFirst()
    where isSame(waypoints[index - 1], waypoints[index], resolved[index - 1], resolved[index]) {
      return .failure(Refusal(.duplicateWaypoints))
    }
    let known = resolved.compactMap(\.self)
    if known.count < waypoints.count { return .failure(Refusal(.waypointError)) }
    if !engine.supports(options.travelMode) { return .failure(Refusal(.travelModeUnsupported)) }
    if !surroundings.isLocationEnabled { return .failure(Refusal(.locationDisabled)) }
    return .success(known)
  }

  /// Returns whether two waypoints are one place, by their IDs or by where they turn out to be.
  private func isSame(
    _ a: Waypoint,
    _ b: Waypoint,
    _ resolvedA: Waypoint?,
    _ resolvedB: Waypoint?
  ) -> Bool {
    if let placeID = a.placeID, placeID == b.placeID { return true }
    guard let first = resolvedA?.coordinate, let second = resolvedB?.coordinate else {
      return false
    }
    return first == second
  }

  /// Sends the request, or lets it wait for a usable fix.
  ///
  /// - Parameter isLate: Whether it waited long enough: an old place is better than none.
  func sendRequest(isLate: Bool = false) {
    guard let request = journey.request else { return }
    guard let origin = request.origin ?? (isLate ? positioning.usable : knownPlace) else {
      guard request.originTimer == nil else { return }
      let wait = Int64(configuration.originWait * 1e9)
      request.originTimer = scheduler.schedule(afterNanoseconds: wait, as: .timer) {
        [lifeline = surroundings.lifeline] in
        guard let navigator = lifeline.navigator, navigator.journey.request === request,
          request.session == nil
        else { return }
        if navigator.positioning.usable != nil { return navigator.sendRequest(isLate: true) }
        navigator.journey.head(for: [])
        navigator.endRequest(with: .locationUnavailable)
      }
      return
    }
    request.originTimer?.cancel()
    (request.originTimer, request.origin) = (nil, nil)
    request.start = rules.rerouting.asksAgainAtStart ? DriveStart(asking: origin) : nil
    let session = routing.session(
      id: request.id,
      from: origin,
      through: journey.waypoints,
      options: request.options
    ) { [lifeline = surroundings.lifeline] outcome in
      guard let navigator = lifeline.navigator, navigator.journey.request === request
      else { return }
      navigator.answered(request, outcome)
    }
    request.session = session
    session.begin()
  }

  /// Ends the request under way with a status; one whose status was not told yet gets it instead.
  func endRequest(with status: RouteStatus) {
    guard let request = journey.endRequest(isCancelled: status == .cancelled) else { return }
    request.stop()
    tell(request, status)
  }

  /// Tells the status of a request in a later job, unless something else becomes of it until then.
  private func tell(_ request: DestinationRequest, _ status: RouteStatus) {
    journey.settle(request, status)
    deliver { navigator in
      navigator.journey.told(request)
      request.completion(request.status)
    }
  }

  private func answered(
    _ request: DestinationRequest,
    _ outcome: RouteCalculationSession.Outcome
  ) {
    switch outcome {
    case .failure(let failure):
      journey.head(for: [])
      endRequest(with: failure.error.status)
    case .success(let routes):
      guard let route = leading(routes, to: journey.stops).first else {
        journey.head(for: [])
        return endRequest(with: .internalError)
      }
      journey.answered(request)
      rerouting.beginJourney(beganHere: true)
      install(route, reason: .destinationsSet, answering: request)
      tellRouteReady()
    }
  }

  /// Returns the routes that lead to some stops; says why where none does.
  func leading(_ routes: [Route], to stops: [Waypoint]) -> [Route] {
    let fitting = routes.compactMap { $0.heading(to: stops) }.filter { $0.path.count > 1 }
    if fitting.isEmpty, let route = routes.first {
      let error: RouteParseError =
        route.legs.count == stops.count
        ? .invalidRouteObject("a route without a way")
        : .legs(route.legs.count, forStops: stops.count)
      routing.engine.providerObserver?.providerDidFailToParse(error)
    }
    return fitting
  }

  // MARK: - Routes

  /// Puts a route in place and tells so, within a job of its own.
  ///
  /// - Parameter request: The request that it answers; its status is told after the route.
  func install(
    _ route: Route,
    reason: RouteChange.Reason,
    answering request: DestinationRequest? = nil
  ) {
    place(route, beginsHere: true)
    // Queued before the route is told, so that whoever hears of it and asks anew cancels it.
    if let request { tell(request, .ok) }
    tell(RouteChange(reason: reason, route: route), with: tracker)
  }

  /// Tells that the route changed, the app first, and where the vehicle is on the new one.
  ///
  /// - Parameter follower: The one that follows the route; nothing more is told where another does, which
  ///   the app made inside the callback.
  private func tell(_ change: RouteChange, with follower: RouteFollower?) {
    told.route = change.route?.id
    told.step = (0, 0)
    notify { $0.navigator(self, didChangeRoute: change) }
    surroundings.tellCompanions { $0.routeDidChange(change, of: self) }
    guard let follower, follower === tracker, follower.line.route.id == change.route?.id else {
      return
    }
    tellOnRouteState(onRouteState)
    // The vehicle may be past the first maneuver already, or in the middle of what goes on.
    if follower.place != nil { advance(on: follower) }
  }

  /// Begins to track a route from the last usable fix that is believed.
  ///
  /// - Parameter beginsHere: Whether it begins where the vehicle was when it was asked for.
  private func place(_ route: Route, beginsHere: Bool = false) {
    let line = RouteLine(route: route, destinations: journey.destinations)
    let follower = RouteFollower(
      line: line,
      rules: rules.following(configuration, surroundings.roads),
      beginsHere: beginsHere
    )
    journey.state = .undefined
    let limit = configuration.offRoute.distance
    let onRoute = believed.first { fix in
      route.path.nearest(to: fix.coordinate).map { $0.deviation <= limit } ?? false
    }
    if let here = onRoute ?? positioning.usable {
      _ = follower.update(here, isOffRoute: false)
      if follower.isInCorridor { journey.state = .onRoute }
    }
    follow(follower)
    prompts.routeDidChange()
    reports.resetBaselines()
  }

  /// Takes the route away and tells so later, unless another takes its place at once.
  private func dropRoute(isReplaced: Bool = false) {
    endReroute(.superseded)
    guard tracker != nil else { return }
    let endsGuidance = isGuiding && !isReplaced
    follow(nil)
    journey.state = .undefined
    if endsGuidance { told.waitingGuidance += 1 }
    deliver { navigator in
      if !isReplaced { navigator.tell(RouteChange(reason: .cleared, route: nil), with: nil) }
      navigator.tellOnRouteState(.undefined)
      guard endsGuidance else { return }
      navigator.told.waitingGuidance -= 1
      navigator.tellGuidance(false, cause: .cleared)
    }
  }

  /// Goes on without the first leg: it ends here, or is passed without stopping.
  private func continueRoute(of tracker: RouteFollower, hadArrived: Bool) {
    endReroute(.superseded)
    rerouting.policy.reset()
    let isBehind =
      hadArrived && !tracker.rules.endsLegsEarly || tracker.distance(toEndOfLeg: 0) == 0
    let old = tracker.line.route
    var route = isBehind ? old.droppingFirstLeg() : old.mergingFirstLegs()
    route.id = nextRouteID()
    if isBehind {
      place(route)
    } else {
      follow(tracker.continuing(on: RouteLine(route: route, destinations: journey.destinations)))
      // Where the stop was next, something else is now.
      if let step = self.tracker?.step, !route.tells(atStep: step, as: old) {
        prompts.routeDidChange()
      }
      reports.resetBaselines()
    }
    deliver { $0.tell(RouteChange(reason: .continuedToNext, route: route), with: $0.tracker) }
    if isGuiding { deliver { $0.tellFirstReports() } }
  }

  /// Tells the on-route state where it is another than the one told last.
  func tellOnRouteState(_ state: OnRouteState) {
    let before = told.state
    guard state != before else { return }
    told.state = state
    let deviation = state == .undefined ? nil : tracker?.deviation
    notify {
      $0.navigator(self, didChangeOnRouteState: before, to: state, deviation: deviation)
    }
  }
}
