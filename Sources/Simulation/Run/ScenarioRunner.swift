import CanonicalJSON
package import Navigation
import Platform
package import ScenarioLanguage
package import Traces
package import Recording

/// Runs one scenario to its end.
package enum ScenarioRunner {
  /// Runs a scenario, writing its recording into `sink` as it is made.
  ///
  /// - Throws: ``NavigatorFailure`` where a navigator that is not the SDK's own fails, `TraceError` where the trace cannot be read, ``BudgetError`` where the run does not end,
  ///   and whatever the sink throws.
  package static func run(
    _ scenario: Scenario,
    options: RunOptions = RunOptions(),
    into sink: inout some RecordingSink
  ) throws -> RunResult {
    CrashNote.begin(seed: scenario.seed)
    guard let supply = options.navigators else {
      return try finish(try ScenarioRun(scenario, options: options), into: &sink)
    }
    let navigator = try supply.navigator(isFresh: options.wantsFreshNavigator)
    var isSound = false
    defer { supply.giveBack(navigator, isSound: isSound) }
    let fitness = ScenarioFitness(scenario: scenario, identity: navigator.identity)
    if let obstacle = fitness.obstacle {
      isSound = true
      return RunResult(unjudged: scenario, by: navigator.identity, because: obstacle)
    }
    let run = try ScenarioRun(scenario, driving: navigator, options: options)
    let result = try finish(run, into: &sink)
    isSound = true
    return result
  }

  /// Reads the fixes with which a scenario feeds the navigator, and runs nothing.
  ///
  /// - Throws: `TraceError` where the trace cannot be read.
  package static func eachFix(
    of scenario: Scenario,
    _ take: (Location) -> Void
  ) throws(TraceError) {
    var fixes = try FixFeed(scenario, drive: nil)
    while let fix = try fixes.next() { take(fix.location) }
  }

  private static func finish(
    _ run: ScenarioRun,
    into sink: inout some RecordingSink
  ) throws -> RunResult {
    defer { run.scheduler.cancelJobs() }
    try sink.append(run.header)
    try run.loop(into: &sink)
    let result = run.result()
    try run.recorder.finish(&sink, isWhole: !result.isInterrupted)
    return result
  }
}
