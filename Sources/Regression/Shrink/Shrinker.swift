import CanonicalJSON
package import ScenarioLanguage
import Simulation

/// Makes a failing scenario as small as it can be without failing in another way.
package final class Shrinker {
  /// How much may be tried: counted, not timed, so that the result is the same everywhere.
  package struct Limits: Hashable, Sendable {
    /// How many candidates are run.
    package var runs = 20_000
    /// How many fixes they are fed with in all.
    package var fixes = 6_000_000

    package init() {}
  }

  let trial: ShrinkTrial
  let signature: FailureSignature
  private let limits: Limits
  private let shouldStop: () -> Bool
  private let progress: (ShrinkState, _ runs: Int) -> Void

  /// The smallest that fails in the same way so far.
  private(set) var current: ShrinkState

  /// Nanoseconds around which fixes stay, where what is missing should have come there.
  let protected: [Int64]

  private init(
    _ start: ShrinkState,
    _ signature: FailureSignature,
    _ trial: ShrinkTrial,
    _ request: Request
  ) {
    current = start
    self.signature = signature
    self.trial = trial
    protected = request.protected
    limits = request.limits
    shouldStop = request.shouldStop
    progress = request.progress
  }

  /// What is asked for.
  package struct Request {
    package var limits = Limits()
    package var shouldStop: () -> Bool = { false }
    /// Called after each candidate that became the smallest.
    package var progress: (ShrinkState, _ runs: Int) -> Void = { _, _ in }
    /// Nanoseconds at which something is missing that was there once.
    package var protected: [Int64] = []

    package init() {}
  }

  /// Makes a scenario small.
  ///
  /// - Throws: ``ShrinkError`` where it does not fail, or not twice in the same way.
  package static func shrink(
    _ draft: ScenarioDraft,
    with trial: ShrinkTrial,
    _ request: Request = Request()
  ) throws -> ShrinkResult {
    var start = ShrinkState(draft)
    start.draft.root["known"] = nil
    let signature = try signature(of: start, trial)
    let before = try ShrinkResult.Size(of: start, trial)
    let shrinker = Shrinker(start, signature, trial, request)
    try shrinker.shrinkAll()
    let end = shrinker.current
    return ShrinkResult(
      signature: signature,
      state: end,
      before: before,
      after: try ShrinkResult.Size(of: end, trial),
      runCount: trial.runCount,
      isComplete: !shrinker.isSpent,
      isInterrupted: request.shouldStop()
    )
  }

  /// Runs the scenario twice: what fails now and then cannot be made smaller by trying.
  private static func signature(
    of state: ShrinkState,
    _ trial: ShrinkTrial
  ) throws -> FailureSignature {
    // What cannot be read is told with its place.
    let scenario: Scenario
    do {
      scenario = try trial.scenario(of: state)
    } catch {
      throw RunFailure(.invalidInput, error.problems.map { $0.description })
    }
    let first = try trial.observe(state, keepsRecording: true)
    let second = try trial.observe(state, keepsRecording: true)
    guard let first, let second else { throw ShrinkError.notFailing(scenario.name) }
    guard first.recording == second.recording else {
      var check = DeterminismCheck()
      check.append(first.recording)
      check.beginSecondRun()
      check.append(second.recording)
      check.finish()
      throw ShrinkError.flaky(check.finding)
    }
    guard let signature = try trial.signature(of: state) else {
      throw first.isFailure && trial.hasReference
        ? ShrinkError.referenceFails(scenario.name) : ShrinkError.notFailing(scenario.name)
    }
    return signature
  }

  /// Whether nothing more may be tried.
  var isSpent: Bool { trial.runCount >= limits.runs || trial.fixCount >= limits.fixes }

  /// Makes a candidate the smallest, if it fails in the same way.
  func accept(_ candidate: ShrinkState) throws -> Bool {
    if isSpent || shouldStop() { return false }
    guard let seen = try trial.signature(of: candidate),
      signature.isSame(as: seen, hasReference: trial.hasReference)
    else { return false }
    current = candidate
    progress(candidate, trial.runCount)
    return true
  }

  private func shrinkAll() throws {
    try takeFixesApart()
    try dropExpectations()
    var size = -1
    // What was needed for something that is gone now may go too.
    for _ in 0..<4 {
      try trimEnds()
      try dropFixes()
      try dropElements(of: "faults")
      try dropElements(of: "actions")
      try dropSections()
      let now = current.whole.text.count
      if now == size || isSpent || shouldStop() { break }
      size = now
    }
    try straighten()
    try dropFixes()
    try round()
    try beginAtOnce()
    try closeGaps()
  }
}
