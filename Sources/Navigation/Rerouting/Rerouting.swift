/// The requests for other routes while one is followed: after a departure, and for a faster one.
struct Rerouting {
  /// When a departure is answered by a request.
  var policy: ReroutePolicy
  /// When a faster route takes the place of the one being driven.
  var faster: NavigatorConfiguration.FasterRoute
  /// The reroute under way; nil without one.
  private(set) var session: RouteCalculationSession?
  /// Whether it asks again for the first route of the drive, of which no reroute is told.
  private(set) var isAtStart = false
  /// The decision by which the route was left last; kept only while somebody listens to decisions.
  var departure: Decision?
  /// Searches for a faster route from time to time; nil while none is wanted.
  private(set) var searchTimer: (any Cancellable)?
  private(set) var search: RouteCalculationSession?

  init(_ configuration: NavigatorConfiguration, _ rules: RerouteRules) {
    policy = ReroutePolicy(configuration: configuration.reroute, rules: rules)
    faster = configuration.fasterRoute
  }

  // MARK: - Reroutes

  /// Waits for the answer to a departure.
  ///
  /// - Parameter isAtStart: Whether it asks again for the first route of the drive.
  mutating func begin(_ session: RouteCalculationSession, at now: Instant, isAtStart: Bool = false)
  {
    self.session = session
    self.isAtStart = isAtStart
    policy.started(session.id, at: now)
  }

  /// Takes the answer to a reroute; false if it is not the one that is waited for.
  mutating func answered(_ id: Int) -> Bool {
    guard session?.id == id else { return false }
    session = nil
    return true
  }

  /// Ends the reroute under way for a reason of our own; it counts as no failure.
  ///
  /// - Returns: What is to be called off and told; nil without one.
  mutating func end(at now: Instant) -> RouteCalculationSession? {
    guard let session else { return nil }
    self.session = nil
    policy.ended(nil, at: now)
    return session
  }

  /// Gives the reroute under way up in silence, as though it had never begun.
  ///
  /// - Returns: What is to be called off.
  mutating func drop() -> RouteCalculationSession? {
    defer { session = nil }
    return session
  }

  /// Takes note of a new journey.
  ///
  /// - Parameter beganHere: Whether its route begins where the vehicle is.
  mutating func beginJourney(beganHere: Bool) {
    policy.reset()
    policy.beganHere = beganHere
  }

  // MARK: - Searches for a faster route

  /// Searches from time to time from now on.
  mutating func searchRegularly(_ timer: any Cancellable) { searchTimer = timer }

  /// Waits for the answer to a search.
  mutating func beginSearch(_ session: RouteCalculationSession) { search = session }

  /// Takes the answer to a search; false if it is not the one that is waited for.
  mutating func foundRoutes(_ id: Int) -> Bool {
    guard search?.id == id else { return false }
    search = nil
    return true
  }

  /// Drops a search under way, in silence.
  ///
  /// - Returns: What is to be called off.
  mutating func endSearch() -> RouteCalculationSession? {
    defer { search = nil }
    return search
  }

  /// Searches no more.
  ///
  /// - Returns: What is to be called off.
  mutating func endSearches() -> RouteCalculationSession? {
    searchTimer?.cancel()
    searchTimer = nil
    return endSearch()
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
