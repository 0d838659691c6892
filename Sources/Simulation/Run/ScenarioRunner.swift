import CanonicalJSON
import Navigation
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
}
