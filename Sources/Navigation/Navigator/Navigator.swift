import Geodesy

/// Guides along a route and tells its delegate what happens.
///
/// Made by ``NavigationContext/navigator()``. Single-threaded. Nothing is told inside the call that
/// caused it, but in a later job of the scheduler; what one fix causes is told in the job of that fix,
/// in the order of ``NavigatorDelegate``.
public final class Navigator {
  unowned let context: NavigationContext
  let configuration: NavigatorConfiguration
  let rules: NavigatorRules
  let scheduler: any Scheduling

  /// Told first, and asked about deviations; not kept alive.
  public weak var delegate: (any NavigatorDelegate)?

  /// Whether an arrival switches guidance off.
  public var stopsGuidanceAtArrival: Bool

  /// When a faster route takes the place of the one being driven.
  public var fasterRoute: NavigatorConfiguration.FasterRoute {
    didSet { if oldValue != fasterRoute { restartFasterRouteSearch() } }
  }

  /// Moves the vehicle in place of the device's location.
  public private(set) lazy var locationSimulator = LocationSimulator(navigator: self)

  /// The map under control; nil without one.
  ///
  /// Not kept alive.
  public internal(set) weak var controlledMap: MapModel?

  var audio: NavigatorConfiguration.Audio

  /// Whether the vehicle follows the route; undefined without one or before a usable fix.
  public internal(set) var onRouteState = OnRouteState.undefined

  var listeners: [WeakListener] = []
  /// What remains of the journey: the next stop, those behind it, and the vias between.
  var destinations: [Destination] = []
  var tracker: RouteFollower? {
    didSet { if oldValue !== tracker { routeDidChange() } }
  }
  var request: DestinationRequest?
  /// What the present journey was asked for with; new routes of it are asked for alike.
  var journeyOptions = RouteOptions.default
  /// Requests whose status is settled and will be told in a job that waits.
  var untold: [DestinationRequest] = []
  var reroute: RouteCalculationSession?
  var reroutePolicy: ReroutePolicy
  /// The decision by which the route was left last; kept only while somebody listens to decisions.
  var departure: Decision?
  /// Whether guidance is wanted, with a route or without.
  var wantsGuidance = false
  /// Whether the next stop was reached.
  var hasArrived = false
  var timeReporter: ThresholdReporter
  var distanceReporter: ThresholdReporter
  var instructions: InstructionReporter
  var lastWords: LastWords
  var speedAlerts = SpeedAlertReporter()
  /// The limits of the step last asked for.
  var stepLimits: (step: Int, limits: StepSpeedLimits)?
  /// What the traffic does to the route.
  var delays = RouteDelays()
  var incidents: [(incident: TrafficIncident, along: Double)] = []
  var announcedIncidents: [String] = []
  var reportedDelayCategory = DelayCategory.noData
  var fasterRouteTimer: (any Cancellable)?
  var fasterRouteFetch: RouteCalculationSession?
  /// Whether fixes come from the simulator, and the device's are left out.
  var isSimulating = false
  var travel = TravelRecorder()
  /// The last fix, and the last one good enough to decide anything.
  var lastLocation: Location?
  var lastUsableLocation: Location?
  var previousUsableLocation: Location?
  var watch = PositionWatch()
  var watchTimer: (any Cancellable)?
  /// The timer of reckoned positions while they are, and until when the way was reckoned.
  var reckoningTimer: (any Cancellable)?
  var reckonedUntil = Instant.zero
  /// The quality before the change that is to be told.
  var qualityBefore: GPSQuality?
  /// The navigator's own: what an app does with its service does not touch it.
  let routing: RoutingService

  init(context: NavigationContext) {
    configuration = context.configuration
    rules = context.rules
    scheduler = context.scheduler
    self.context = context
    routing = RoutingService(engine: context.engine, isObserved: false)
    stopsGuidanceAtArrival = configuration.stopsGuidanceAtArrival
    audio = configuration.audio
    fasterRoute = configuration.fasterRoute
    reroutePolicy = ReroutePolicy(
      configuration: configuration.reroute,
      rules: rules.rerouting
    )
    timeReporter = ThresholdReporter(configuration.timeUpdateThreshold)
    distanceReporter = ThresholdReporter(configuration.distanceUpdateThreshold)
    instructions = InstructionReporter(tolerance: configuration.instructionTolerance)
    lastWords = LastWords(memory: rules.wordMemory)
  }

  /// Follows a change of what is tracked: all that belongs to the old route is forgotten.
  private func routeDidChange() {
    stepLimits = nil
    trafficChanged()
    updateFasterRouteSearch()
    if isSimulating { locationSimulator.routeDidChange() }
  }

  func nextRequestID() -> Int { routing.engine.nextRequestID() }

  func nextRouteID() -> RouteID { routing.engine.nextRouteID() }

  /// Seconds by which the remaining time must change to be reported (at least; D-01).
  ///
  /// Negative is the default of 1 s, infinity switches the report off. A change holds from the next fix,
  /// measured from what was reported last.
  public var timeUpdateThreshold: Double {
    get { timeReporter.threshold }
    set { timeReporter.assigned = newValue }
  }

  /// Metres by which the remaining distance must change to be reported (at least; D-01).
  ///
  /// Negative is the default of 1 m, infinity switches the report off. A change holds from the next fix,
  /// measured from what was reported last.
  public var distanceUpdateThreshold: Double {
    get { distanceReporter.threshold }
    set { distanceReporter.assigned = newValue }
  }

  /// Whether rerouting is on.
  public var isReroutingEnabled: Bool {
    get { reroutePolicy.configuration.isEnabled }
    set { reroutePolicy.configuration.isEnabled = newValue }
  }

  // MARK: - Observers

  /// Adds a listener, told after the delegate and the listeners before it; it is not kept alive.
  public func addListener(_ listener: any NavigatorDelegate) {
    listeners.append(WeakListener(listener: listener))
  }

  /// Removes a listener; false if it was none.
  @discardableResult
  public func removeListener(_ listener: any NavigatorDelegate) -> Bool {
    let before = listeners.count
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
    return listeners.count < before
  }

  @inline(__always)
  func notify(_ tell: (any NavigatorDelegate) -> Void) {
    if let delegate { tell(delegate) }
    guard !listeners.isEmpty else { return }
    for entry in listeners {
      if let listener = entry.listener { tell(listener) }
    }
  }

  /// Tells something in a later job of this instant.
  func deliver(_ work: @escaping (Navigator) -> Void) {
    scheduler.schedule(afterNanoseconds: 0, as: .delivery) { [weak self] in
      guard let self else { return }
      work(self)
    }
  }

  func decide(_ decision: @autoclosure () -> Decision) {
    guard let observer = context.decisionObserver else { return }
    observer.navigatorDecided(decision(), at: scheduler.now)
  }
}

/// Holds a listener without keeping it alive.
struct WeakListener {
  weak var listener: (any NavigatorDelegate)?
}
