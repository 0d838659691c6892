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
  /// Where routes come from in place of the scenario's provider.
  var provider: (any CustomRouteProvider)?
}
