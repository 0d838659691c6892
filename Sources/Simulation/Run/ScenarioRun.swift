import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage
import Traces

/// One run of a scenario: the clock, the navigator, the fixes and everything that watches.
final class ScenarioRun {
  let recorder: Recorder
  let scenario: Scenario
  private let options: RunOptions
  let scheduler = Scheduler()
  private let invariants: InvariantChecker
  private let expectations: ExpectationChecker
  private let ledger: DecisionLedger?
  let navigator: any DrivenNavigator
  /// What remains to be shown of the driver's screen.
  var frames: FrameRequest?
  private var fixes: FixFeed
  let drive: Drive?
  private var feeder: Job?
  private var upcoming: ArrivingFix?
  private var fixCount = 0
  var failure: (any Error)?
  private var isInterrupted = false
  /// The last fix or timed action; known once the trace is spent.
  var lastCause = Instant.zero
  private var isTraceSpent = false
  /// How many calls are under way, each inside a callback of the one before.
  var depth = 0
  static let depthLimit = 32

  init(_ scenario: Scenario, options: RunOptions) throws {
    self.scenario = scenario
    self.options = options
    frames = options.frames
    recorder = Recorder(scheduler: scheduler, keepsDigests: options.keepsDigests)
    invariants = InvariantChecker(
      scheduler: scheduler,
      configuration: scenario.navigator
    )
    expectations = ExpectationChecker(scenario.expectations)
    ledger = options.ledger ?? (options.followsDecisions ? DecisionLedger(keepsAll: false) : nil)
    navigator = try BuiltinNavigator(
      scenario: scenario,
      scheduler: scheduler,
      recorder: recorder,
      invariants: invariants,
      ledger: ledger,
      defects: options.defects,
      live: options.live
    )
    if let director = options.director { _ = navigator.follow(director) }
    drive = try options.drive ?? ScenarioRunner.drive(of: scenario)
    fixes = try FixFeed(scenario, drive: drive)
    recorder.observe(expectations.kinds) { [expectations] in expectations.observe($0) }
    if let observer = options.recordObserver {
      recorder.observe(options.observedKinds, observer)
    }
    // The last: what is called inside a callback is recorded after it for all others.
    scheduleActions()
    try startFeeding()
  }

  // MARK: - Loop

  func loop(into sink: inout some RecordingSink) throws {
    var jobs = 0
    while let time = scheduler.nextTime {
      if scheduler.waitingOneShots == 0 && scenario.duration == nil { break }
      if let limit, time > limit { break }
      try showFrames(before: time)
      jobs += 1
      if jobs & 1023 == 0, let shouldStop = options.shouldStop, shouldStop() {
        isInterrupted = true
        break
      }
      try scheduler.runNext()
      if let failure { throw failure }
      try checkBudget(jobs)
      try recorder.flush(into: &sink)
    }
    // A run of a given length is looked at to its end, though nothing more happens in it.
    let end = scenario.duration == nil || isInterrupted ? scheduler.now : limit ?? scheduler.now
    try showFrames(before: end.advanced(byNanoseconds: 1))
    try navigator.checkInputs()
    if !isInterrupted { invariants.runEnded() }
  }

  private func checkBudget(_ jobs: Int) throws(BudgetError) {
    let recordLimit = scenario.budget.records ?? Recorder.recordLimit
    guard recorder.recordCount <= recordLimit else { throw .records(limit: recordLimit) }
    if let limit = scenario.budget.jobs, jobs > limit { throw .allJobs(limit: limit) }
    if let limit = scenario.budget.bytes, recorder.byteCount > limit { throw .bytes(limit: limit) }
  }

  /// The moment after which nothing runs: the duration, or the grace after the last cause.
  private var limit: Instant? {
    if let duration = scenario.duration {
      return Instant(nanoseconds: Int64((duration * 1e9).rounded()))
    }
    guard isTraceSpent else { return nil }
    return lastCause.advanced(byNanoseconds: Int64((scenario.grace * 1e9).rounded()))
  }

  // MARK: - Fixes

  private func startFeeding() throws(TraceError) {
    let job = Job(scheduler: scheduler, kind: .fix, period: nil) { [unowned self] in feed() }
    feeder = job
    upcoming = try fixes.next()
    if let upcoming {
      scheduler.schedule(job, at: upcoming.arrival)
    } else {
      traceWasSpent()
    }
  }

  private func feed() {
    guard let fix = upcoming, let feeder else { return }
    fixCount += 1
    lastCause = max(lastCause, scheduler.now)
    navigator.take(fix.location)
    options.fixObserver?(FixReading(fix, navigator.progress))
    do {
      upcoming = try fixes.next()
    } catch {
      failure = error
      return
    }
    if let upcoming {
      scheduler.schedule(feeder, at: upcoming.arrival)
    } else {
      traceWasSpent()
    }
  }

  /// Records what the reader repaired: every repair is part of the golden.
  private func traceWasSpent() {
    isTraceSpent = true
    for repair in fixes.report?.repairs ?? [] {
      recorder.record(.traceRepaired) { writer in
        writer.text("kind", repair.kind.rawValue)
        writer.number("count", repair.count)
        writer.number("firstLine", repair.firstLine)
      }
    }
  }

  // MARK: - Result

  func result() -> RunResult {
    var result = RunResult()
    result.recordCount = recorder.recordCount
    result.fixCount = fixCount
    result.eventCounts = EventKind.allCases.compactMap { kind in
      let count = recorder.counts[Int(kind.rawValue)]
      return count > 0 ? (kind.text, count) : nil
    }
    result.expectations = expectations.results()
    result.violations = violations()
    result.backwards = invariants.backwards
    result.closest = ledger?.closestDecisions ?? []
    result.digest = recorder.digest.value
    result.digests = recorder.digests
    result.endTime = scheduler.now
    result.traceReport = fixes.report
    result.unusedAnswers = navigator.unusedAnswers
    result.unusedEntries = navigator.unusedEntries
    result.recorded = navigator.recorded
    result.isInterrupted = isInterrupted
    return result
  }

  /// The laws broken unasked, and those that the scenario says it breaks and did not.
  private func violations() -> [InvariantViolation] {
    let broken = invariants.violations
    let unmet = scenario.violates.filter { name in !broken.contains { $0.name == name } }
    return broken.filter { !scenario.violates.contains($0.name) }
      + unmet.map {
        InvariantViolation(
          name: $0,
          milliseconds: scheduler.now.milliseconds,
          detail: "the scenario says that it breaks this, and it does not"
        )
      }
  }
}
