package import Platform
import ScenarioLanguage
import Simulation
import Synchronization

/// Runs changed scenarios and looks for broken laws.
package struct FuzzRunner: Sendable {
  /// What a round came to.
  package struct Report: Sendable {
    /// In the order of their cases.
    package var findings: [FuzzFinding] = []
    /// How many cases were run.
    package var caseCount = 0
    /// Changes that are no scenario that can be run.
    package var invalidCount = 0
    /// Runs that a budget ended.
    package var budgetCount = 0
    /// How many fixes they were fed with in all.
    package var fixCount = 0
  }

  private enum Outcome: Sendable {
    case clean(fixes: Int)
    case invalid
    case budget
    case found(FuzzFinding)

    /// What an outcome is told by where it was kept; nil for no number.
    init?(number: Int64) {
      switch number {
      case 1...: self = .clean(fixes: Int(number - 1))
      case -1: self = .invalid
      case -2: self = .budget
      default: return nil
      }
    }

    /// The number by which it is kept; nil for a finding.
    var number: Int64? {
      switch self {
      case .clean(let fixes): Int64(fixes) + 1
      case .invalid: -1
      case .budget: -2
      case .found: nil
      }
    }
  }

  private let subjects: [FuzzSubject]
  private let jobs: Int
  private let shouldStop: @Sendable () -> Bool
  private let progress: @Sendable (Int) -> Void
  private let mode: FuzzMode
  private let journal: CrashJournal?
  /// How a case is run again: said on standard error where it traps.
  private let reproduce: @Sendable (_ subject: Int, _ seed: UInt64) -> String

  /// Every which case is run twice.
  private static let repeated = 16

  /// Creates a runner of at least one job; `progress` is called on any thread.
  ///
  /// - Parameter reproduce: returns how a case is run again, for the note of one that traps.
  package init(
    _ subjects: [FuzzSubject],
    jobs: Int,
    mode: FuzzMode = .swarm,
    journal: CrashJournal? = nil,
    reproduce: @escaping @Sendable (Int, UInt64) -> String = { "case \(FuzzSeed.text(of: $1))" },
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.subjects = subjects
    self.jobs = jobs
    self.mode = mode
    self.journal = journal
    self.reproduce = reproduce
    self.shouldStop = shouldStop
    self.progress = progress
  }

  /// Runs cases of a seed, the scenarios in turn.
  package func run(_ seed: FuzzSeed, count: Int) -> Report {
    guard !subjects.isEmpty else { return Report() }
    let outcomes = Mutex<[Outcome?]>(Array(repeating: nil, count: count))
    let done = Mutex(0)
    let subjects = subjects
    let (shouldStop, progress) = (shouldStop, progress)
    let (mode, reproduce, journal) = (mode, reproduce, journal)
    WorkerThreads.run(count: count, jobs: jobs) { index in
      if shouldStop() { return }
      let subject = index % subjects.count
      let number = mode.number(seed.ofCase(index), ofCase: index, among: subjects.count)
      let work = { Self.outcome(subjects[subject], subject, number, index, mode) }
      let words = "trapped  \(reproduce(subject, number))"
      let outcome =
        journal.map {
          Self.outcome(of: index, subjects[subject], subject, number, words, $0, work)
        } ?? CrashNote.whileRunning(words, work)
      outcomes.withLock { $0[index] = outcome }
      progress(
        done.withLock { done in
          done += 1
          return done
        }
      )
    }
    return Self.report(outcomes.withLock { $0 })
  }

  /// Runs a case that was not run before; one that trapped is not run again.
  private static func outcome(
    of index: Int,
    _ subject: FuzzSubject,
    _ subjectNumber: Int,
    _ seed: UInt64,
    _ words: String,
    _ journal: CrashJournal,
    _ work: () -> Outcome
  ) -> Outcome {
    let item = Hash.combine(Hash.of(subject.identity.operand.utf8), seed)
    if let crash = journal[item] {
      return .found(
        FuzzFinding(subject: subjectNumber, seed: seed, fault: .trap(crash.described))
      )
    }
    if let known = journal.kept(in: index).flatMap(Outcome.init(number:)) { return known }
    let outcome = journal.whileDoing(item, words, work)
    if let number = outcome.number { journal.keep(number, in: index) }
    return outcome
  }

  /// Returns the changed scenario of a case.
  package static func state(
    of subject: FuzzSubject,
    seed: UInt64,
    mode: FuzzMode = .swarm
  ) -> ShrinkState {
    FuzzMutator.mutated(subject.start, seed: seed, mode: mode)
  }

  /// Runs one case; nil where it breaks nothing.
  package static func finding(
    _ subject: FuzzSubject,
    seed: UInt64,
    mode: FuzzMode = .swarm
  ) -> FuzzFinding? {
    if case .found(let finding) = outcome(subject, 0, seed, 0, mode) { finding } else { nil }
  }

  private static func outcome(
    _ subject: FuzzSubject,
    _ number: Int,
    _ seed: UInt64,
    _ index: Int,
    _ mode: FuzzMode
  ) -> Outcome {
    let state = state(of: subject, seed: seed, mode: mode)
    let trial = subject.trial()
    func found(_ fault: FuzzFinding.Fault) -> Outcome {
      .found(FuzzFinding(subject: number, seed: seed, fault: fault))
    }
    do {
      guard let seen = try trial.observe(state) else { return .invalid }
      if let broken = seen.violations.first(where: { !subject.allowed.contains($0.name) }) {
        var finding = FuzzFinding(
          subject: number,
          seed: seed,
          fault: .law(broken.name, broken.words)
        )
        var own = seen
        own.violations.removeAll {
          subject.allowed.contains($0.name) || $0.name == .unscriptedRequest
        }
        finding.signature = FailureSignature(own)?.code
        finding.exceedsScript = seen.violations.contains { $0.name == .unscriptedRequest }
        return .found(finding)
      }
      if let words = seen.navigatorFailure { return found(.navigator(words)) }
      if seen.budget != nil { return .budget }
      if index.isMultiple(of: repeated), try trial.observe(state)?.digest != seen.digest {
        return found(.nondeterminism)
      }
      return .clean(fixes: seen.fixCount)
    } catch let failure as RunFailure where failure.exitCode == .invalidInput {
      return .invalid
    } catch {
      return found(.harness("\(error)"))
    }
  }

  private static func report(_ outcomes: [Outcome?]) -> Report {
    var report = Report()
    for case let outcome? in outcomes {
      report.caseCount += 1
      switch outcome {
      case .clean(let fixes): report.fixCount += fixes
      case .invalid: report.invalidCount += 1
      case .budget: report.budgetCount += 1
      case .found(let finding): report.findings.append(finding)
      }
    }
    return report
  }
}
