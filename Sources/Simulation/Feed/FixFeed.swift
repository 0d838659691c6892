import Navigation
import ScenarioLanguage
import Traces

/// What the navigator is fed with: the fixes of a scenario, with its faults.
struct FixFeed {
  private var source: FixSource
  /// Nil where nothing goes wrong.
  private var faults: FaultChain?

  /// - Throws: `TraceError` where the file cannot be read.
  init(_ scenario: Scenario, drive: Drive?) throws(TraceError) {
    source = try FixSource(scenario.trace, drive: drive)
    if !scenario.faults.isEmpty { faults = FaultChain(scenario.faults, seed: scenario.seed) }
  }

  /// Returns the next fix with the moment at which it comes; nil at the end.
  mutating func next() throws(TraceError) -> ArrivingFix? {
    guard faults != nil else {
      return try source.next().map { ArrivingFix(arrival: $0.timestamp, location: $0) }
    }
    return try faults?.next { () throws(TraceError) in try source.next() } ?? nil
  }

  /// What the reader repaired so far.
  var report: TraceReport? { source.report }
}
