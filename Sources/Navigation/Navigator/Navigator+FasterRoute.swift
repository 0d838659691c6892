import Geodesy

extension Navigator {
  /// Begins or ends the periodic search, as guidance, the route and the thresholds ask for.
  func updateFasterRouteSearch() {
    guard isGuiding, fasterRoute.isEnabled else {
      rerouting.endSearches()?.cancel()
      return
    }
    guard rerouting.searchTimer == nil else { return }
    let period = Int64(max(1, fasterRoute.interval) * 1e9)
    let timer = scheduler.scheduleRepeating(everyNanoseconds: period, as: .timer) {
      [lifeline = surroundings.lifeline] in lifeline.navigator?.searchFasterRoute()
    }
    rerouting.searchRegularly(timer)
  }

  /// Begins anew with changed thresholds.
  func restartFasterRouteSearch() {
    rerouting.endSearches()?.cancel()
    updateFasterRouteSearch()
  }

  /// Asks for routes from here, unless the vehicle is away from its route, near its end, or something is
  /// being asked for already.
  ///
  /// It shares nothing with the guards of reroutes: a departure meanwhile is answered at once.
  func searchFasterRoute() {
    if rerouting.policy.rules.givesWayToSearch { rerouting.drop()?.cancel() }
    guard isGuiding, onRouteState == .onRoute, !journey.hasArrived, journey.request == nil,
      rerouting.session == nil, rerouting.search == nil,
      let origin = knownPlace, let last = tracker?.line.legEnds.indices.last
    else { return }
    let remaining = remainingTime(toEndOfLeg: last)
    guard remaining >= fasterRoute.minimumRemaining else { return }
    let id = nextRequestID()
    let session = routing.session(
      id: id,
      from: origin,
      through: journey.waypoints,
      options: journey.options
    ) { [lifeline = surroundings.lifeline] outcome in
      guard let navigator = lifeline.navigator, navigator.rerouting.foundRoutes(id) else { return }
      // A failure is nobody's concern: the next search comes.
      guard case .success(let routes) = outcome else { return }
      navigator.consider(routes, against: remaining)
    }
    rerouting.beginSearch(session)
    session.begin()
  }

  /// Takes the fastest of some routes if it saves enough and the delegate agrees.
  ///
  /// - Parameter remaining: Seconds to the last stop when the routes were asked for.
  private func consider(_ routes: [Route], against remaining: Double) {
    guard isGuiding, onRouteState == .onRoute, !journey.hasArrived, rerouting.session == nil
    else { return }
    let usable = routes.compactMap { $0.heading(to: journey.stops) }
      .filter { $0.path.count > 1 && fits($0) }
    guard let fastest = usable.min(by: { duration(of: $0) < duration(of: $1) }) else { return }
    let saving = remaining - duration(of: fastest)
    let isEnough = fasterRoute.isEnough(saving, of: remaining)
    decide(
      Decision(
        rule: .fasterRoute,
        measured: saving,
        threshold: fasterRoute.leastSaving(of: remaining),
        unit: .seconds,
        fired: isEnough,
        margin: saving - fasterRoute.leastSaving(of: remaining)
      )
    )
    guard isEnough else { return }
    let before = tracker
    let route = choice(among: usable, proposed: fastest)
    // Inside each callback the app may set out for elsewhere.
    guard before === tracker else { return }
    notify { $0.navigator(self, didLoadAlternates: usable, adopted: route?.id) }
    guard let route, before === tracker else { return }
    install(route, reason: isDelayed ? .reroutingByTraffic : .betterRoute)
    deliver { $0.tellFirstReports() }
  }

  /// The seconds of a route with what is known of its traffic.
  private func duration(of route: Route) -> Double {
    route.expectedDuration + RouteDelays(of: surroundings.traffic, on: route.path).total
  }
}
