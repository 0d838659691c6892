import CanonicalJSON
import Navigation
import Recording
import Traces
import ScenarioLanguage

/// One run of a scenario: the clock, the navigator, the fixes and everything that watches.
final class ScenarioRun {
  let recorder: Recorder
  let scenario: Scenario
  private let options: RunOptions
  let scheduler = Scheduler()
  private let laws: LawChecker
  private let expectations: ExpectationChecker
  /// Watches for what the suite claims; nil where it claims nothing.
  private let claims: ClaimChecker?
  private let ledger: DecisionLedger?
  let navigator: DrivenNavigator
  private let identity: NavigatorIdentity
  /// What the run may make at most, looked at after each job.
  private let most: (records: Int, jobs: Int, bytes: Int)
  /// What remains to be shown of the driver's screen.
  var frames: FrameRequest?
  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  @safe @exclusivity(unchecked) private var fixes: FixFeed
  let drive: Drive?
  @safe @exclusivity(unchecked) private var upcoming: ArrivingFix?
  /// The fixes that were looked at before their turn, and what ends them.
  @safe @exclusivity(unchecked) private var ahead: [ArrivingFix] = []
  @safe @exclusivity(unchecked) private var aheadError: (any Error)?
  @safe @exclusivity(unchecked) private var fixCount = 0
  @safe @exclusivity(unchecked) var failure: (any Error)?
  @safe @exclusivity(unchecked) private var isInterrupted = false
  /// Whether the run's time was over while something was still to come.
  @safe @exclusivity(unchecked) private var isCut = false
  /// Why nothing can be said of the navigator in this scenario; nil where something can.
  private var notJudged: String?
  /// The last fix or timed action; known once the trace is spent.
  @safe @exclusivity(unchecked) var lastCause = Instant.zero
  @safe @exclusivity(unchecked) private var isTraceSpent = false
  /// How many calls are under way, each inside a callback of the one before.
  @safe @exclusivity(unchecked) var depth = 0
  static let depthLimit = 32

  /// Prepares a run.
  ///
  /// - Parameter foreign: The navigator to drive in place of the SDK's own.
  init(
    _ scenario: Scenario,
    driving foreign: (any NavigatorUnderTest)? = nil,
    options: RunOptions
  ) throws {
    self.scenario = scenario
    self.options = options
    frames = options.frames
    let budget = scenario.budget
    most = (budget.records ?? Recorder.recordLimit, budget.jobs ?? .max, budget.bytes ?? .max)
    identity = foreign?.identity ?? .builtin(scenario.navigator.profile)
    laws = LawChecker(
      scheduler: scheduler,
      configuration: scenario.navigator,
      judging: options.leftOut.contains(.laws)
        ? .nothing : LawJudgement(identity, scenario.navigator.profile)
    )
    recorder = Recorder(
      scheduler: scheduler,
      laws: laws,
      isMute: options.leftOut.contains(.records)
    )
    expectations = ExpectationChecker(scenario.expectations, of: identity)
    claims = options.claims.isEmpty ? nil : ClaimChecker(options.claims, of: identity)
    let isHeard = claims != nil || options.decisionObserver != nil
    ledger =
      options.ledger
      ?? (options.followsDecisions || isHeard ? DecisionLedger(keepsAll: false) : nil)
    if isHeard {
      ledger?.observer = { [claims, other = options.decisionObserver] decision in
        claims?.decided(decision)
        other?(decision)
      }
    }
    if let foreign {
      let desk = try RouteDesk(
        scenario,
        map: try scenario.map.map { try RoadMapStore.map(of: $0) },
        live: options.live,
        scheduler: scheduler,
        recorder: recorder
      )
      let host = RunHost(
        foreign,
        identity,
        of: scenario,
        desk: desk,
        scheduler: scheduler,
        recorder: recorder,
        laws: laws
      )
      navigator = .hosted(host)
    } else {
      navigator = .inside(
        try BuiltinNavigator(
          RunInside(
            scenario: scenario,
            scheduler: scheduler,
            recorder: recorder,
            laws: laws,
            ledger: ledger,
            defects: options.defects,
            live: options.live,
            listeners: options.listeners
          )
        )
      )
    }
    if let director = options.director { _ = navigator.inside?.follow(director) }
    drive = try options.drive ?? Drive.planned(for: scenario)
    fixes = try FixFeed(scenario, drive: drive)
    recorder.observe(expectations.kinds) { [expectations] in expectations.observe($0) }
    if let claims { recorder.observe(claims.kinds) { [claims] in claims.observe($0) } }
    if let observer = options.recordObserver {
      recorder.observe(options.observedKinds, observer)
    }
    // The last: what is called inside a callback is recorded after it for all others.
    scheduleActions()
    try startFeeding()
    if case .hosted(let host) = navigator {
      host.lookAhead = { [unowned self] in lookAhead($0) }
      host.start(try setup(of: identity))
    }
  }

  /// What a navigator is told before its run.
  private func setup(of identity: NavigatorIdentity) throws -> RunSetup {
    RunSetup(
      scenario: scenario.name,
      seed: scenario.seed,
      epoch: CivilDate.text(nanoseconds: scenario.epoch),
      locale: "en",
      map: identity.isGivenMap ? try options.mapFile?(scenario) : nil,
      keys: RecordedJSON(canonical: Array(scenario.navigatorDocument.utf8)),
      stops: ScenarioFitness(scenario: scenario, identity: identity).stops
    )
  }

  /// The first line of the recording.
  var header: [UInt8] { RecordingHeaderLine.bytes(of: scenario, by: identity) }

  // MARK: - Loop

  func loop(into sink: inout some RecordingSink) throws {
    var jobs = 0
    while let time = scheduler.nextTime {
      if scheduler.waitingOneShots == 0 && scenario.duration == nil { break }
      if let limit, time > limit {
        isCut = scheduler.waitingOneShots > 0
        break
      }
      try showFrames(before: time)
      jobs += 1
      if jobs & 1023 == 0, let shouldStop = options.shouldStop, shouldStop() {
        isInterrupted = true
        break
      }
      _ = try scheduler.runNext(feeding: feed)
      laws.jobEnds()
      if let failure { throw failure }
      if navigator.ending != nil { break }
      try checkBudget(jobs)
      try recorder.flush(into: &sink)
    }
    // A run of a given length is looked at to its end, though nothing more happens in it.
    let end = scenario.duration == nil || isInterrupted ? scheduler.now : limit ?? scheduler.now
    try showFrames(before: end.advanced(byNanoseconds: 1))
    try navigator.inside?.checkInputs()
    try navigator.end()
    switch navigator.ending {
    case .failure(let failure): throw failure
    case .notJudged(let reason): notJudged = reason
    case nil: break
    }
    laws.runEnded(isCut: isCut || isInterrupted)
  }

  private func checkBudget(_ jobs: Int) throws(BudgetError) {
    guard recorder.recordCount <= most.records else { throw .records(limit: most.records) }
    guard jobs <= most.jobs else { throw .allJobs(limit: most.jobs) }
    guard recorder.byteCount <= most.bytes else { throw .bytes(limit: most.bytes) }
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
    upcoming = try fixes.next()
    expectUpcoming()
  }

  private func expectUpcoming() {
    if let upcoming {
      scheduler.expectFix(at: upcoming.arrival)
    } else {
      traceWasSpent()
    }
  }

  private func feed() {
    guard let fix = upcoming else { return }
    fixCount += 1
    lastCause = max(lastCause, scheduler.now)
    do {
      try navigator.take(fix.location)
      options.fixObserver?(
        FixReading(fix, navigator.inside?.progress ?? FixReading.Progress())
      )
      upcoming = try nextFix()
    } catch {
      failure = error
      return
    }
    expectUpcoming()
  }

  /// Returns the fix that comes next: one that was looked at already, or a new one.
  private func nextFix() throws -> ArrivingFix? {
    if !ahead.isEmpty { return ahead.removeFirst() }
    if let aheadError { throw aheadError }
    return try fixes.next()
  }

  /// Returns the fixes that come with nothing else due before or among them.
  private func lookAhead(_ limit: Int) -> [(time: VirtualTime, fix: Location)] {
    let other = scheduler.nextTime
    var found: [(time: VirtualTime, fix: Location)] = []
    var time = scheduler.now
    while found.count < limit {
      if found.count == ahead.count, !fetchAhead() { break }
      let fix = ahead[found.count]
      time = max(time, fix.arrival)
      if let other, time >= other { break }
      if let limit = self.limit, time > limit { break }
      found.append((time, fix.location))
    }
    return found
  }

  /// Reads one more fix ahead; what is wrong with it is told at its turn.
  private func fetchAhead() -> Bool {
    guard aheadError == nil else { return false }
    do {
      guard let fix = try fixes.next() else { return false }
      ahead.append(fix)
      return true
    } catch {
      aheadError = error
      return false
    }
  }

  /// Records what the reader repaired: every repair is part of the golden.
  private func traceWasSpent() {
    isTraceSpent = true
    for repair in fixes.report?.repairs ?? [] {
      recorder.record(Event.Trace.Repaired.self) { event in
        event.kind = repair.kind.rawValue
        event.count = repair.count
        event.firstLine = repair.firstLine
      }
    }
  }

  // MARK: - Result

  func result() -> RunResult {
    var result =
      notJudged.map { RunResult(unjudged: scenario, by: identity, because: $0) }
      ?? RunResult(recorder, laws, expectations, of: scenario, by: identity)
    result.fixCount = fixCount
    result.claimsMet = claims?.places ?? []
    result.backwards = laws.backwards
    result.closest = ledger?.closestDecisions ?? []
    result.endTime = scheduler.now
    result.traceReport = fixes.report
    result.unusedAnswers = navigator.unusedAnswers
    result.unusedEntries = navigator.unusedEntries
    result.recorded = navigator.recorded
    result.isInterrupted = isInterrupted
    return result
  }
}
