package import Platform
import ScenarioLanguage
import Simulation
import Synchronization

/// Looks for changed drives of which a mutant tells another story, where the suite's own drives tell the same.
package struct TellingDrives: Sendable {
  private let subjects: [FuzzSubject]
  private let count: Int
  private let jobs: Int
  private let journal: CrashJournal?
  private let shouldStop: @Sendable () -> Bool

  /// The seed from which the changes grow: always the same, so that a drive is found again.
  private static let seed = FuzzSeed.usual

  /// Creates a search among `count` changed drives of some scenarios, with at least one job.
  package init(
    _ subjects: [FuzzSubject],
    count: Int,
    jobs: Int,
    journal: CrashJournal? = nil,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) {
    self.subjects = subjects
    self.count = subjects.isEmpty ? 0 : count
    self.jobs = jobs
    self.journal = journal
    self.shouldStop = shouldStop
  }

  /// A changed drive as the navigator at hand drives it.
  private struct Case: Sendable {
    let subject: FuzzSubject
    let trail: FuzzTrail
    let scenario: Scenario
    let digest: UInt64
  }

  /// Returns for each mutant the first changed drive that tells it; nil where none does.
  package func find(for mutants: [Mutant]) -> [TellingDrive?] {
    guard count > 0, !mutants.isEmpty else { return mutants.map { _ in nil } }
    let cases = cases()
    let found = Mutex([TellingDrive?](repeating: nil, count: mutants.count))
    WorkerThreads.run(count: mutants.count, jobs: jobs) { [shouldStop] index in
      let telling = cases.first { !shouldStop() && tells($0, of: mutants[index]) }
      found.withLock {
        $0[index] = telling.map {
          TellingDrive(scenario: $0.subject.identity.operand, trail: $0.trail)
        }
      }
    }
    return found.withLock { $0 }
  }

  /// The drives that can be run and break no law as they are: another is no scenario to be added.
  private func cases() -> [Case] {
    let cases = Mutex([Case?](repeating: nil, count: count))
    WorkerThreads.run(count: count, jobs: jobs) { [subjects, shouldStop, journal] index in
      if shouldStop() { return }
      let subject = subjects[index % subjects.count]
      let trail = FuzzTrail(Self.seed.ofCase(index))
      let state = FuzzRunner.state(of: subject, trail: trail)
      let trial = subject.trial()
      guard let scenario = try? trial.scenario(of: state) else { return }
      let item = Hash.combine(Hash.of(subject.identity.operand.utf8), trail.item)
      if journal?[item] != nil { return }
      func observe() -> Observation? { try? trial.observe(scenario, keepsRecording: false) }
      let words = "trapped  \(subject.identity.operand) changed by \(trail.text)"
      guard let seen = journal.map({ $0.whileDoing(item, words, observe) }) ?? observe(),
        seen.budget == nil, seen.violations.isEmpty
      else { return }
      let made = Case(subject: subject, trail: trail, scenario: scenario, digest: seen.digest)
      cases.withLock { $0[index] = made }
    }
    return cases.withLock { $0.compactMap(\.self) }
  }

  private func tells(_ drive: Case, of mutant: Mutant) -> Bool {
    var scenario = drive.scenario
    var defects = PlantedDefects()
    guard mutant.apply(to: &scenario.navigator, &defects) else { return false }
    let item = Hash.combine(
      Hash.combine(Hash.of(mutant.described.utf8), Hash.of(drive.subject.identity.operand.utf8)),
      drive.trail.item
    )
    if journal?[item] != nil { return true }
    func observe() -> Observation? {
      try? drive.subject.trial(planting: defects).observe(scenario, keepsRecording: false)
    }
    let words = "trapped  \(drive.subject.identity.operand) with \(mutant.described)"
    let seen = journal.map { $0.whileDoing(item, words, observe) } ?? observe()
    return seen?.digest != drive.digest
  }
}
