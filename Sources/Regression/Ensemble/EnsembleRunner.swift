import Platform
import CanonicalJSON
import RoadNetwork
package import ScenarioLanguage
import Simulation
import Synchronization
import Traces

/// Drives scenarios with many seeds and counts what the navigator does.
///
/// Nothing is recorded: what the navigator decided is judged against the true drive and forgotten. The
/// result does not depend on the number of jobs.
package struct EnsembleRunner: Sendable {
  /// A navigator that is measured: a name, and keys that differ from the scenario's.
  package struct Variant: Sendable {
    package let name: String
    package let overrides: [NavigatorOverride]

    package init(name: String, overrides: [NavigatorOverride] = []) {
      self.name = name
      self.overrides = overrides
    }
  }

  package let seeds: Range<UInt64>
  package let jobs: Int
  package let shouldStop: @Sendable () -> Bool
  /// Called now and then with the number of drives done and of all, on any thread.
  package let progress: @Sendable (Int, Int) -> Void

  package init(
    seeds: Range<UInt64>,
    jobs: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.seeds = seeds
    self.jobs = jobs
    self.shouldStop = shouldStop
    self.progress = progress
  }

  /// Runs every scenario with every variant and seed; scenarios first, then variants.
  ///
  /// - Throws: `ScenarioError` where a variant does not fit a scenario.
  package func run(
    _ scenarios: [Scenario],
    _ variants: [Variant]
  ) throws -> [EnsembleCell] {
    var cells: [(scenario: Scenario, name: String)] = []
    for scenario in scenarios {
      for variant in variants {
        cells.append((try scenario.overriding(variant.overrides), variant.name))
      }
    }
    let prepared = cells
    let count = prepared.count * seeds.count
    let outcomes = Mutex([DriveOutcome?](repeating: nil, count: count))
    let done = Atomic<Int>(0)
    WorkerThreads.run(count: count, jobs: jobs) { index in
      if shouldStop() { return }
      var scenario = prepared[index / seeds.count].scenario
      scenario.seed = seeds.lowerBound + UInt64(index % seeds.count)
      let outcome = Self.outcome(of: scenario)
      outcomes.withLock { $0[index] = outcome }
      progress(done.add(1, ordering: .relaxed).newValue, count)
    }
    let all = outcomes.withLock { $0 }
    return prepared.enumerated().map { number, cell in
      let range = number * seeds.count..<(number + 1) * seeds.count
      return EnsembleCell(
        scenario: cell.scenario.name,
        variant: cell.name,
        outcomes: all[range].compactMap { $0 }
      )
    }
  }

  /// Drives a scenario once.
  package static func outcome(of scenario: Scenario) -> DriveOutcome {
    do {
      guard let drive = try ScenarioRunner.drive(of: scenario) else {
        return failed("\(scenario.name) has no \"drive\" to hold the navigator against", scenario)
      }
      let witness = DriveWitness()
      var options = RunOptions()
      options.drive = drive
      options.followsDecisions = false
      options.observedKinds = DriveWitness.kinds
      options.recordObserver = { witness.observe($0) }
      var sink = NoSink()
      let result = try ScenarioRunner.run(scenario, options: options, into: &sink)
      guard !witness.routes.isEmpty else { return failed("no route was found", scenario) }
      var outcome = DriveJudge.outcome(of: drive, witness)
      outcome.seed = scenario.seed
      outcome.violations = result.violations.map(\.message)
      return outcome
    } catch let error as ScenarioError {
      return failed(error.problems.first?.message ?? "\(error)", scenario)
    } catch {
      return failed("\(error)", scenario)
    }
  }

  private static func failed(_ reason: String, _ scenario: Scenario) -> DriveOutcome {
    var outcome = DriveOutcome()
    outcome.seed = scenario.seed
    outcome.failure = reason
    return outcome
  }

  /// Forgets the recording.
  private struct NoSink: RecordingSink {
    mutating func append(_ lines: borrowing [UInt8]) {}
    mutating func finish() {}
  }
}
