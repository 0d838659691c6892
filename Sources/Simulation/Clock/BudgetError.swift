public import Navigation
import ScenarioLanguage

/// A run that would not end (exit 7).
public enum BudgetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Time stood still for too many jobs.
  case jobs(at: Instant, limit: Int)
  /// Too many records.
  case records(limit: Int)
  /// Too many calls inside one another's callbacks.
  case depth(at: Instant, limit: Int)
  /// Too many jobs in all, by the scenario's own budget.
  case allJobs(limit: Int)
  /// Too many bytes of recording, by the scenario's own budget.
  case bytes(limit: Int)

  public var description: String {
    switch self {
    case .jobs(let time, let limit):
      "more than \(limit) jobs at \(time.seconds) s: the scenario's actions may trigger one another"
    case .records(let limit):
      "more than \(limit) records: shorten the trace or raise the thresholds"
    case .depth(let time, let limit):
      "more than \(limit) calls inside one another's callbacks at \(time.seconds) s: the scenario's"
        + " actions may trigger one another"
    case .allJobs(let limit): "more than \(limit) jobs, the scenario's budget"
    case .bytes(let limit):
      "more than \(limit) bytes of recording, the scenario's budget: shorten the trace or raise the"
        + " thresholds"
    }
  }
}
