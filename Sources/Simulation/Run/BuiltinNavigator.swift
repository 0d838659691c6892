import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// The SDK's own navigator under the harness.
final class BuiltinNavigator: DrivenNavigator {
  let context: NavigationContext
  let recorder: Recorder
  let invariants: InvariantChecker
  private let routes: RouteSource
  let navigatorRecorder: NavigatorRecorder
  private let simulatorRecorder: SimulatorRecorder
  /// The seed of the simulator's jitter.
  private let jitterSeed: UInt64
  private let providerRecorder: ProviderRecorder
  private var map: RoadMap?

  init(
    scenario: Scenario,
    scheduler: Scheduler,
    recorder: Recorder,
    invariants: InvariantChecker,
    ledger: (any DecisionObserver)?,
    live: LiveServer? = nil
  ) throws {
    self.recorder = recorder
    self.invariants = invariants
    if let setup = scenario.map { map = try RoadMapStore.map(of: setup) }
    routes = try RouteSource(
      scenario,
      map: map,
      live: live,
      scheduler: scheduler,
      recorder: recorder,
      invariants: invariants
    )
    context = NavigationContext(
      configuration: scenario.navigator,
      provider: routes.provider,
      roads: map.map { NetworkRoadSnapper(map: $0) },
      scheduler: scheduler,
      hasAcceptedTerms: scenario.context.areTermsAccepted
    )
    navigatorRecorder = NavigatorRecorder(recorder: recorder, invariants: invariants)
    simulatorRecorder = SimulatorRecorder(recorder: recorder, invariants: invariants)
    var jitter = RandomStream("simulator.jitter", seed: scenario.seed)
    jitterSeed = jitter.next()
    providerRecorder = ProviderRecorder(recorder: recorder, source: routes)
    context.providerObserver = providerRecorder
    context.decisionObserver = ledger
    context.start()
    if scenario.context.hasAPIKey { context.provideAPIKey("scenario") }
    context.isLocationEnabled = scenario.context.isLocationEnabled
    context.traffic = scenario.traffic
    if let navigator = try? context.navigator() { attach(to: navigator) }
  }

  var unusedAnswers: Int { routes.unusedAnswers }

  var unusedEntries: [String] { routes.unusedEntries }

  var recorded: RecordedCassette? { routes.recorded }

  func checkInputs() throws { try map?.checkDamage() }

  func take(_ fix: Location) {
    if let navigator = try? context.navigator(), navigator.locationSimulator.isActive {
      // The simulator moves the vehicle; the device's fixes are left out.
      return context.update(fix)
    }
    invariants.fixBegins(fix)
    context.update(fix)
    let remaining = (try? context.navigator())?.timeAndDistanceToNextDestination?.distance
    invariants.fixEnds(remaining: remaining)
  }

  func perform(_ call: ScenarioAction.Call) {
    call.record(by: recorder)
    invariants.callBegins()
    defer { invariants.callEnds() }
    switch call {
    case .navigator(let call): perform(call)
    case .context(let call): perform(call)
    case .guidance(let call): perform(call)
    case .traffic(let call): perform(call)
    case .simulator(let call): perform(call)
    }
  }

  /// Listens to the navigator and its simulator, once.
  private func attach(to navigator: Navigator) {
    guard navigator.delegate == nil else { return }
    navigator.delegate = navigatorRecorder
    navigator.locationSimulator.delegate = simulatorRecorder
    navigator.locationSimulator.noise = SeededRandom(seed: jitterSeed)
  }

  /// The navigator; records why there is none.
  func navigator() -> Navigator? {
    do {
      let navigator = try context.navigator()
      attach(to: navigator)
      return navigator
    } catch {
      recorder.record(.accessError) { $0.text("error", error.rawValue) }
      return nil
    }
  }
}
