package import Platform
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

    init(_ scenario: Scenario, _ result: RunResult) {
      (self.scenario, digest, isClean) = (scenario, result.digest, result.isClean)
    }
  }

  private let jobs: Int
  private let journal: CrashJournal?
  private let shouldStop: @Sendable () -> Bool
  private let progress: @Sendable (_ done: Int, _ count: Int) -> Void

  /// Creates a runner of at least one job; `progress` is called on any thread.
  package init(
    jobs: Int,
    journal: CrashJournal? = nil,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) {
    self.jobs = jobs
    self.journal = journal
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
    let baselines = try scenarios.map { try baseline(of: $0) }
    let fates = Mutex([MutationResult.Fate?](repeating: nil, count: mutants.count))
    let done = Mutex(0)
    let (shouldStop, progress, journal) = (shouldStop, progress, journal)
    WorkerThreads.run(count: mutants.count, jobs: jobs) { index in
      if shouldStop() { return }
      let known = journal?.kept(in: index).flatMap { Self.fate($0, baselines) }
      let fate = known ?? Self.fate(of: mutants[index], baselines, journal, shouldStop)
      journal?.keep(Self.number(of: fate, baselines), in: index)
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

  /// Runs a scenario as it is.
  private func baseline(of scenario: Scenario) throws -> Baseline {
    func run() throws -> RunResult {
      try SimulationExecutor.run(scenario, Self.options) { _ in }
    }
    guard let journal else { return Baseline(scenario, try run()) }
    let item = Hash.of(scenario.name.utf8)
    if let crash = journal[item] { throw RunFailure(crash, of: scenario.path) }
    return Baseline(
      scenario,
      try journal.whileDoing(item, "trapped  \(scenario.name)", run)
    )
  }

  private static var options: RunOptions {
    var options = RunOptions()
    options.followsDecisions = false
    return options
  }

  private static func fate(
    of mutant: Mutant,
    _ baselines: [Baseline],
    _ journal: CrashJournal?,
    _ shouldStop: () -> Bool
  ) -> MutationResult.Fate {
    var count = 0
    for baseline in ordered(baselines, for: mutant) {
      if shouldStop() { break }
      var scenario = baseline.scenario
      var options = options
      guard mutant.apply(to: &scenario.navigator, &options.defects) else { continue }
      count += 1
      let item = Hash.combine(Hash.of(mutant.described.utf8), Hash.of(scenario.name.utf8))
      if let crash = journal?[item] {
        return .trapped(in: scenario.name, RunFailure(crash, of: scenario.path))
      }
      func run() -> RunResult? {
        try? SimulationExecutor.run(scenario, options, receive: { _ in })
      }
      let words = "trapped  \(scenario.name) with \(mutant.described)"
      // A navigator that cannot go on is noticed as well.
      guard let result = journal.map({ $0.whileDoing(item, words, run) }) ?? run() else {
        return .caught(by: scenario.name)
      }
      if result.digest != baseline.digest || result.isClean != baseline.isClean {
        return .caught(by: scenario.name)
      }
    }
    return count == 0 ? .idle : .survived(scenarios: count)
  }

  /// The number by which a fate is kept; 0 for none.
  private static func number(of fate: MutationResult.Fate, _ baselines: [Baseline]) -> Int64 {
    switch fate {
    case .idle: .min
    case .survived(let count): -Int64(count)
    case .caught(let name):
      Int64((baselines.firstIndex { $0.scenario.name == name } ?? -1) + 1)
    case .trapped: 0
    }
  }

  /// What a mutant is told by that was dealt with before the program began anew.
  private static func fate(_ number: Int64, _ baselines: [Baseline]) -> MutationResult.Fate? {
    switch number {
    case .min: .idle
    case ..<0: .survived(scenarios: Int(-number))
    case 1...Int64(baselines.count): .caught(by: baselines[Int(number) - 1].scenario.name)
    default: nil
    }
  }

  /// Scenarios that set the key come first: they are about it.
  private static func ordered(_ baselines: [Baseline], for mutant: Mutant) -> [Baseline] {
    let isAbout = { (baseline: Baseline) in
      baseline.scenario.navigatorOverrides.contains { $0.key == mutant.key }
    }
    return baselines.filter(isAbout) + baselines.filter { !isAbout($0) }
  }
}
