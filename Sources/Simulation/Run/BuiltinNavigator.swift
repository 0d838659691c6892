import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// The SDK's own navigator under the harness.
final class BuiltinNavigator: DrivenNavigator {
  private let context: NavigationContext
  private let recorder: Recorder
  private let invariants: InvariantChecker
  private let transport: ScriptedTransport
  private let navigatorRecorder: NavigatorRecorder
  private let providerRecorder: ProviderRecorder
  private var map: RoadMap?

  init(
    scenario: Scenario,
    scheduler: Scheduler,
    recorder: Recorder,
    invariants: InvariantChecker,
    ledger: (any DecisionObserver)?
  ) throws {
    self.recorder = recorder
    self.invariants = invariants
    transport = ScriptedTransport(answers: scenario.routing.answers, scheduler: scheduler)
    transport.onUnscripted = { [unowned invariants] in invariants.unscriptedRequest() }
    let adapter = RouteAdapter(
      requestGenerator: OSRMRequestGenerator(endpoint: "http://scripted"),
      responseParser: OSRMResponseParser(precision: scenario.routing.precision)
    )
    var provider = RouteProvider.adapter(adapter, transport)
    if scenario.routing.provider == .embedded, let setup = scenario.map {
      let map = try RoadMapStore.map(of: setup)
      self.map = map
      provider = .custom(
        EmbeddedRouteProvider(
          map: map,
          scheduler: scheduler,
          latencyNanoseconds: scenario.routing.latencyNanoseconds
        )
      )
    }
    context = NavigationContext(
      configuration: scenario.navigator,
      provider: provider,
      scheduler: scheduler
    )
    navigatorRecorder = NavigatorRecorder(recorder: recorder, invariants: invariants)
    providerRecorder = ProviderRecorder(recorder: recorder, providerName: "scripted")
    context.providerObserver = providerRecorder
    context.decisionObserver = ledger
    context.start()
    if scenario.context.hasAPIKey { context.provideAPIKey("scenario") }
    context.areTermsAccepted = scenario.context.areTermsAccepted
    context.isLocationEnabled = scenario.context.isLocationEnabled
    (try? context.navigator())?.delegate = navigatorRecorder
  }

  var unusedAnswers: Int { transport.unusedCount }

  func checkInputs() throws { try map?.checkDamage() }

  func take(_ fix: Location) {
    invariants.fixBegins(fix)
    context.update(fix)
    let remaining = (try? context.navigator())?.timeAndDistanceToNextDestination?.distance
    invariants.fixEnds(remaining: remaining)
  }

  func perform(_ call: ScenarioAction.Call) {
    record(call)
    if case .locationEnabled(let isEnabled) = call {
      context.isLocationEnabled = isEnabled
      return
    }
    let navigator: Navigator
    do {
      navigator = try context.navigator()
    } catch {
      recorder.record(.accessError) { $0.text("error", error.rawValue) }
      return
    }
    navigator.delegate = navigatorRecorder
    invariants.callBegins()
    defer { invariants.callEnds() }
    switch call {
    case .setDestinations(let waypoints, let options): set(waypoints, options, on: navigator)
    case .continueToNextDestination: navigator.continueToNextDestination()
    case .clearDestinations: navigator.clearDestinations()
    case .startGuidance: navigator.startGuidance()
    case .stopGuidance: navigator.stopGuidance()
    case .setThreshold(let time, let distance):
      if let time { navigator.timeUpdateThreshold = time }
      if let distance { navigator.distanceUpdateThreshold = distance }
    case .probe: probe(navigator)
    case .locationEnabled: break
    }
  }

  private func set(_ waypoints: [Waypoint], _ options: RouteOptions, on navigator: Navigator) {
    // The number is known when the call returns; no status comes before.
    final class Request { var id = 0 }
    let request = Request()
    request.id = navigator.setDestinations(waypoints, options: options) {
      [recorder, invariants] status in
      invariants.heard(.routeStatus)
      invariants.answered(request.id, status)
      recorder.record(.routeStatus) { writer in
        writer.number("requestID", request.id)
        writer.text("status", status.rawValue)
      }
    }
    invariants.requested(request.id, through: waypoints)
  }

  // MARK: - Records

  private func record(_ call: ScenarioAction.Call) {
    switch call {
    case .setDestinations(let waypoints, _):
      recorder.record(.setDestinations) { $0.waypoints("waypoints", waypoints) }
    case .continueToNextDestination: recorder.record(.continueToNextDestination)
    case .clearDestinations: recorder.record(.clearDestinations)
    case .startGuidance: recorder.record(.startGuidance)
    case .stopGuidance: recorder.record(.stopGuidance)
    case .setThreshold(let time, let distance):
      recorder.record(.setThreshold) { writer in
        writer.optional("time", time, decimals: 3)
        writer.optional("distance", distance, decimals: 3)
      }
    case .locationEnabled(let isEnabled):
      recorder.record(.locationEnabled) { $0.flag("enabled", isEnabled) }
    case .probe: recorder.record(.probe) { $0.text("what", "navigatorState") }
    }
  }

  private func probe(_ navigator: Navigator) {
    let path = navigator.traveledPath
    recorder.record(.navigatorState) { writer in
      writer.text("onRouteState", navigator.onRouteState.rawValue)
      writer.flag("isGuidanceActive", navigator.isGuidanceActive)
      writer.number("legCount", navigator.legs?.count ?? 0)
      writer.waypoints("remainingStops", navigator.remainingStops)
      writer.key("timesAndDistances" as StaticString)
      writer.beginArray()
      for entry in navigator.timesAndDistances ?? [] {
        writer.beginObject()
        writer.seconds("time", entry.time)
        writer.metres("distance", entry.distance)
        writer.endObject()
      }
      writer.endArray()
      writer.number("traveledPoints", path.count)
      writer.metres("traveledDistance", path.length)
    }
    invariants.travelled(path.length)
  }
}
