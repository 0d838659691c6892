import Platform
package import Navigation
package import Regression
package import ScenarioLanguage
package import Simulation

/// Runs scenarios and keeps their drives for a report.
package struct ReportExecutor: ScenarioExecutor {
  /// What runs the scenarios.
  package let simulation: SimulationExecutor
  /// Where the drives are kept.
  package let book: ReportBook
  private let change: (@Sendable (Scenario) throws -> Scenario)?
  /// What the drive is compared with in place of its golden.
  private let reference: [UInt8]?

  /// Creates an executor.
  ///
  /// - Parameters:
  ///   - reference: a recording that drives are compared with in place of their goldens.
  ///   - change: what is changed of each scenario, which then has no golden; nil for nothing.
  /// - Throws: Nothing itself; `change` may.
  package init(
    simulation: SimulationExecutor,
    book: ReportBook,
    reference: [UInt8]? = nil,
    change: (@Sendable (Scenario) throws -> Scenario)? = nil
  ) {
    self.simulation = simulation
    self.book = book
    self.reference = reference
    self.change = change
  }

  /// Runs a scenario and keeps its drive.
  ///
  /// - Throws: ``RunFailure`` where it cannot be run, and what `receive` throws.
  package func run(
    _ identity: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts {
    let loaded = try simulation.load(identity)
    let scenario = try change?(loaded) ?? loaded
    let watch = StoryWatch(scenario)
    var options = watch.options
    options.shouldStop = shouldStop
    options.claims = simulation.claims(of: identity)
    try simulation.navigator.apply(to: &options, attempt: attempt)
    try simulation.connect(scenario, &options)
    // What has nothing to be compared with need not be kept, however long it is.
    let isCompared = hasReference(identity)
    var compared: [UInt8] = []
    let result = try SimulationExecutor.run(
      scenario,
      options,
      artefact: simulation.artefact(of: identity, attempt),
      whole: { watch.take(copy $0) },
      receive: { lines in
        try receive(lines)
        if isCompared { compared += copy lines }
      }
    )
    var facts = RunFacts(result, of: scenario)
    facts.warnings += try SimulationExecutor.keepCassette(of: result, scenario)
    simulation.judgeEnsemble(of: scenario, attempt, shouldStop, &facts)
    // What is not judged may have no recording to tell of.
    if attempt == 0, !result.isInterrupted, result.notJudged == nil {
      let story = try watch.story(result)
      let golden = golden(identity, unlike: compared)
      book.add(story, of: identity, recording: compared, golden: golden)
    }
    return facts
  }

  /// Runs a scenario again for its recording; nil where it was changed.
  ///
  /// - Throws: ``RunFailure`` where it cannot be run.
  package func rerun(
    _ identity: ScenarioIdentity,
    following director: any DecisionDirector,
    ledger: DecisionLedger
  ) throws -> [UInt8]? {
    // What was changed has no golden to follow.
    guard change == nil else { return nil }
    return try simulation.rerun(identity, following: director, ledger: ledger)
  }

  /// Whether there is a recording to compare with.
  private func hasReference(_ identity: ScenarioIdentity) -> Bool {
    reference != nil || change == nil && FileSystem.kind(of: identity.goldenPath) == .file
  }

  /// Returns the golden where it is another; a scenario that was changed has none.
  private func golden(_ identity: ScenarioIdentity, unlike recording: [UInt8]) -> [UInt8]? {
    if let reference { return reference == recording ? nil : reference }
    guard change == nil, FileSystem.kind(of: identity.goldenPath) == .file,
      let golden = try? FileSystem.read(identity.goldenPath), golden != recording
    else { return nil }
    return golden
  }
}
