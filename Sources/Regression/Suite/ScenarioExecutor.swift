package import Navigation
package import Simulation

/// Whatever can run a scenario: the simulation, or a test that plants faults.
package protocol ScenarioExecutor: Sendable {
  /// Runs a scenario once from its beginning.
  ///
  /// - Parameters:
  ///   - attempt: 0, and 1 for the second run of a determinism check.
  ///   - shouldStop: asked now and then; the run ends early once it says so.
  ///   - receive: takes the recording, whole lines at a time.
  /// - Throws: ``RunFailure`` where the kind of failure is known; every other error counts as a
  ///   fault of the harness.
  func run(
    _ scenario: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts

  /// Runs a scenario again for its recording alone, following a director where one is given.
  ///
  /// - Returns: The recording; nil where the scenario cannot be run so.
  func rerun(
    _ identity: ScenarioIdentity,
    following director: any DecisionDirector,
    ledger: DecisionLedger
  ) throws -> [UInt8]?
}

extension ScenarioExecutor {
  /// Runs nothing: what cannot be directed has no run that follows a golden.
  ///
  /// - Throws: Nothing.
  package func rerun(
    _ identity: ScenarioIdentity,
    following director: any DecisionDirector,
    ledger: DecisionLedger
  ) throws -> [UInt8]? { nil }
}
