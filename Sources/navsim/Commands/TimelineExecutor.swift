import Regression
import Simulation

/// Runs a scenario and shows it while it goes on.
struct TimelineExecutor: ScenarioExecutor {
  let output: RunOutput

  func run(
    _ identity: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts {
    let loaded = try SimulationExecutor(reach: output.reach).load(identity)
    let scenario = try output.changes.applied(to: loaded)
    guard attempt == 0 else {
      var options = RunOptions()
      options.shouldStop = shouldStop
      return RunFacts(
        try SimulationExecutor.run(scenario, options, receive: receive),
        of: scenario
      )
    }
    output.begin(scenario)
    let ledger =
      output.keepsDecisions
      ? DecisionLedger(keepsAll: true) : DecisionLedger(keeping: DecisionNotes.isNeeded)
    var timeline = output.timeline(with: ledger)
    var options = RunOptions()
    options.shouldStop = shouldStop
    options.ledger = ledger
    let result = try SimulationExecutor.run(scenario, options) { lines in
      try receive(lines)
      try output.take(copy lines)
      output.show(timeline.render(lines))
    }
    try output.take(decisions: ledger)
    output.end(result, counts: timeline.counts)
    return RunFacts(result, of: scenario)
  }
}
