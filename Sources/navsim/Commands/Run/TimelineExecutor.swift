import Navigation
import Regression
import ScenarioLanguage
import Simulation
import Reporting
import Recording

/// Runs a scenario and shows it while it goes on.
struct TimelineExecutor: ScenarioExecutor {
  let output: RunOutput
  let simulation: SimulationExecutor

  func run(
    _ identity: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts {
    let scenario = try output.changes.applied(to: try simulation.load(identity))
    guard attempt == 0 else {
      var options = RunOptions()
      options.shouldStop = shouldStop
      try simulation.navigator.apply(to: &options, attempt: attempt)
      return RunFacts(
        try SimulationExecutor.run(scenario, options, artefact: nil, receive: receive),
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
    try simulation.navigator.apply(to: &options)
    try simulation.connect(scenario, &options)
    let book = try output.frames?.book(of: scenario, isAlone: output.isAlone)
    options.frames = book.flatMap { output.frames?.request(for: $0) }
    var thinning = RecordThinning(scenario.sampling)
    var recording: [UInt8] = []
    let result = try SimulationExecutor.run(scenario, options) { lines in
      if thinning.isIdentity { try receive(lines) } else { try receive(thinning.thin(lines)) }
      try output.take(copy lines)
      if output.map != nil { recording += copy lines }
      output.show(timeline.render(lines))
      try output.take(decisions: ledger)
    }
    if let map = output.map {
      try output.show(map, of: scenario, recording, endTime: result.endTime.milliseconds)
    }
    try output.take(decisions: ledger)
    output.end(result, counts: timeline.counts)
    var facts = RunFacts(result, of: scenario)
    if let book { try finish(book, &facts) }
    facts.warnings += try SimulationExecutor.keepCassette(of: result, scenario)
    return facts
  }

  private func finish(_ book: FrameBook, _ facts: inout RunFacts) throws {
    try book.finish()
    output.show(book)
    guard !book.isWorthSeeing else { return }
    facts.warnings.append("the frames are empty: the scenario has no map, route or position")
  }

  func rerun(
    _ identity: ScenarioIdentity,
    following director: any DecisionDirector,
    ledger: DecisionLedger
  ) throws -> [UInt8]? {
    if simulation.live != nil || !simulation.navigator.isBuiltin { return nil }
    let scenario = try simulation.load(identity)
    return try SimulationExecutor.recording(
      of: try output.changes.applied(to: scenario),
      following: director,
      ledger: ledger
    )
  }
}
