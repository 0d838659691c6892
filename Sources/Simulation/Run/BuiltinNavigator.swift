import CanonicalJSON
import Geodesy
import Navigation

/// The SDK's own navigator under the harness.
final class BuiltinNavigator: DrivenNavigator {
  private let context: NavigationContext
  private let recorder: Recorder
  private let invariants: InvariantChecker
  private let transport: ScriptedTransport
  private let navigatorRecorder: NavigatorRecorder
  private let providerRecorder: ProviderRecorder

  init(
    scenario: Scenario,
    scheduler: Scheduler,
    recorder: Recorder,
    invariants: InvariantChecker,
    ledger: (any DecisionObserver)?
  ) {
    self.recorder = recorder
    self.invariants = invariants
    transport = ScriptedTransport(answers: scenario.routing.answers, scheduler: scheduler)
    transport.onUnscripted = { [unowned invariants] in invariants.unscriptedRequest() }
    let adapter = RouteAdapter(
      requestGenerator: OSRMRequestGenerator(endpoint: "http://scripted"),
      responseParser: OSRMResponseParser(precision: scenario.routing.precision)
    )
    context = NavigationContext(
      configuration: scenario.navigator,
      provider: .adapter(adapter, transport),
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
      recorder.begin(.accessError)
      recorder.writer.text("error", error.rawValue)
      recorder.end()
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
      recorder.begin(.routeStatus)
      recorder.writer.number("requestID", request.id)
      recorder.writer.text("status", status.rawValue)
      recorder.end()
    }
    invariants.requested(request.id, through: waypoints)
  }

  // MARK: - Records

  private func record(_ call: ScenarioAction.Call) {
    switch call {
    case .setDestinations(let waypoints, _):
      recorder.begin(.setDestinations)
      recorder.writer.waypoints("waypoints", waypoints)
    case .continueToNextDestination: recorder.begin(.continueToNextDestination)
    case .clearDestinations: recorder.begin(.clearDestinations)
    case .startGuidance: recorder.begin(.startGuidance)
    case .stopGuidance: recorder.begin(.stopGuidance)
    case .setThreshold(let time, let distance):
      recorder.begin(.setThreshold)
      recorder.writer.optional("time", time, decimals: 3)
      recorder.writer.optional("distance", distance, decimals: 3)
    case .locationEnabled(let isEnabled):
      recorder.begin(.locationEnabled)
      recorder.writer.flag("enabled", isEnabled)
    case .probe:
      recorder.begin(.probe)
      recorder.writer.text("what", "navigatorState")
    }
    recorder.end()
  }

  private func probe(_ navigator: Navigator) {
    recorder.begin(.navigatorState)
    recorder.writer.text("onRouteState", navigator.onRouteState.rawValue)
    recorder.writer.flag("isGuidanceActive", navigator.isGuidanceActive)
    recorder.writer.number("legCount", navigator.legs?.count ?? 0)
    recorder.writer.waypoints("remainingStops", navigator.remainingStops)
    recorder.writer.key("timesAndDistances" as StaticString)
    recorder.writer.beginArray()
    for entry in navigator.timesAndDistances ?? [] {
      recorder.writer.beginObject()
      recorder.writer.seconds("time", entry.time)
      recorder.writer.metres("distance", entry.distance)
      recorder.writer.endObject()
    }
    recorder.writer.endArray()
    let path = navigator.traveledPath
    recorder.writer.number("traveledPoints", path.count)
    recorder.writer.metres("traveledDistance", path.length)
    invariants.travelled(path.length)
    recorder.end()
  }
}
