import Navigation
import ScenarioLanguage

/// What the SDK's own navigator is made with: the run's clock, its recorder and its laws.
struct RunInside {
  let scenario: Scenario
  let scheduler: Scheduler
  let recorder: Recorder
  let laws: LawChecker
  let ledger: DecisionLedger?
  let defects: PlantedDefects
  let live: LiveServer?
  /// Who hears the navigator besides the app.
  var listeners: [any NavigatorDelegate] = []
  /// Where routes come from in place of the scenario's provider.
  var provider: (any CustomRouteProvider)?
}
