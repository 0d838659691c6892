import AddressIndex
import CanonicalJSON
import Geodesy
import Navigation
import Recording
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// The SDK's own navigator under the harness; made anew for each run.
final class BuiltinNavigator: TransparentNavigator {
  let context: NavigationContext
  let recorder: Recorder
  let laws: LawChecker
  private let routes: RouteSource
  let navigatorRecorder: NavigatorRecorder
  private let simulatorRecorder: SimulatorRecorder
  /// Who hears the navigator and its simulator: the two recorders, or what is broken before them.
  private let ears: (navigator: any NavigatorDelegate, simulator: any LocationSimulatorDelegate)
  /// The seed of the simulator's jitter.
  private let jitterSeed: UInt64
  private let providerRecorder: ProviderRecorder
  let scheduler: Scheduler
  let routing: RoutingClient
  let terms: ScriptedTerms
  let fleet: FleetClient
  /// The maps on screens, and what lies on them.
  let displays: DisplayTable
  let overlays = OverlayTable()
  let search: SearchClient
  private let searchMaps: SearchMaps
  /// Tile layers, and the view of panoramas.
  let venues: VenueTable
  private let places: PlaceTable
  private let keys: ScenarioKeys
  /// The navigator that the app got and keeps, terms or no terms.
  private(set) var kept: Navigator?
  private var map: GuidedMap?
  /// Who hears the navigator besides the app.
  private var listeners: [any NavigatorDelegate] = []
  let scenarioName: String
  /// The screen of a driver whose app shows no map.
  private(set) lazy var defaultScreen = makeScreen()

  /// Makes the navigator of a run, which has begun when this returns.
  init(_ run: RunInside) throws {
    let (scenario, recorder, laws) = (run.scenario, run.recorder, run.laws)
    let (scheduler, defects, live) = (run.scheduler, run.defects, run.live)
    self.scheduler = scheduler
    self.recorder = recorder
    places = PlaceTable(scenario.places)
    keys = ScenarioKeys(permitsFleet: scenario.fleet?.isDenied != true)
    scenarioName = scenario.name
    terms = ScriptedTerms(recorder: recorder)
    self.laws = laws
    if let setup = scenario.map { map = try RoadMapStore.map(of: setup) }
    routes = try RouteSource(
      scenario,
      map: map,
      live: live,
      asking: run.provider,
      scheduler: scheduler,
      recorder: recorder
    ) { [unowned laws] in laws.unscriptedRequest($0.explanation) }
    searchMaps = SearchMaps(scenario)
    context = NavigationContext(
      configuration: defects.changed(scenario.navigator),
      provider: routes.provider,
      roads: map.map { NetworkRoadSnapper(map: $0.roads) },
      scheduler: scheduler,
      places: places,
      routeSnapper: map.map {
        NetworkRouteSnapper(
          map: $0,
          scheduler: scheduler,
          latencyNanoseconds: scenario.routing.latencyNanoseconds ?? 0
        )
      },
      keyAuthority: keys,
      maps: searchMaps.catalog,
      hasAcceptedTerms: scenario.context.areTermsAccepted
    )
    defects.change(&context.rules, of: scenario.navigator.profile)
    search = SearchClient(
      context: context,
      setup: scenario.search,
      recorder: recorder
    )
    navigatorRecorder = NavigatorRecorder(recorder: recorder, laws: laws)
    simulatorRecorder = SimulatorRecorder(recorder: recorder, laws: laws, context: context)
    ears = defects.ears(navigatorRecorder, simulatorRecorder, scheduler: scheduler, of: context)
    var jitter = RandomStream("simulator.jitter", seed: scenario.seed)
    jitterSeed = jitter.next()
    displays = DisplayTable(
      scenario.displays,
      venues: scenario.venues,
      context: context,
      recorder: MapRecorder(recorder: recorder)
    )
    venues = VenueTable(
      scenario.venues,
      displays: displays,
      context: context,
      scheduler: scheduler,
      recorder: recorder
    )
    providerRecorder = ProviderRecorder(
      recorder: recorder,
      name: routes.name,
      address: routes.address
    )
    context.providerObserver = providerRecorder
    if let ledger = run.ledger {
      context.keepDecisionObserver(ledger, tellsFixes: ledger.keepsSome)
    }
    routing = RoutingClient(context: context, recorder: recorder, laws: laws.sessions)
    fleet = FleetClient(
      scenario.fleet,
      context: context,
      scheduler: scheduler,
      recorder: FleetRecorder(recorder: recorder),
      live: live,
      laws: laws
    )
    context.termsPresenter = terms
    context.epochMilliseconds = scenario.epoch / 1_000_000
    setUp(scenario.context)
    context.traffic = scenario.traffic
    listeners = run.listeners
    if let navigator = try? context.navigator() { attach(to: navigator) }
    routing.navigate = { [unowned self] in navigate(along: $0) }
  }

  var identity: NavigatorIdentity { .builtin(context.configuration.profile) }

  // It has begun when it was made, asks its provider itself, and is woken by its own timers.
  func start(_ run: RunSetup, host: any NavigatorHost) {}
  func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) {}
  func wake(at time: VirtualTime) {}
  func end() {}

  /// What the scenario's map covers.
  var mapBounds: GeoBounds? { map?.roads.summary.bounds }

  var unusedAnswers: Int { routes.unusedAnswers + fleet.unusedAnswers }

  var unusedEntries: [String] { routes.unusedEntries + fleet.unusedEntries }

  var recorded: [RecordedCassette] { [routes.recorded, fleet.recorded].compactMap(\.self) }

  func follow(_ director: any DecisionDirector) -> Bool {
    context.decisionDirector = director
    return true
  }

  func checkInputs() throws {
    try map?.roads.checkDamage()
    try searchMaps.check()
  }

  func take(_ fix: Location) {
    // The laws do not reckon with what the navigator was not given.
    guard context.passesFixesOn else { return context.update(fix) }
    laws.fixBegins(fix)
    let remaining = context.remaining(after: fix)
    laws.fixEnds(remaining: remaining?.distance, along: remaining?.route)
  }

  func perform(_ call: NavigatorCall) {
    laws.callBegins()
    defer { laws.callEnds() }
    switch call.call {
    case .navigator(let call): perform(call)
    case .context(let call): perform(call)
    case .routing(let call): perform(call)
    case .guidance(let call): perform(call)
    case .traffic(let call): perform(call)
    case .simulator(let call): perform(call)
    case .search(let call): perform(call)
    case .fleet(let call): perform(call)
    case .map(let call): perform(call)
    case .overlay(let call): perform(call)
    case .venue(let call): perform(call)
    }
  }

  /// Listens to the navigator and its simulator, once.
  private func attach(to navigator: Navigator) {
    kept = navigator
    guard navigator.delegate == nil else { return }
    navigator.keepDelegate(ears.navigator)
    for listener in listeners { navigator.addListener(listener) }
    navigator.locationSimulator.delegate = ears.simulator
    navigator.locationSimulator.noise = SeededRandom(seed: jitterSeed)
  }

  /// The navigator that the app keeps; nil before it got one.
  var existingNavigator: Navigator? { kept }

  /// The navigator that the app keeps, or gets now.
  func navigator() -> Navigator? { kept ?? accessNavigator() }

  /// Asks the context for the navigator; records why there is none.
  @discardableResult
  func accessNavigator() -> Navigator? {
    do {
      let navigator = try context.navigator()
      attach(to: navigator)
      return navigator
    } catch {
      recorder.record(Event.Navigator.AccessError.self) { $0.error = .init(error) }
      return nil
    }
  }
}
