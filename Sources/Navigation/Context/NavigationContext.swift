import Geodesy

/// The root of the SDK: what must be so before anything navigates, and the parts that do it.
///
/// Single-threaded: every call and every callback runs where the scheduler runs its jobs.
public final class NavigationContext {
  /// The thresholds and rules that its navigator follows; fixed for its life.
  public let configuration: NavigatorConfiguration
  /// The rules of the navigator; a change holds if it is made before the navigator is.
  package var rules: NavigatorRules {
    get { surroundings.rules }
    set { surroundings.rules = newValue }
  }
  /// What the navigator knows of the world.
  package let surroundings: Surroundings
  /// What waits for the answer of the dialog with the terms that is open; nil while none is.
  var openTermsDialog: ((Bool) -> Void)?
  let keyAuthority: (any APIKeyAuthority)?
  private(set) var apiKey: String?
  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  @safe @exclusivity(unchecked) private var theNavigator: Navigator?
  private weak var theService: RoutingService?

  /// The maps whose addresses can be searched.
  public let maps: MapCatalog
  /// Finds addresses and places in the maps.
  public private(set) lazy var search = SearchService(catalog: maps)
  /// The lists behind an address form: one and the same each time.
  public private(set) lazy var searchModel = SearchModel(service: search)
  /// Finds addresses near a place, and answers later.
  public private(set) lazy var geocoder = Geocoder(catalog: maps, scheduler: scheduler)

  /// Hears of every decision; not kept alive.
  public var decisionObserver: (any DecisionObserver)? {
    get { surroundings.decisionObserver }
    set { surroundings.decisionObserver = newValue }
  }

  /// Makes `observer` the ``decisionObserver``, and keeps it alive as long as the context lives, or until there is
  /// another: for one that lives longer anyway, and does not hold the context.
  ///
  /// - Parameter tellsFixes: Whether it hears of the fixes as well.
  package func keepDecisionObserver(_ observer: any DecisionObserver, tellsFixes: Bool) {
    surroundings.keep(observer, tellsFixes: tellsFixes)
  }

  /// Decides in the navigator's place; nil in every ordinary run, and not kept alive.
  package var decisionDirector: (any DecisionDirector)? {
    get { surroundings.decisionDirector }
    set { surroundings.decisionDirector = newValue }
  }

  /// Shows the terms to the user; not kept alive.
  public weak var termsPresenter: (any TermsPresenter)?

  /// Whether ``start()`` was called; before, no position is taken.
  @safe @exclusivity(unchecked) public private(set) var isStarted = false

  /// What the wall clock shows at ``Instant/zero``: milliseconds since the Unix epoch.
  public var epochMilliseconds: Int64 {
    get { surroundings.epochMilliseconds }
    set { surroundings.epochMilliseconds = newValue }
  }

  /// Whether the user lets the device's location be used.
  public var isLocationEnabled: Bool {
    get { surroundings.isLocationEnabled }
    set {
      guard newValue != isLocationEnabled else { return }
      surroundings.isLocationEnabled = newValue
      locationPermissionChanged()
    }
  }

  /// What is known of the traffic; nil where nothing is.
  public var traffic: TrafficConditions? {
    get { surroundings.traffic }
    set {
      guard newValue != traffic else { return }
      surroundings.traffic = newValue
      theNavigator?.trafficChanged()
    }
  }

  var scheduler: any Scheduling { surroundings.scheduler }

  var engine: RoutingEngine { surroundings.engine }

  /// The latest valid fix as it was told: snapped where it lies on the route.
  var lastPosition: Location? { surroundings.lastPosition }

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
    self.keyAuthority = keyAuthority
    surroundings = Surroundings(
      configuration: configuration,
      scheduler: scheduler,
      roads: roads,
      engine: RoutingEngine(
        provider: provider,
        scheduler: scheduler,
        configuration: configuration.routing,
        places: places,
        snapper: routeSnapper
      ),
      areTermsAccepted: hasAcceptedTerms
    )
    // Unowned: it is taken away when the context ends, and a weak reference would slow each of its others.
    surroundings.take = { [unowned self] in take($0) }
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
    surroundings.contextEnded()
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
    let made = Navigator(surroundings)
    theNavigator = made
    surroundings.lifeline.navigator = made
    return made
  }

  /// Takes one position fix: everything that follows of it is delivered before this returns.
  ///
  /// Dropped while location is off, before ``start()``, where the coordinate is no place on the
  /// Earth, where it is older than the fix before (unless three in a row are: then a clock was put back),
  /// and while the simulator moves the vehicle.
  public func update(_ location: Location) {
    if theNavigator?.positioning.isSimulated == true { return }
    take(location)
  }

  /// Takes a fix of the device or of the simulator.
  func take(_ location: Location) { take(location, by: theNavigator) }

  private func take(_ location: Location, by navigator: Navigator?) {
    guard isStarted, isLocationEnabled, location.coordinate.isValid else { return }
    guard surroundings.order.takes(location.timestamp) else { return }
    let told = navigator?.update(location) ?? location
    surroundings.lastPosition = told
    surroundings.tellCompanions { $0.positionDidChange(to: lastPosition ?? location) }
  }

  /// The latest valid fix, snapped to the route or to a road where one is near.
  ///
  /// Nil before ``start()``, before a fix, and with location off; it does not depend on the terms.
  public var currentPosition: Location? {
    guard let lastPosition else { return nil }
    guard !lastPosition.isSnapped, let road = surroundings.roads?.nearestRoad(to: lastPosition)
    else {
      return lastPosition
    }
    return Location(snapping: lastPosition, to: road.coordinate, course: road.course)
  }

  /// Whether ``update(_:)`` hands fixes to the navigator: where the simulator moves the vehicle the device's are left
  /// out, and where the app may not know the position none comes.
  package var passesFixesOn: Bool {
    surroundings.isLocationEnabled && theNavigator?.isSimulated != true
  }

  /// Takes a fix as ``update(_:)`` does where that hands it to the navigator.
  ///
  /// - Returns: Metres to the next stop after it, and along which route; nil without a route, before a fix on it, and
  ///   where ``navigator()`` does not give the navigator out.
  package func remaining(after location: Location) -> (distance: Double, route: RouteID)? {
    guard let navigator = theNavigator else {
      take(location, by: nil)
      return nil
    }
    take(location, by: navigator)
    return apiKey != nil && areTermsAccepted ? navigator.remaining : nil
  }

  /// The navigator if there is one already.
  package var existingNavigator: Navigator? { theNavigator }

  private func locationPermissionChanged() {
    if !isLocationEnabled {
      surroundings.lastPosition = nil
      surroundings.order = FixOrder()
    }
    theNavigator?.locationPermissionChanged(isEnabled: isLocationEnabled)
    if !isLocationEnabled { surroundings.tellCompanions { $0.locationWasDisabled() } }
  }
}

/// Why there is no navigator yet.
public enum NavigatorAccessError: String, Error, CaseIterable, Sendable {
  case apiKeyMissing
  case termsNotAccepted
}

/// Says what the key of an app may be used for.
public protocol APIKeyAuthority: AnyObject {
  /// Returns whether a key has the permission for navigation.
  func permitsNavigation(withKey key: String) -> Bool

  /// Returns whether a key has the permission for fleet connectivity.
  func permitsFleetConnectivity(withKey key: String) -> Bool
}

extension APIKeyAuthority {
  /// Answers yes where it is not implemented.
  public func permitsFleetConnectivity(withKey key: String) -> Bool { true }
}
