import Geodesy

extension Navigator {
  /// Sets the stops and vias to drive to from the current position, in place of all earlier ones.
  ///
  /// The old route is gone at once, a wish for guidance stays. Before the first usable fix the request
  /// waits for one.
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
    let id = nextRequestID()
    endRequest(with: .cancelled)
    dropRoute()
    destinations = []
    hasArrived = false
    if let status = refusal(of: waypoints) {
      deliver { _ in completion(status) }
      return id
    }
    destinations = Destination.numbered(waypoints)
    request = DestinationRequest(id: id, options: options, completion: completion)
    sendRequest()
    return id
  }

  /// Forgets the destinations and the route; guidance ends, a request under way is cancelled.
  public func clearDestinations() {
    endRequest(with: .cancelled)
    dropRoute()
    wantsGuidance = false
    destinations = []
    hasArrived = false
  }

  /// Drops the next stop, with the vias before it, and heads for the one behind it.
  ///
  /// Guidance that is on goes on; one that an arrival switched off is started again by the app. With no
  /// stop behind, the route is cleared.
  ///
  /// - Returns: The stop headed for now; nil if none is left.
  @discardableResult
  public func continueToNextDestination() -> Waypoint? {
    guard let stop = destinations.firstIndex(where: \.isStop) else { return nil }
    let hadArrived = hasArrived
    destinations.removeFirst(stop + 1)
    hasArrived = false
    guard let next = destinations.first(where: \.isStop) else {
      clearDestinations()
      return nil
    }
    if let request {
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
  /// A route of fewer than two points is ignored.
  public func navigate(along route: Route) {
    guard route.path.count > 1 else { return }
    endRequest(with: .cancelled)
    dropRoute(isReplaced: true)
    destinations = Destination.numbered(route.legs.map(\.destination))
    hasArrived = false
    reroutePolicy.reset()
    journeyOptions = .default
    reroutePolicy.beganHere = false
    var route = route
    route.id = nextRouteID()
    let stateBefore = onRouteState
    place(route)
    let state = onRouteState
    deliver { navigator in
      navigator.notify {
        $0.navigator(navigator, didChangeRoute: RouteChange(reason: .routeSupplied, route: route))
      }
      navigator.tellOnRouteState(from: stateBefore, to: state)
    }
    tellRouteReady()
  }

  // MARK: - Requests

  /// Returns the status with which a request is refused at once, by D-10's precedence.
  private func refusal(of waypoints: [Waypoint]) -> RouteStatus? {
    if !context.areTermsAccepted { return .termsNotAccepted }
    if waypoints.isEmpty { return .noWaypoints }
    for (a, b) in zip(waypoints, waypoints.dropFirst())
    where a.coordinate == b.coordinate && a.placeID == b.placeID { return .duplicateWaypoints }
    if waypoints.contains(where: { $0.coordinate == nil }) { return .waypointError }
    if !context.isLocationEnabled { return .locationDisabled }
    return nil
  }

  /// Sends the request, or lets it wait for the first usable fix.
  func sendRequest() {
    guard let request else { return }
    guard let origin = lastUsableLocation else {
      guard request.originTimer == nil else { return }
      let wait = Int64(configuration.originWait * 1e9)
      request.originTimer = scheduler.schedule(afterNanoseconds: wait, as: .timer) {
        [weak self] in
        guard let self, self.request === request, request.fetch == nil else { return }
        destinations = []
        endRequest(with: .locationUnavailable)
      }
      return
    }
    request.originTimer?.cancel()
    request.originTimer = nil
    let fetch = RouteFetch(
      id: request.id,
      context: context,
      from: origin,
      through: destinations.map(\.waypoint),
      options: request.options
    ) { [weak self] outcome in
      guard let self, self.request === request else { return }
      answered(request, outcome)
    }
    request.fetch = fetch
    fetch.start()
  }

  /// Ends the request under way with a status.
  func endRequest(with status: RouteStatus) {
    guard let request else { return }
    self.request = nil
    request.stop()
    deliver { _ in request.completion(status) }
  }

  private func answered(
    _ request: DestinationRequest,
    _ outcome: Result<[Route], RouteCalculationError>
  ) {
    let stops = destinations.filter(\.isStop).map(\.waypoint)
    switch outcome {
    case .failure(let error):
      destinations = []
      endRequest(with: error.status)
    case .success(let routes):
      guard var route = routes.first?.heading(to: stops), route.path.count > 1 else {
        destinations = []
        return endRequest(with: .internalError)
      }
      self.request = nil
      journeyOptions = request.options
      reroutePolicy.reset()
      reroutePolicy.beganHere = true
      route.id = nextRouteID()
      install(route, reason: .destinationsSet)
      deliver { _ in request.completion(.ok) }
      tellRouteReady()
    }
  }

  // MARK: - Routes

  /// Puts a route in place and tells so, within a job of its own.
  func install(_ route: Route, reason: RouteChange.Reason) {
    let before = onRouteState
    place(route)
    notify { $0.navigator(self, didChangeRoute: RouteChange(reason: reason, route: route)) }
    tellOnRouteState(from: before, to: onRouteState)
  }

  /// Begins to track a route from the last usable fix.
  private func place(_ route: Route) {
    let tracker = follower(of: RouteLine(route: route, destinations: destinations))
    onRouteState = .undefined
    if let lastUsableLocation {
      _ = tracker.update(lastUsableLocation, isOffRoute: false)
      if tracker.isInCorridor { onRouteState = .onRoute }
    }
    self.tracker = tracker
    instructions = InstructionReporter(tolerance: configuration.instructionTolerance)
    resetBaselines()
  }

  /// Takes the route away and tells so later, unless another takes its place at once.
  private func dropRoute(isReplaced: Bool = false) {
    endReroute(.superseded)
    guard tracker != nil else { return }
    let wasGuiding = isGuiding
    let state = onRouteState
    tracker = nil
    onRouteState = .undefined
    deliver { navigator in
      if !isReplaced {
        navigator.notify {
          $0.navigator(navigator, didChangeRoute: RouteChange(reason: .cleared, route: nil))
        }
        navigator.tellOnRouteState(from: state, to: .undefined)
      }
      if wasGuiding { navigator.tellGuidance(false, cause: .cleared) }
    }
  }

  /// Goes on without the first leg: it ends here, or is passed without stopping.
  private func continueRoute(of tracker: RouteFollower, hadArrived: Bool) {
    endReroute(.superseded)
    reroutePolicy.reset()
    let isBehind =
      hadArrived && !tracker.endsLegsEarly || tracker.distance(toEndOfLeg: 0) == 0
    let old = tracker.line.route
    var route = isBehind ? old.droppingFirstLeg() : old.mergingFirstLegs()
    route.id = nextRouteID()
    let before = onRouteState
    if isBehind {
      place(route)
    } else {
      let line = RouteLine(route: route, destinations: destinations)
      self.tracker = tracker.continuing(on: line)
      resetBaselines()
    }
    let state = onRouteState
    deliver { navigator in
      navigator.notify {
        $0.navigator(navigator, didChangeRoute: RouteChange(reason: .continuedToNext, route: route))
      }
      navigator.tellOnRouteState(from: before, to: state)
    }
    if isGuiding { deliver { $0.report() } }
  }

  func tellOnRouteState(from: OnRouteState, to: OnRouteState) {
    guard from != to else { return }
    let deviation = to == .undefined ? nil : tracker?.deviation
    notify {
      $0.navigator(self, didChangeOnRouteState: from, to: to, deviation: deviation)
    }
  }
}
