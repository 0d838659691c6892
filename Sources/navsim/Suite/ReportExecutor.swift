import Platform
import Navigation
import Regression
import ScenarioLanguage
import Simulation
import Reporting

/// Runs scenarios and keeps their drives for a report.
struct ReportExecutor: ScenarioExecutor {
  let simulation: SimulationExecutor
  let book: ReportBook
  /// What the command line changes of each scenario; nil for nothing.
  var changes: ScenarioChanges?

  func run(
    _ identity: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts {
    let loaded = try simulation.load(identity)
    let scenario = try changes?.applied(to: loaded) ?? loaded
    let watch = DriveWatch(scenario)
    var options = watch.options
    options.shouldStop = shouldStop
    try simulation.navigator.apply(to: &options, attempt: attempt)
    try simulation.connect(scenario, &options)
    var compared: [UInt8] = []
    let result = try SimulationExecutor.run(
      scenario,
      options,
      artefact: simulation.artefact(of: identity, attempt),
      whole: { watch.take(copy $0) },
      receive: { lines in
        try receive(lines)
        compared += copy lines
      }
    )
    var facts = RunFacts(result, of: scenario)
    facts.warnings += try SimulationExecutor.keepCassette(of: result, scenario)
    if attempt == 0, !result.isInterrupted {
      let story = try watch.story(endTime: result.endTime.milliseconds)
      let golden = golden(identity, unlike: compared)
      book.add(story, of: identity, recording: compared, golden: golden)
    }
    return facts
  }

  func rerun(
    _ identity: ScenarioIdentity,
    following director: any DecisionDirector,
    ledger: DecisionLedger
  ) throws -> [UInt8]? {
    // What was changed has no golden to follow.
    guard changes?.isSomething != true else { return nil }
    return try simulation.rerun(identity, following: director, ledger: ledger)
  }

  /// Returns the golden where it is another; a scenario that was changed has none.
  private func golden(_ identity: ScenarioIdentity, unlike recording: [UInt8]) -> [UInt8]? {
    guard changes?.isSomething != true, FileSystem.kind(of: identity.goldenPath) == .file,
      let golden = try? FileSystem.read(identity.goldenPath), golden != recording
    else { return nil }
    return golden
  }
}
