import CanonicalJSON
import Navigation
import RouteGuidance
package import ScenarioLanguage
import Traces

/// Runs one scenario to its end.
package enum ScenarioRunner {
  /// Runs a scenario, writing its recording into `sink` as it is made.
  ///
  /// - Throws: `TraceError` where the trace cannot be read, ``BudgetError`` where the run does not end,
  ///   and whatever the sink throws.
  package static func run(
    _ scenario: Scenario,
    options: RunOptions = RunOptions(),
    into sink: inout some RecordingSink
  ) throws -> RunResult {
    let run = try ScenarioRun(scenario, options: options)
    try sink.append(RecordingHeaderLine.bytes(of: scenario))
    try run.loop(into: &sink)
    try run.recorder.flush(into: &sink, all: true)
    try sink.finish()
    return run.result()
  }

  /// Plans the drive of a scenario, as a run does; nil where its fixes come from elsewhere.
  ///
  /// - Throws: `ScenarioError` where the map has no such drive, `MapError` where it cannot be read.
  package static func drive(of scenario: Scenario) throws -> Drive? {
    guard case .drive(let setup) = scenario.trace else { return nil }
    let map = setup.needsMap ? try scenario.map.map { try RoadMapStore.map(of: $0).roads } : nil
    return Drive(try DrivePlanner.plan(setup, on: map, seed: scenario.seed), setup)
  }
}
