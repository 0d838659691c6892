package import Platform
import CanonicalJSON
import RoadNetwork
package import ScenarioLanguage
package import Simulation
import Synchronization
import Traces
import Recording

/// Drives scenarios with many seeds and counts what the navigator does.
///
/// Nothing is recorded: what the navigator decided is judged against the true drive and forgotten. The
/// result does not depend on the number of jobs.
package struct EnsembleRunner: Sendable {
  /// A navigator that is measured: a name, and keys that differ from the scenario's.
  package struct Variant: Sendable {
    /// What results call it, such as a profile.
    package let name: String
    /// The keys that differ from the scenario's.
    package let overrides: [NavigatorOverride]
    /// Which navigator is driven.
    package let navigator: NavigatorChoice

    /// Creates a variant; without overrides it is the scenario's own navigator.
    package init(
      name: String,
      overrides: [NavigatorOverride] = [],
      navigator: NavigatorChoice = .standard
    ) {
      self.name = name
      self.overrides = overrides
      self.navigator = navigator
    }
  }

  /// The seeds that each scenario is driven with.
  package let seeds: Range<UInt64>
  /// How many drives run at the same time, at least 1.
  package let jobs: Int
  /// What the program remembers of drives that trapped; nil where a trap ends it.
  package let journal: CrashJournal?
  /// Asked before each drive; no other begins once it says so.
  package let shouldStop: @Sendable () -> Bool
  /// Called now and then with the number of drives done and of all, on any thread.
  package let progress: @Sendable (Int, Int) -> Void

  /// Creates a runner.
  package init(
    seeds: Range<UInt64>,
    jobs: Int,
    journal: CrashJournal? = nil,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.seeds = seeds
    self.jobs = jobs
    self.journal = journal
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
    var cells: [(scenario: Scenario, variant: Variant)] = []
    for scenario in scenarios {
      for variant in variants {
        let own = try variant.navigator.applied(to: scenario)
        do throws(ScenarioError) {
          cells.append((try own.overriding(variant.overrides), variant))
        } catch {
          throw error.naming(scenario)
        }
      }
    }
    let prepared = cells
    let count = prepared.count * seeds.count
    let outcomes = Mutex([DriveOutcome?](repeating: nil, count: count))
    let done = Atomic<Int>(0)
    WorkerThreads.run(count: count, jobs: jobs) { index in
      if shouldStop() { return }
      let cell = prepared[index / seeds.count]
      var scenario = cell.scenario
      scenario.seed = seeds.lowerBound + UInt64(index % seeds.count)
      let outcome = self.outcome(of: scenario, by: cell.variant)
      outcomes.withLock { $0[index] = outcome }
      progress(done.add(1, ordering: .relaxed).newValue, count)
    }
    let all = outcomes.withLock { $0 }
    return prepared.enumerated().map { number, cell in
      let range = number * seeds.count..<(number + 1) * seeds.count
      return EnsembleCell(
        scenario: cell.scenario.name,
        variant: cell.variant.name,
        outcomes: all[range].compactMap { $0 }
      )
    }
  }

  /// Drives a scenario once; a drive that trapped is not driven again.
  private func outcome(of scenario: Scenario, by variant: Variant) -> DriveOutcome {
    guard let journal else { return Self.outcome(of: scenario, by: variant.navigator) }
    let cell = Hash.of("\(scenario.name)\n\(variant.name)".utf8)
    let item = Hash.combine(cell, scenario.seed)
    if let crash = journal[item] {
      var outcome = Self.failed(crash.described, scenario)
      outcome.isTrap = true
      return outcome
    }
    return journal.whileDoing(item, "trapped  \(scenario.name) with seed \(scenario.seed)") {
      Self.outcome(of: scenario, by: variant.navigator)
    }
  }

  /// Drives a scenario once.
  ///
  /// - Parameter defects: what is broken in the navigator on purpose.
  package static func outcome(
    of scenario: Scenario,
    by navigator: NavigatorChoice = .standard,
    defects: PlantedDefects = []
  ) -> DriveOutcome {
    do {
      guard let drive = try Drive.planned(for: scenario) else {
        return failed("\(scenario.name) has no \"drive\" to hold the navigator against", scenario)
      }
      let witness = DriveWitness()
      var options = RunOptions()
      options.drive = drive
      options.defects = defects
      try navigator.apply(to: &options)
      options.followsDecisions = false
      options.observedKinds = DriveWitness.kinds
      options.recordObserver = { witness.observe($0) }
      var sink = NoSink()
      let result = try ScenarioRunner.run(scenario, options: options, into: &sink)
      if let reason = result.notJudged { return failed("not judged: \(reason)", scenario) }
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

extension ScenarioError {
  /// Returns the error with the scenario that it is of in front of each problem.
  fileprivate func naming(_ scenario: Scenario) -> ScenarioError {
    ScenarioError(
      problems.map {
        var problem = $0
        problem.message = "\(scenario.name): \(problem.message)"
        return problem
      }
    )
  }
}
