import Geodesy

/// The root of the SDK: what must be so before anything navigates, and the parts that do it.
///
/// Single-threaded: every call and every callback runs where the scheduler runs its jobs.
public final class NavigationContext {
  public let configuration: NavigatorConfiguration
  let provider: RouteProvider
  let scheduler: any Scheduling
  /// The roads around the vehicle; nil without a map.
  let roads: (any RoadSnapper)?
  private var apiKey: String?
  private var theNavigator: Navigator?

  /// Hears what passes between the SDK and the route provider.
  public weak var providerObserver: (any RouteProviderObserver)?

  /// Hears of every decision.
  public weak var decisionObserver: (any DecisionObserver)?

  public private(set) var isStarted = false

  /// Whether the user accepted the terms; without, no route is requested and no location reported.
  public var areTermsAccepted = false

  /// Whether the user lets the device's location be used.
  public var isLocationEnabled = true {
    didSet { if oldValue != isLocationEnabled { locationPermissionChanged() } }
  }

  /// What is known of the traffic; nil where nothing is.
  public var traffic: TrafficConditions? {
    didSet { if oldValue != traffic { theNavigator?.trafficChanged() } }
  }

  /// The latest valid fix, snapped where it lies on the route; nil before one, or with location off.
  public private(set) var currentPosition: Location?

  /// Creates a context; the provider is handed over once, the app never talks to it again.
  ///
  /// - Parameter roads: The roads of a map, where there is one.
  public init(
    configuration: NavigatorConfiguration = NavigatorConfiguration(),
    provider: RouteProvider,
    roads: (any RoadSnapper)? = nil,
    scheduler: any Scheduling
  ) {
    self.configuration = configuration
    self.provider = provider
    self.scheduler = scheduler
    self.roads = roads
  }

  /// Starts the SDK.
  public func start() { isStarted = true }

  /// Takes the key of the map and route providers; false if it is empty or one was given before.
  @discardableResult
  public func provideAPIKey(_ key: String) -> Bool {
    guard apiKey == nil, !key.isEmpty else { return false }
    apiKey = key
    return true
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
    if let last = currentPosition, location.timestamp < last.timestamp { return }
    currentPosition = theNavigator?.update(location) ?? location
  }

  private func locationPermissionChanged() {
    if !isLocationEnabled { currentPosition = nil }
    theNavigator?.locationPermissionChanged(isEnabled: isLocationEnabled)
  }
}
