import CanonicalJSON

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

  /// The kind of the event, which is its `type` on the wire.
  public var kind: Kind {
    switch self {
    case .jobStarted: .jobStarted
    case .jobRejected: .jobRejected
    case .jobCancelled: .jobCancelled
    case .jobFinished: .jobFinished
    case .custom: .custom
    }
  }

  /// What the app says with it; maybe empty.
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

/// An event as it was sent, and as it is acknowledged.
///
/// On the wire an object of these members: `id` (text), `type` (text, a ``FleetEvent/Kind``), `job_id`
/// (text, absent for a custom event of no job), `asset_id`, `dispatcher_id` (texts), `creation_time_ms`
/// (whole number since the Unix epoch), `eta_threshold_percent` (whole number 1 to 100, only of
/// `JOB_STARTED`), `content` (object of texts, maybe empty).
public struct FleetSentEvent: Hashable, Sendable {
  /// The identity: "E1", "E2"… of one service.
  public let id: String
  /// What happened.
  public let kind: FleetEvent.Kind
  /// The job; that which was running, for the events of the running job.
  public let jobID: String?
  /// Who the vehicle is.
  public let assetID: String
  /// Who is told.
  public let dispatcherID: String
  /// Milliseconds since the Unix epoch.
  public let creationMilliseconds: Int64
  /// The threshold in force in percent; only of a started job.
  public let etaThreshold: Int?
  /// What the app says with it; maybe empty.
  public let content: FleetContent

  func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("type", kind.rawValue)
    if let jobID { writer.member("job_id", jobID) }
    writer.member("asset_id", assetID)
    writer.member("dispatcher_id", dispatcherID)
    writer.key("creation_time_ms" as StaticString)
    writer.integer(creationMilliseconds)
    if let etaThreshold {
      writer.key("eta_threshold_percent" as StaticString)
      writer.integer(etaThreshold)
    }
    writer.content(content)
  }
}
