public import Navigation

/// A run that would not end (exit 7).
public enum BudgetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Time stood still for too many jobs.
  case jobs(at: Instant, limit: Int)
  /// Too many records.
  case records(limit: Int)

  public var description: String {
    switch self {
    case .jobs(let time, let limit):
      "more than \(limit) jobs at \(time.seconds) s: the scenario's actions may trigger one another"
    case .records(let limit):
      "more than \(limit) records: shorten the trace or raise the thresholds"
    }
  }
}
