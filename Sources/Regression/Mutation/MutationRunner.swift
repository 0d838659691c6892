package import Platform
package import ScenarioLanguage
import Simulation
import Synchronization

/// Runs a suite with changed navigators, to see whether it would notice.
package struct MutationRunner: Sendable {
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

  /// Runs the scenarios with each mutant until an expectation or a law notices.
  ///
  /// - Parameters:
  ///   - scenarios: each with whether it has a golden.
  ///   - search: looks for what a suite lacks that lets a mutant survive; nil for nothing.
  /// - Throws: ``RunFailure`` where a scenario cannot be run as it is.
  package func run(
    _ scenarios: [(Scenario, hasGolden: Bool)],
    _ mutants: [Mutant],
    search: TellingDrives? = nil
  ) throws -> MutationReport {
    let baselines = try scenarios.map { try baseline(of: $0, hasGolden: $1) }
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
    var results = zip(mutants, all).compactMap { mutant, fate in
      fate.map { MutationResult(mutant: mutant, fate: $0) }
    }
    if let search, !shouldStop() {
      let survivors = results.indices.filter {
        if case .survived = results[$0].fate { true } else { false }
      }
      let found = search.find(for: survivors.map { results[$0].mutant })
      for (index, drive) in zip(survivors, found) { results[index].telling = drive }
    }
    return MutationReport(results: results)
  }

  /// Runs a scenario as it is.
  private func baseline(of scenario: Scenario, hasGolden: Bool) throws -> MutationBaseline {
    func run() throws -> MutationBaseline { try MutationBaseline(scenario, hasGolden: hasGolden) }
    guard let journal else { return try run() }
    let item = Hash.of(scenario.name.utf8)
    if let crash = journal[item] { throw RunFailure(crash, of: scenario.path) }
    return try journal.whileDoing(item, "trapped  \(scenario.name)", run)
  }

  private static func fate(
    of mutant: Mutant,
    _ baselines: [MutationBaseline],
    _ journal: CrashJournal?,
    _ shouldStop: () -> Bool
  ) -> MutationResult.Fate {
    var count = 0
    var notice = MutationResult.Notice()
    for baseline in ordered(baselines, for: mutant) {
      if shouldStop() { break }
      var scenario = baseline.scenario
      var defects = PlantedDefects()
      guard mutant.apply(to: &scenario.navigator, &defects) else { continue }
      count += 1
      let item = Hash.combine(Hash.of(mutant.described.utf8), Hash.of(scenario.name.utf8))
      if let crash = journal?[item] {
        return .trapped(in: scenario.name, RunFailure(crash, of: scenario.path))
      }
      func run() -> MutationResult.Notice { baseline.notice(of: scenario, defects) }
      let words = "trapped  \(scenario.name) with \(mutant.described)"
      let seen = journal.map { $0.whileDoing(item, words, run) } ?? run()
      notice.byGolden = notice.byGolden ?? seen.byGolden
      notice.byExpectations = seen.byExpectations
      if notice.byExpectations != nil { break }
    }
    if notice.isAny { return .caught(notice) }
    return count == 0 ? .idle : .survived(scenarios: count)
  }

  /// The number by which a fate is kept; 0 for none.
  private static func number(
    of fate: MutationResult.Fate,
    _ baselines: [MutationBaseline]
  ) -> Int64 {
    func place(of name: String?) -> Int64 {
      Int64((baselines.firstIndex { $0.scenario.name == name } ?? -1) + 1)
    }
    return switch fate {
    case .idle: .min
    case .survived(let count): -Int64(count)
    case .caught(let notice):
      place(of: notice.byExpectations) << 32 | place(of: notice.byGolden)
    case .trapped: 0
    }
  }

  /// What a mutant is told by that was dealt with before the program began anew.
  private static func fate(
    _ number: Int64,
    _ baselines: [MutationBaseline]
  ) -> MutationResult.Fate? {
    func name(at place: Int64) -> String? {
      baselines.indices.contains(Int(place) - 1) ? baselines[Int(place) - 1].scenario.name : nil
    }
    switch number {
    case .min: return .idle
    case ..<0: return .survived(scenarios: Int(-number))
    default:
      let notice = MutationResult.Notice(
        byExpectations: name(at: number >> 32),
        byGolden: name(at: number & 0xFFFF_FFFF)
      )
      return notice.isAny ? .caught(notice) : nil
    }
  }

  /// Scenarios that set the key come first: they are about it.
  private static func ordered(_ baselines: [MutationBaseline], for mutant: Mutant)
    -> [MutationBaseline]
  {
    let isAbout = { (baseline: MutationBaseline) in
      baseline.scenario.navigatorOverrides.contains { $0.key == mutant.key }
    }
    return baselines.filter(isAbout) + baselines.filter { !isAbout($0) }
  }
}
