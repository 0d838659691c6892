import Platform
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
  }

  private let subjects: [FuzzSubject]
  private let jobs: Int
  private let shouldStop: @Sendable () -> Bool
  private let progress: @Sendable (Int) -> Void

  /// Every which case is run twice.
  private static let repeated = 16

  /// Creates a runner of at least one job; `progress` is called on any thread.
  package init(
    _ subjects: [FuzzSubject],
    jobs: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.subjects = subjects
    self.jobs = jobs
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
    WorkerThreads.run(count: count, jobs: jobs) { index in
      if shouldStop() { return }
      let subject = index % subjects.count
      let outcome = Self.outcome(subjects[subject], subject, seed.ofCase(index), index)
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

  /// Returns the changed scenario of a case.
  package static func state(of subject: FuzzSubject, seed: UInt64) -> ShrinkState {
    FuzzMutator.mutated(subject.start, seed: seed)
  }

  /// Runs one case; nil where it breaks nothing.
  package static func finding(
    _ subject: FuzzSubject,
    seed: UInt64
  ) -> FuzzFinding? {
    if case .found(let finding) = outcome(subject, 0, seed, 0) { finding } else { nil }
  }

  private static func outcome(
    _ subject: FuzzSubject,
    _ number: Int,
    _ seed: UInt64,
    _ index: Int
  ) -> Outcome {
    let state = state(of: subject, seed: seed)
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
