package import Navigation
package import ScenarioLanguage
package import Traces
import Recording

/// What came of a run.
package struct RunResult: Sendable {
  /// Records in the recording, the header not counted.
  package var recordCount = 0
  /// How many fixes the navigator was given.
  package var fixCount = 0
  /// How often each event was recorded, in the catalogue's order; those that never were are left out.
  package var eventCounts: [(event: String, count: Int)] = []
  /// How each expectation came out, in the order of the scenario.
  package var expectations: [ExpectationResult] = []
  /// The places of the suite's claims that the run met, in their order.
  package var claimsMet: [Int] = []
  /// Which navigator was driven.
  package var navigator: NavigatorIdentity?
  /// Why nothing can be said of the navigator in this scenario; nil where something can.
  package var notJudged: String?
  /// What came of each law, in their order.
  package var laws: [(law: Law, outcome: Judgement)] = []
  /// The laws broken against the scenario's word, and those it meant to break and did not.
  package var violations: [LawViolation] = []
  /// Where the drive went back along its route.
  package var backwards: [BackwardStretch] = []
  /// The decision of each rule that came nearest to its threshold.
  package var closest: [DecisionLedger.Entry] = []
  /// The digest of the recording's lines.
  package var digest: UInt64 = 0
  /// Virtual nanoseconds from the start to the last job.
  package var endTime = Instant.zero
  /// What the reader of the trace repaired; nil for inline points.
  package var traceReport: TraceReport?
  /// Scripted answers that nobody asked for.
  package var unusedAnswers = 0
  /// Entries of the cassette that nobody asked for, as messages name them.
  package var unusedEntries: [String] = []
  /// What live servers answered; a cassette for each that was asked.
  package var recorded: [RecordedCassette] = []
  /// Whether the run was stopped before its end, so that its recording is not whole.
  package var isInterrupted = false

  /// Creates the result of a run in which nothing happened yet.
  package init() {}

  /// Whether every expectation was met and no law broken.
  package var isClean: Bool {
    violations.isEmpty && expectations.allSatisfy { $0.judgement != .violated }
  }
}

extension RunResult {
  /// What the records of a run say, and all that judges them.
  init(
    _ recorder: Recorder,
    _ laws: LawChecker,
    _ expectations: ExpectationChecker,
    of scenario: Scenario,
    by identity: NavigatorIdentity
  ) {
    recordCount = recorder.recordCount
    eventCounts = EventKind.allCases.compactMap { kind in
      let count = recorder.counts[Int(kind.rawValue)]
      return count > 0 ? (kind.text, count) : nil
    }
    digest = recorder.digest.value
    self.expectations = expectations.results()
    navigator = identity
    violations = laws.violations(apartFrom: scenario.violates)
    self.laws = laws.outcomes(apartFrom: Set(scenario.violates))
  }

  /// The result of a scenario of which nothing can be said.
  package init(
    unjudged scenario: Scenario,
    by identity: NavigatorIdentity,
    because reason: String
  ) {
    navigator = identity
    notJudged = reason
    expectations = scenario.expectations.map { ExpectationResult($0, .notJudged, reason) }
    laws = Law.allCases.map { ($0, .notJudged) }
  }
}
