import Geodesy

/// The root of the SDK: what must be so before anything navigates, and the parts that do it.
///
/// Single-threaded: every call and every callback runs where the scheduler runs its jobs.
public final class NavigationContext {
  public let configuration: NavigatorConfiguration
  /// The rules of the navigator; a change holds if it is made before the navigator is.
  package var rules: NavigatorRules
  let scheduler: any Scheduling
  /// The roads around the vehicle; nil without a map.
  let roads: (any RoadSnapper)?
  let engine: RoutingEngine
  var terms: TermsConsent
  let keyAuthority: (any APIKeyAuthority)?
  private(set) var apiKey: String?
  private var theNavigator: Navigator?
  private weak var theService: RoutingService?
  /// Reaches the dispatcher's server; without one there is no fleet connectivity.
  public var fleetTransport: (any FleetTransport)?
  /// The fleet service if there is one already.
  var fleet: FleetConnectivityService?
  /// What follows the navigator: maps, then the fleet service.
  var companions = CompanionList()
  /// The numbers of what lies on the context's maps.
  let overlayNumbers = OverlayNumbers()
  let tileLayerNumbers = TileNumbers()
  /// Knows panoramas; not kept alive.
  public weak var panoramaSource: (any PanoramaSource)?

  /// The maps whose addresses can be searched.
  public let maps: MapCatalog
  /// Finds addresses and places in the maps.
  public private(set) lazy var search = SearchService(catalog: maps)
  /// The lists behind an address form: one and the same each time.
  public private(set) lazy var searchModel = SearchModel(service: search)
  /// Finds addresses near a place, and answers later.
  public private(set) lazy var geocoder = Geocoder(catalog: maps, scheduler: scheduler)
  /// What the navigation shows beside maps; made when somebody asks for it.
  private(set) lazy var navigationUI = NavigationUI(context: self)

  /// Hears of every decision.
  public weak var decisionObserver: (any DecisionObserver)?

  /// Decides in the navigator's place; nil in every ordinary run.
  package weak var decisionDirector: (any DecisionDirector)?

  /// Shows the terms to the user; not kept alive.
  public weak var termsPresenter: (any TermsPresenter)?

  public private(set) var isStarted = false

  /// What the wall clock shows at ``Instant/zero``: milliseconds since the Unix epoch.
  public var epochMilliseconds: Int64 = 0

  /// Whether the user lets the device's location be used.
  public var isLocationEnabled = true {
    didSet { if oldValue != isLocationEnabled { locationPermissionChanged() } }
  }

  /// What is known of the traffic; nil where nothing is.
  public var traffic: TrafficConditions? {
    didSet {
      hasTraffic = traffic != nil
      if oldValue != traffic { theNavigator?.trafficChanged() }
    }
  }

  /// Whether anything is known of the traffic; asked with every fix.
  private(set) var hasTraffic = false

  /// The latest valid fix as it was told: snapped where it lies on the route.
  private(set) var lastPosition: Location?

  /// Creates a context; the provider is handed over once, the app never talks to it again.
  ///
  /// - Parameters:
  ///   - roads: The roads of a map, where there is one.
  ///   - places: Knows where waypoints are that are named by a place ID.
  ///   - routeSnapper: Takes lines from elsewhere to the roads.
  ///   - keyAuthority: Says what a key may be used for; without one every key may be used.
  ///   - maps: The maps whose addresses can be searched; the app opens one.
  ///   - hasAcceptedTerms: Whether the user accepted the terms in an earlier session.
  public init(
    configuration: NavigatorConfiguration = NavigatorConfiguration(),
    provider: RouteProvider,
    roads: (any RoadSnapper)? = nil,
    scheduler: any Scheduling,
    places: (any PlaceResolver)? = nil,
    routeSnapper: (any RouteSnapper)? = nil,
    keyAuthority: (any APIKeyAuthority)? = nil,
    maps: MapCatalog = MapCatalog(),
    hasAcceptedTerms: Bool = false
  ) {
    self.maps = maps
    self.configuration = configuration
    rules = NavigatorRules(configuration.profile)
    self.scheduler = scheduler
    self.roads = roads
    self.keyAuthority = keyAuthority
    terms = TermsConsent(isAccepted: hasAcceptedTerms)
    engine = RoutingEngine(
      provider: provider,
      scheduler: scheduler,
      configuration: configuration.routing,
      places: places,
      snapper: routeSnapper
    )
  }

  /// Hears what passes between the SDK and the route provider.
  public var providerObserver: (any RouteProviderObserver)? {
    get { engine.providerObserver }
    set { engine.providerObserver = newValue }
  }

  /// Hears what is asked of the routing service.
  public var routingObserver: (any RoutingObserver)? {
    get { engine.observer }
    set { engine.observer = newValue }
  }

  deinit {
    // A navigator that outlives its context is told nothing any more.
    theNavigator?.stopWatching()
  }

  /// Starts the SDK.
  public func start() { isStarted = true }

  /// Takes the key of the map and route providers; false if it is empty or one was given before.
  @discardableResult
  public func provideAPIKey(_ key: String) -> Bool {
    guard apiKey == nil, !key.isEmpty else { return false }
    apiKey = key
    engine.isKeyAuthorized = keyAuthority?.permitsNavigation(withKey: key) ?? true
    return true
  }

  /// The service that calculates routes; nil before ``start()``.
  ///
  /// It is one and the same as long as somebody holds it. Neither the context nor its sessions do.
  public var routingService: RoutingService? {
    guard isStarted else { return nil }
    if let theService { return theService }
    let made = RoutingService(engine: engine)
    theService = made
    return made
  }

  /// Returns the one navigator of this context.
  ///
  /// - Throws: ``NavigatorAccessError`` without a key, or before the terms were accepted.
  public func navigator() throws(NavigatorAccessError) -> Navigator {
    guard apiKey != nil else { throw .apiKeyMissing }
    guard areTermsAccepted else { throw .termsNotAccepted }
    if let theNavigator { return theNavigator }
    let made = Navigator(context: self)
    theNavigator = made
    return made
  }

  /// Takes one position fix: everything that follows of it is delivered before this returns.
  ///
  /// Dropped while location is off, before ``start()``, where the coordinate is no place on the
  /// Earth, where it is older than the fix before, and while the simulator moves the vehicle.
  public func update(_ location: Location) {
    if theNavigator?.isSimulating == true { return }
    take(location)
  }

  /// Takes a fix of the device or of the simulator.
  func take(_ location: Location) {
    guard isStarted, isLocationEnabled, location.coordinate.isValid else { return }
    if let last = lastPosition, location.timestamp < last.timestamp { return }
    lastPosition = theNavigator?.update(location) ?? location
    companions.tell { $0.positionDidChange(to: lastPosition ?? location) }
  }

  /// The latest valid fix, snapped to the route or to a road where one is near.
  ///
  /// Nil before ``start()``, before a fix, and with location off; it does not depend on the terms.
  public var currentPosition: Location? {
    guard let lastPosition else { return nil }
    guard !lastPosition.isSnapped, let road = roads?.nearestRoad(to: lastPosition) else {
      return lastPosition
    }
    return Location(snapping: lastPosition, to: road.coordinate, course: road.course)
  }

  /// The navigator if there is one already.
  var existingNavigator: Navigator? { theNavigator }

  private func locationPermissionChanged() {
    if !isLocationEnabled { lastPosition = nil }
    theNavigator?.locationPermissionChanged(isEnabled: isLocationEnabled)
    if !isLocationEnabled { companions.tell { $0.locationWasDisabled() } }
  }
}
