import Geodesy

/// Guides along a route and tells its delegate what happens.
///
/// Made by ``NavigationContext/navigator()``. Single-threaded. Nothing is told inside the call that
/// caused it, but in a later job of the scheduler; what one fix causes is told in the job of that fix,
/// in the order of ``NavigatorDelegate``.
public final class Navigator {
  /// What is known of the world around the vehicle.
  package let surroundings: Surroundings
  let configuration: NavigatorConfiguration
  /// The rules by which this navigator decides.
  let rules: NavigatorRules
  let scheduler: any Scheduling
  /// The navigator's own: what an app does with its service does not touch it.
  let routing: RoutingService

  // What is known, in the hands of those that keep it.
  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  @safe @exclusivity(unchecked) private var audience = Audience()
  @safe @exclusivity(unchecked) var positioning = PositionState()
  @safe @exclusivity(unchecked) var journey: Journey
  @safe @exclusivity(unchecked) var rerouting: Rerouting
  @safe @exclusivity(unchecked) var reports: Reports
  @safe @exclusivity(unchecked) var prompts: Prompts
  @safe @exclusivity(unchecked) var traffic = RouteTraffic()
  @safe @exclusivity(unchecked) var told = Told()

  /// Moves the vehicle in place of the device's location.
  public private(set) lazy var locationSimulator = LocationSimulator(navigator: self)

  /// Whether the simulator moves the vehicle; asked without making one.
  package var isSimulated: Bool { positioning.isSimulated }

  /// The display that follows the navigator's wishes; not kept alive, nil without one.
  package weak var controlledDisplay: (any NavigatorCompanion)?

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    rules = surroundings.rules
    configuration = surroundings.configuration
    scheduler = surroundings.scheduler
    routing = RoutingService(engine: surroundings.engine, isObserved: false)
    journey = Journey(stopsGuidanceAtArrival: configuration.stopsGuidanceAtArrival)
    rerouting = Rerouting(configuration, rules.rerouting)
    reports = Reports(configuration)
    prompts = Prompts(configuration, memory: rules.wordMemory)
  }

  deinit { surroundings.lifeline.navigator = nil }

  /// Whether an arrival switches guidance off.
  public var stopsGuidanceAtArrival: Bool {
    get { journey.stopsGuidanceAtArrival }
    set { journey.stopsGuidanceAtArrival = newValue }
  }

  /// When a faster route takes the place of the one being driven.
  public var fasterRoute: NavigatorConfiguration.FasterRoute {
    get { rerouting.faster }
    set {
      guard newValue != rerouting.faster else { return }
      rerouting.faster = newValue
      restartFasterRouteSearch()
    }
  }

  /// Whether the vehicle follows the route; undefined without one or before a usable fix.
  public var onRouteState: OnRouteState { journey.state }

  /// The route that is followed, with the place on it; nil without one.
  @inline(__always)
  var tracker: RouteFollower? { journey.follower }

  /// Follows another route from now on, or none: all that belongs to the old one is forgotten.
  func follow(_ follower: RouteFollower?) {
    guard follower !== journey.follower else { return }
    journey.follower = follower
    reports.routeDidChange()
    trafficChanged()
    updateFasterRouteSearch()
    if positioning.isSimulated { locationSimulator.routeDidChange() }
  }

  func nextRequestID() -> Int { routing.engine.nextRequestID() }

  func nextRouteID() -> RouteID { routing.engine.nextRouteID() }

  /// Seconds by which the remaining time must change to be reported (at least; D-01).
  ///
  /// Negative is the default of 1 s, infinity switches the report off. A change holds from the next fix,
  /// measured from what was reported last.
  public var timeUpdateThreshold: Double {
    get { reports.time.threshold }
    set { reports.time.assigned = newValue }
  }

  /// Metres by which the remaining distance must change to be reported (at least; D-01).
  ///
  /// Negative is the default of 1 m, infinity switches the report off. A change holds from the next fix,
  /// measured from what was reported last.
  public var distanceUpdateThreshold: Double {
    get { reports.distance.threshold }
    set { reports.distance.assigned = newValue }
  }

  /// Whether rerouting is on.
  public var isReroutingEnabled: Bool {
    get { rerouting.policy.configuration.isEnabled }
    set { rerouting.policy.configuration.isEnabled = newValue }
  }

  // MARK: - Observers

  /// Told first, and asked about deviations; not kept alive.
  public var delegate: (any NavigatorDelegate)? {
    get { audience.delegate }
    set { audience.delegate = newValue }
  }

  /// Makes `delegate` the ``delegate``, and keeps it alive as long as the navigator lives, or until it gets another: for
  /// one that lives longer anyway, and does not hold the navigator.
  package func keepDelegate(_ delegate: any NavigatorDelegate) { audience.keep(delegate) }

  /// Adds a listener, told after the delegate and the listeners before it; it is not kept alive.
  public func addListener(_ listener: any NavigatorDelegate) { audience.add(listener) }

  /// Removes a listener; false if it was none.
  @discardableResult
  public func removeListener(_ listener: any NavigatorDelegate) -> Bool {
    audience.remove(listener)
  }

  /// Tells something to the delegate and then to each listener.
  @inline(__always)
  func notify(_ tell: (any NavigatorDelegate) -> Void) {
    if let delegate = audience.delegate { tell(delegate) }
    notifyListeners(tell)
  }

  /// Tells something to the listeners alone; one that is told may add or remove others.
  @inline(__always)
  func notifyListeners(_ tell: (any NavigatorDelegate) -> Void) {
    guard !audience.listeners.isEmpty else { return }
    for entry in audience.listeners {
      if let listener = entry.listener { tell(listener) }
    }
  }

  /// Tells something in a later job of this instant.
  func deliver(_ work: @escaping (Navigator) -> Void) {
    scheduler.schedule(afterNanoseconds: 0, as: .delivery) { [lifeline = surroundings.lifeline] in
      if let navigator = lifeline.navigator { work(navigator) }
    }
  }

  /// Tells the observer of decisions, if there is one; else the decision is not even made.
  func decide(_ decision: @autoclosure () -> Decision) {
    guard surroundings.isObserved, let observer = surroundings.decisionObserver else { return }
    observer.navigatorDecided(decision(), at: scheduler.now)
  }
}
