import Geodesy

extension Navigator {
  /// Begins or ends the periodic search, as guidance, the route and the thresholds ask for.
  func updateFasterRouteSearch() {
    guard isGuiding, fasterRoute.isEnabled else {
      fasterRouteTimer?.cancel()
      fasterRouteTimer = nil
      endFasterRouteSearch()
      return
    }
    guard fasterRouteTimer == nil else { return }
    let period = Int64(max(1, fasterRoute.interval) * 1e9)
    fasterRouteTimer = scheduler.scheduleRepeating(everyNanoseconds: period, as: .timer) {
      [weak self] in
      self?.searchFasterRoute()
    }
  }

  /// Begins anew with changed thresholds.
  func restartFasterRouteSearch() {
    fasterRouteTimer?.cancel()
    fasterRouteTimer = nil
    endFasterRouteSearch()
    updateFasterRouteSearch()
  }

  /// Drops a search under way, in silence.
  func endFasterRouteSearch() {
    fasterRouteFetch?.cancel()
    fasterRouteFetch = nil
  }

  /// Asks for routes from here, unless the vehicle is away from its route, near its end, or something is
  /// being asked for already.
  ///
  /// It shares nothing with the guards of reroutes: a departure meanwhile is answered at once.
  func searchFasterRoute() {
    if rules.rerouting.givesWayToSearch, let interrupted = reroute {
      reroute = nil
      interrupted.cancel()
    }
    guard isGuiding, fasterRoute.isEnabled, onRouteState == .onRoute, !hasArrived,
      request == nil, reroute == nil, fasterRouteFetch == nil,
      let origin = lastUsableLocation, let last = tracker?.line.legEnds.indices.last
    else { return }
    let remaining = remainingTime(toEndOfLeg: last)
    guard remaining >= fasterRoute.minimumRemaining else { return }
    let id = nextRequestID()
    let session = routing.session(
      id: id,
      from: origin,
      through: destinations.map(\.waypoint),
      options: journeyOptions
    ) { [weak self] outcome in
      guard let self, fasterRouteFetch?.id == id else { return }
      fasterRouteFetch = nil
      // A failure is nobody's concern: the next search comes.
      guard case .success(let routes) = outcome else { return }
      consider(routes, against: remaining)
    }
    fasterRouteFetch = session
    session.begin()
  }

  /// Takes the fastest of some routes if it saves enough and the delegate agrees.
  ///
  /// - Parameter remaining: Seconds to the last stop when the routes were asked for.
  private func consider(_ routes: [Route], against remaining: Double) {
    guard isGuiding, onRouteState == .onRoute, !hasArrived, reroute == nil else { return }
    let stops = destinations.filter(\.isStop).map(\.waypoint)
    let usable = routes.compactMap { $0.heading(to: stops) }
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
    let route = choice(among: usable, proposed: fastest)
    notify { $0.navigator(self, didLoadAlternates: usable, adopted: route?.id) }
    guard let route else { return }
    install(route, reason: isDelayed ? .reroutingByTraffic : .betterRoute)
    deliver { $0.tellFirstReports() }
  }

  /// The seconds of a route with what is known of its traffic.
  private func duration(of route: Route) -> Double {
    route.expectedDuration + RouteDelays(of: context.traffic, on: route.path).total
  }
}

extension NavigatorConfiguration.FasterRoute {
  /// The seconds that a route must save of some; both thresholds count where both are set.
  func leastSaving(of remaining: Double) -> Double {
    let minutes = minimumSaving.isFinite ? minimumSaving * 60 : 0
    let share = minimumSavingPercent.isFinite ? minimumSavingPercent / 100 * remaining : 0
    return isEnabled ? max(minutes, share) : .greatestFiniteMagnitude
  }

  /// Whether a saving is enough: at least the thresholds, and more than nothing.
  func isEnough(_ saving: Double, of remaining: Double) -> Bool {
    saving > 0 && !Millimetres.isMore(leastSaving(of: remaining), than: saving)
  }
}
