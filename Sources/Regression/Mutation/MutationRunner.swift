import Platform
package import ScenarioLanguage
import Simulation
import Synchronization

/// Runs a suite with changed navigators, to see whether it would notice.
package struct MutationRunner: Sendable {
  /// A scenario with what it comes to when nothing is changed.
  private struct Baseline: Sendable {
    let scenario: Scenario
    let digest: UInt64
    let isClean: Bool
  }

  private let jobs: Int
  private let shouldStop: @Sendable () -> Bool
  private let progress: @Sendable (_ done: Int, _ count: Int) -> Void

  package init(
    jobs: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) {
    self.jobs = jobs
    self.shouldStop = shouldStop
    self.progress = progress
  }

  /// Runs the scenarios with each mutant until one of them notices.
  ///
  /// - Throws: ``RunFailure`` where a scenario cannot be run as it is.
  package func run(
    _ scenarios: [Scenario],
    _ mutants: [Mutant]
  ) throws -> MutationReport {
    let baselines = try scenarios.map { try Self.baseline(of: $0) }
    let fates = Mutex([MutationResult.Fate?](repeating: nil, count: mutants.count))
    let done = Mutex(0)
    let (shouldStop, progress) = (shouldStop, progress)
    WorkerThreads.run(count: mutants.count, jobs: jobs) { index in
      if shouldStop() { return }
      let fate = Self.fate(of: mutants[index], baselines, shouldStop)
      fates.withLock { $0[index] = fate }
      let number = done.withLock { done in
        done += 1
        return done
      }
      progress(number, mutants.count)
    }
    let all = fates.withLock { $0 }
    return MutationReport(
      results: zip(mutants, all).compactMap { mutant, fate in
        fate.map { MutationResult(mutant: mutant, fate: $0) }
      }
    )
  }

  private static func baseline(of scenario: Scenario) throws -> Baseline {
    let result = try SimulationExecutor.run(scenario, options) { _ in }
    return Baseline(scenario: scenario, digest: result.digest, isClean: result.isClean)
  }

  private static var options: RunOptions {
    var options = RunOptions()
    options.followsDecisions = false
    return options
  }

  private static func fate(
    of mutant: Mutant,
    _ baselines: [Baseline],
    _ shouldStop: () -> Bool
  ) -> MutationResult.Fate {
    var count = 0
    for baseline in ordered(baselines, for: mutant) {
      if shouldStop() { break }
      var scenario = baseline.scenario
      var options = options
      guard mutant.apply(to: &scenario.navigator, &options.defects) else { continue }
      count += 1
      // A navigator that cannot go on is noticed as well.
      guard let result = try? SimulationExecutor.run(scenario, options, receive: { _ in }) else {
        return .caught(by: scenario.name)
      }
      if result.digest != baseline.digest || result.isClean != baseline.isClean {
        return .caught(by: scenario.name)
      }
    }
    return count == 0 ? .idle : .survived(scenarios: count)
  }

  /// Scenarios that set the key come first: they are about it.
  private static func ordered(_ baselines: [Baseline], for mutant: Mutant) -> [Baseline] {
    let isAbout = { (baseline: Baseline) in
      baseline.scenario.navigatorOverrides.contains { $0.key == mutant.key }
    }
    return baselines.filter(isAbout) + baselines.filter { !isAbout($0) }
  }
}
