import Recording
import ScenarioLanguage
import Simulation

/// Judges recordings that were made elsewhere in place of running anything.
package struct RecordingsExecutor: ScenarioExecutor {
  /// Where they are.
  package let folder: RecordingsFolder
  /// What reads the scenarios.
  private let scenarios: SimulationExecutor

  /// Creates an executor.
  ///
  /// - Parameter reach: whether a scenario may name files outside its suite root.
  package init(_ folder: RecordingsFolder, reach: SimulationExecutor.Reach = .insideRoot) {
    self.folder = folder
    scenarios = SimulationExecutor(reach: reach)
  }

  /// Judges the recording of a scenario; without one nothing is judged.
  ///
  /// - Throws: ``RunFailure`` where scenario or recording cannot be read, and what `receive` throws.
  package func run(
    _ identity: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts {
    let scenario = try scenarios.load(identity)
    guard let (navigator, records) = try folder.recording(of: identity.name) else {
      let nobody = NavigatorIdentity(
        name: folder.navigator,
        version: folder.version,
        routes: .own,
        tells: []
      )
      return RunFacts(
        RunResult(unjudged: scenario, by: nobody, because: "no recording"),
        of: scenario
      )
    }
    var sink = MemorySink()
    let result = try RecordedRun.judge(scenario, by: navigator, records, into: &sink)
    var thinning = RecordThinning(scenario.sampling)
    try receive(thinning.isIdentity ? sink.bytes : thinning.thin(sink.bytes))
    return RunFacts(result, of: scenario)
  }
}
