package import Navigation
import Recording

/// The SDK's own navigator behind the seam like any other: it asks its host for routes, its timers are
/// wishes to be woken, the map is a file, and nothing of the run is known to it but what it is told.
package final class SeparateNavigator: NavigatorUnderTest {
  /// What it is, what it can be asked for, and what it tells.
  package let identity: NavigatorIdentity
  private var run: SeparateRun?

  /// Creates a navigator.
  ///
  /// - Parameter version: the program's.
  package init(version: String) {
    identity = NavigatorIdentity(
      name: "navsim",
      version: version,
      routes: .asked,
      offers: [
        "setDestinations", "continueToNextDestination", "clearDestinations", "startGuidance",
        "stopGuidance", "setThreshold", "setAudioGuidance", "setSpeedAlertOptions",
        "setFasterRoute",
      ],
      tells: EventKind.catalogue.filter { $0.source == .navigator }.map(\.text),
      timers: true,
      map: true
    )
  }

  /// Begins a run.
  ///
  /// - Throws: `ScenarioError` where the keys of the navigator are none.
  package func start(_ run: RunSetup, host: any NavigatorHost) throws {
    self.run = try SeparateRun(run, tells: Set(identity.tells), host: host)
  }

  /// Carries out a call of the scenario; without a run in hand nothing happens.
  ///
  /// - Throws: ``BudgetError`` where time stands still for too many jobs.
  package func perform(_ call: NavigatorCall) throws {
    try run?.act(.action) { $0.perform(call) }
  }

  /// Takes one fix; without a run in hand nothing happens.
  ///
  /// - Throws: ``BudgetError`` where time stands still for too many jobs.
  package func take(_ fix: Location) throws { try run?.act(.fix) { $0.take(fix) } }

  /// Hears what came of a question that it asked its host.
  ///
  /// - Throws: ``BudgetError`` where time stands still for too many jobs.
  package func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) throws {
    try run?.act(.answer) { [weak run] _ in run?.routes.answer(question, answer) }
  }

  /// Does what is due by now and wishes for the next time anew.
  ///
  /// - Throws: ``BudgetError`` where time stands still for too many jobs.
  package func wake(at time: VirtualTime) throws {
    run?.wish = nil
    try run?.act(.timer) { _ in }
  }

  /// Ends the run and forgets all of it.
  package func end() { run = nil }
}
