/// What a navigator knows of the world around it; its context keeps it up to date.
///
/// It outlives the context where an app keeps the navigator longer: nothing changes in it any more.
package final class Surroundings {
  let configuration: NavigatorConfiguration
  /// The rules of the navigator; a change holds if it is made before the navigator is.
  var rules: NavigatorRules
  /// The time of everything that is done in the surroundings.
  package let scheduler: any Scheduling
  /// The roads around the vehicle; nil without a map.
  let roads: (any RoadSnapper)?
  let engine: RoutingEngine
  /// Takes a fix of the simulator as if the device had sent it.
  var take: (Location) -> Void = { _ in }

  let lifeline = Lifeline()
  /// The navigator if there is one already.
  package var navigator: Navigator? { lifeline.navigator }
  private var attachments: [AnyObject] = []

  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  /// What follows the navigator: maps, then the fleet service.
  @safe @exclusivity(unchecked) private var companions = CompanionList()
  /// Hears of every decision.
  var decisionObserver: (any DecisionObserver)? {
    get { keptObserver ?? appObserver }
    set {
      (keptObserver, appObserver) = (nil, newValue)
      (isObserved, tellsFixes) = (newValue != nil, newValue != nil)
    }
  }
  @safe @exclusivity(unchecked) private weak var appObserver: (any DecisionObserver)?
  /// An observer that lives as long as this.
  @safe @exclusivity(unchecked) private var keptObserver: (any DecisionObserver)?
  /// Whether anybody hears of decisions: asked many times a fix, where a weak reference is dear.
  @safe @exclusivity(unchecked) private(set) var isObserved = false
  /// Whether that hears of the fixes, too.
  @safe @exclusivity(unchecked) private(set) var tellsFixes = false
  /// Decides in the navigator's place; nil in every ordinary run.
  @safe @exclusivity(unchecked) weak var decisionDirector: (any DecisionDirector)? {
    didSet { isDirected = decisionDirector != nil }
  }
  /// Whether anybody decides in the navigator's place.
  @safe @exclusivity(unchecked) private(set) var isDirected = false

  /// Whether the user accepted the terms.
  @safe @exclusivity(unchecked) package internal(set) var areTermsAccepted: Bool
  /// Whether the user lets the device's location be used.
  @safe @exclusivity(unchecked) var isLocationEnabled = true
  /// Which fixes are news.
  @safe @exclusivity(unchecked) var order = FixOrder()
  /// The latest valid fix as it was told: snapped where it lies on the route.
  @safe @exclusivity(unchecked) var lastPosition: Location?
  /// What the wall clock shows at ``Instant/zero``: milliseconds since the Unix epoch.
  @safe @exclusivity(unchecked) package internal(set) var epochMilliseconds: Int64 = 0

  /// What is known of the traffic; nil where nothing is.
  var traffic: TrafficConditions? { didSet { hasTraffic = traffic != nil } }
  /// Whether anything is known of the traffic; asked with every fix.
  @safe @exclusivity(unchecked) private(set) var hasTraffic = false

  init(
    configuration: NavigatorConfiguration,
    scheduler: any Scheduling,
    roads: (any RoadSnapper)?,
    engine: RoutingEngine,
    areTermsAccepted: Bool
  ) {
    self.configuration = configuration
    rules = NavigatorRules(configuration.profile)
    self.scheduler = scheduler
    self.roads = roads
    self.engine = engine
    self.areTermsAccepted = areTermsAccepted
  }

  /// Lets an observer hear of every decision, and keeps it alive.
  ///
  /// - Parameter tellsFixes: Whether it hears of the fixes as well.
  func keep(_ observer: any DecisionObserver, tellsFixes: Bool) {
    (keptObserver, appObserver) = (observer, nil)
    (isObserved, self.tellsFixes) = (true, tellsFixes)
  }

  /// Lets a companion hear of what the navigator tells, behind those of its rank; it is not kept alive.
  package func add(_ companion: any NavigatorCompanion, as rank: CompanionRank) {
    companions.add(companion, as: rank)
  }

  /// Tells something to each companion; one that is told may add others.
  @inline(__always)
  func tellCompanions(_ tell: (any NavigatorCompanion) -> Void) {
    guard !companions.isEmpty else { return }
    // A copy of them: what is told may change the list.
    let companions = companions
    companions.tell(tell)
  }

  /// Returns the one object of its type that a part above the navigator keeps here.
  ///
  /// - Parameter make: Makes it for the first who asks.
  package func attachment<Object: AnyObject>(_ make: () -> Object) -> Object {
    for case let object as Object in attachments { return object }
    let made = make()
    attachments.append(made)
    return made
  }

  /// Lets go of everything that belongs to a context which is no more.
  func contextEnded() {
    take = { _ in }
    navigator?.positioning.stopWatching()
    attachments = []
  }
}

/// Leads to the navigator as long as there is one, and keeps nothing alive.
///
/// In its place a weak reference would send every retain and release of the navigator, a dozen a fix, through
/// the table that Swift then keeps beside it.
final class Lifeline {
  /// Set by the context that makes the navigator, and taken away by the navigator's own end: on one thread it is
  /// never led to what is no more.
  @safe @exclusivity(unchecked) unowned(unsafe) var navigator: Navigator?
}
