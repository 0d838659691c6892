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
    /// How many different things they reached; 0 where nobody looked.
    package var reachCount = 0
    /// What the recordings come to, in the order of their cases; a case that is no scenario has none.
    package var digests: [Digest] = []
    /// How many cases reached something new, and are changed further.
    package var corpusCount = 0
  }

  /// A case, and what its recording comes to.
  package struct Digest: Hashable, Sendable {
    /// The number of its scenario.
    package let subject: Int
    /// Its digits.
    package let trail: FuzzTrail
    /// The digest of the recording.
    package let value: UInt64
  }

  /// Whether cases are chosen by what those before them reached.
  package enum Guidance: Hashable, Sendable {
    /// By chance alone.
    case none
    /// By chance alone, and what they reach is counted.
    case watched
    /// Every second case changes one further that reached something new.
    case guided
  }

  /// A case of a guided round, and what it came to.
  private struct Guided: Sendable {
    let subject: Int
    let trail: FuzzTrail
    var outcome: Outcome?
    var reach: Set<FuzzReach> = []
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
  private let keepsDigests: Bool
  private let mode: FuzzMode
  private let guidance: Guidance
  private let journal: CrashJournal?
  /// How a case is run again: said on standard error where it traps.
  private let reproduce: @Sendable (_ subject: Int, _ trail: FuzzTrail) -> String

  /// Every which case is run twice.
  private static let repeated = 16

  /// Creates a runner of at least one job; `progress` is called on any thread.
  ///
  /// - Parameters:
  ///   - reproduce: returns how a case is run again, for the note of one that traps.
  ///   - keepsDigests: whether the report has the digest of each recording; not in a round that is watched or guided.
  package init(
    _ subjects: [FuzzSubject],
    jobs: Int,
    mode: FuzzMode = .swarm,
    guidance: Guidance = .none,
    journal: CrashJournal? = nil,
    reproduce: @escaping @Sendable (Int, FuzzTrail) -> String = { "case \($1.text)" },
    shouldStop: @escaping @Sendable () -> Bool = { false },
    keepsDigests: Bool = false,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.keepsDigests = keepsDigests
    self.subjects = subjects
    self.jobs = jobs
    self.mode = mode
    self.guidance = guidance
    self.journal = journal
    self.reproduce = reproduce
    self.shouldStop = shouldStop
    self.progress = progress
  }

  /// Runs cases of a seed, the scenarios in turn.
  package func run(_ seed: FuzzSeed, count: Int) -> Report {
    guard !subjects.isEmpty else { return Report() }
    if guidance != .none { return runWatching(seed, count: count) }
    let outcomes = Mutex<[Outcome?]>(Array(repeating: nil, count: count))
    let done = Mutex(0)
    let subjects = subjects
    let (shouldStop, progress) = (shouldStop, progress)
    let (mode, reproduce, journal) = (mode, reproduce, journal)
    let digests = Mutex<[Digest?]>(Array(repeating: nil, count: keepsDigests ? count : 0))
    let keepsDigests = keepsDigests
    WorkerThreads.run(count: count, jobs: jobs) { index in
      if shouldStop() { return }
      let subject = index % subjects.count
      let number = mode.number(seed.ofCase(index), ofCase: index, among: subjects.count)
      let trail = FuzzTrail(number)
      let work = {
        Self.outcome(subjects[subject], subject, trail, index, mode) { value in
          guard keepsDigests else { return }
          let digest = Digest(subject: subject, trail: trail, value: value)
          digests.withLock { $0[index] = digest }
        }
      }
      let words = "trapped  \(reproduce(subject, trail))"
      let outcome =
        journal.map {
          Self.outcome(of: index, subjects[subject], subject, trail, words, $0, work)
        } ?? CrashNote.whileRunning(words, work)
      outcomes.withLock { $0[index] = outcome }
      progress(
        done.withLock { done in
          done += 1
          return done
        }
      )
    }
    var report = Self.report(outcomes.withLock { $0 })
    report.digests = digests.withLock { $0.compactMap(\.self) }
    return report
  }

  // MARK: - Guided

  /// How many cases are chosen by what all before them reached; the same at every number of jobs.
  private static let generation = 32

  /// Runs cases in generations, of which each may go on where one before reached something new.
  private func runWatching(_ seed: FuzzSeed, count: Int) -> Report {
    var corpus: [(subject: Int, trail: FuzzTrail)] = []
    var reached: Set<FuzzReach> = []
    var outcomes: [Outcome?] = []
    while outcomes.count < count, !shouldStop() {
      let first = outcomes.count
      let size = min(Self.generation, count - first)
      let chosen = (first..<first + size).map { choice(seed, $0, from: corpus) }
      for done in run(chosen, from: first) {
        outcomes.append(done.outcome)
        guard done.outcome != nil, !done.reach.isSubset(of: reached) else { continue }
        reached.formUnion(done.reach)
        corpus.append((done.subject, done.trail))
      }
    }
    var report = Self.report(outcomes)
    (report.reachCount, report.corpusCount) = (reached.count, corpus.count)
    return report
  }

  /// Chooses a case: one of its own, or one that goes on where another reached something new.
  private func choice(
    _ seed: FuzzSeed,
    _ index: Int,
    from corpus: [(subject: Int, trail: FuzzTrail)]
  ) -> Guided {
    let number = mode.number(seed.ofCase(index), ofCase: index, among: subjects.count)
    if guidance == .guided, !index.isMultiple(of: 2), !corpus.isEmpty {
      // What was found last is the least tried: half of the choices are among the last eighth.
      let pick = Int(number >> 33)
      let recent = max(1, corpus.count / 8)
      let place =
        pick.isMultiple(of: 2)
        ? corpus.count - 1 - pick / 2 % recent : pick / 2 % corpus.count
      let parent = corpus[place]
      if let trail = parent.trail.going(on: number) {
        return Guided(subject: parent.subject, trail: trail)
      }
    }
    return Guided(subject: index % subjects.count, trail: FuzzTrail(number))
  }

  /// Runs the cases of a generation; one that trapped is not run again.
  private func run(_ chosen: [Guided], from first: Int) -> [Guided] {
    let results = Mutex(chosen)
    let (subjects, mode, journal, reproduce) = (subjects, mode, journal, reproduce)
    let (shouldStop, progress) = (shouldStop, progress)
    let done = Mutex(first)
    WorkerThreads.run(count: chosen.count, jobs: jobs) { place in
      if shouldStop() { return }
      var result = chosen[place]
      let subject = subjects[result.subject]
      let item = Hash.combine(Hash.of(subject.identity.operand.utf8), result.trail.item)
      let watch = FuzzReachWatch()
      let words = "trapped  \(reproduce(result.subject, result.trail))"
      if let crash = journal?[item] {
        let fault = FuzzFinding.Fault.trap(crash.described)
        result.outcome = .found(
          FuzzFinding(subject: result.subject, trail: result.trail, fault: fault)
        )
      } else {
        let work = {
          Self.outcome(subject, result.subject, result.trail, first + place, mode, watch)
        }
        result.outcome =
          journal.map { $0.whileDoing(item, words, work) } ?? CrashNote.whileRunning(words, work)
        result.reach = watch.reach
      }
      results.withLock { [result] in $0[place] = result }
      progress(
        done.withLock { done in
          done += 1
          return done
        }
      )
    }
    return results.withLock { $0 }
  }

  /// Runs a case that was not run before; one that trapped is not run again.
  private static func outcome(
    of index: Int,
    _ subject: FuzzSubject,
    _ subjectNumber: Int,
    _ trail: FuzzTrail,
    _ words: String,
    _ journal: CrashJournal,
    _ work: () -> Outcome
  ) -> Outcome {
    let item = Hash.combine(Hash.of(subject.identity.operand.utf8), trail.item)
    if let crash = journal[item] {
      return .found(
        FuzzFinding(subject: subjectNumber, trail: trail, fault: .trap(crash.described))
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
    trail: FuzzTrail,
    mode: FuzzMode = .swarm
  ) -> ShrinkState {
    trail.steps.enumerated().reduce(subject.start) { state, step in
      FuzzMutator.mutated(state, seed: step.element, mode: mode, isFurther: step.offset > 0)
    }
  }

  /// Runs one case; nil where it breaks nothing.
  package static func finding(
    _ subject: FuzzSubject,
    trail: FuzzTrail,
    mode: FuzzMode = .swarm
  ) -> FuzzFinding? {
    if case .found(let finding) = outcome(subject, 0, trail, 0, mode) { finding } else { nil }
  }

  private static func outcome(
    _ subject: FuzzSubject,
    _ number: Int,
    _ trail: FuzzTrail,
    _ index: Int,
    _ mode: FuzzMode,
    _ watch: FuzzReachWatch? = nil,
    recorded: (UInt64) -> Void = { _ in }
  ) -> Outcome {
    let state = state(of: subject, trail: trail, mode: mode)
    let trial = subject.trial()
    trial.watch = watch.map { ($0.decided, $0.note) }
    func found(_ fault: FuzzFinding.Fault) -> Outcome {
      .found(FuzzFinding(subject: number, trail: trail, fault: fault))
    }
    do {
      guard let seen = try trial.observe(state) else { return .invalid }
      recorded(seen.digest)
      if let broken = seen.violations.first(where: { !subject.allowed.contains($0.name) }) {
        var finding = FuzzFinding(
          subject: number,
          trail: trail,
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
