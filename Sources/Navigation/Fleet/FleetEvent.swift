/// What an app tells the dispatcher.
public enum FleetEvent: Hashable, Sendable {
  /// The job begins; the ETA is told again when it moved by more than a share of the first one in percent
  /// (1 to 100; anything else, and nil, is 10).
  case jobStarted(jobID: String?, etaThreshold: Int? = nil, content: FleetContent = [:])
  case jobRejected(jobID: String?, content: FleetContent = [:])
  /// The running job is given up.
  case jobCancelled(content: FleetContent = [:])
  /// The running job is done.
  case jobFinished(content: FleetContent = [:])
  case custom(jobID: String? = nil, content: FleetContent = [:])

  /// The kinds of event; the raw value is `type` on the wire.
  public enum Kind: String, Sendable, CaseIterable {
    case jobStarted = "JOB_STARTED"
    case jobRejected = "JOB_REJECTED"
    case jobCancelled = "JOB_CANCELLED"
    case jobFinished = "JOB_FINISHED"
    case custom = "CUSTOM"

    /// The name in records and scenarios.
    public var name: String {
      switch self {
      case .jobStarted: "jobStarted"
      case .jobRejected: "jobRejected"
      case .jobCancelled: "jobCancelled"
      case .jobFinished: "jobFinished"
      case .custom: "custom"
      }
    }
  }

  public var kind: Kind {
    switch self {
    case .jobStarted: .jobStarted
    case .jobRejected: .jobRejected
    case .jobCancelled: .jobCancelled
    case .jobFinished: .jobFinished
    case .custom: .custom
    }
  }

  public var content: FleetContent {
    switch self {
    case .jobStarted(_, _, let content), .jobRejected(_, let content),
      .jobCancelled(let content), .jobFinished(let content), .custom(_, let content):
      content
    }
  }

  /// The job that the event names; nil where it names none and for the running job's events.
  public var jobID: String? {
    switch self {
    case .jobStarted(let id, _, _), .jobRejected(let id, _), .custom(let id, _): id
    case .jobCancelled, .jobFinished: nil
    }
  }

  /// The threshold where none in `1...100` is given (X-H1).
  public static let defaultETAThreshold = 10

  /// The ETA threshold in force if the event starts a job; nil for the other events.
  public var effectiveETAThreshold: Int? {
    guard case .jobStarted(_, let threshold, _) = self else { return nil }
    guard let threshold, (1...100).contains(threshold) else { return Self.defaultETAThreshold }
    return threshold
  }
}
