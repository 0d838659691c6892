/// What a dispatcher tells an asset.
public struct FleetMessage: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A job on offer; the dispatcher may propose at which change of the ETA in percent it wants to
    /// hear of it.
    case job(etaThreshold: Int?)
    /// Anything else about a job.
    case custom
  }

  /// The identity; a message of an ID that came before is not delivered again.
  public let id: String
  public let kind: Kind
  /// The job that it is about.
  public let jobID: String
  public let dispatcherID: String
  /// The asset that it is for: the one set in the service.
  public let assetID: String
  /// A text to show, not empty.
  public let message: String?
  /// When the dispatcher made it: milliseconds since the Unix epoch.
  public let creationMilliseconds: Int64
  /// What an app needs for the job, such as its destination.
  public let content: FleetContent

  public init(
    id: String,
    kind: Kind,
    jobID: String,
    dispatcherID: String,
    assetID: String,
    message: String? = nil,
    creationMilliseconds: Int64,
    content: FleetContent = [:]
  ) {
    self.id = id
    self.kind = kind
    self.jobID = jobID
    self.dispatcherID = dispatcherID
    self.assetID = assetID
    self.message = message.flatMap { $0.isEmpty ? nil : $0 }
    self.creationMilliseconds = creationMilliseconds
    self.content = content
  }

  /// When the dispatcher made it: whole seconds since the Unix epoch.
  public var creationTime: Int64 {
    creationMilliseconds >= 0
      ? creationMilliseconds / 1000 : -((999 - creationMilliseconds) / 1000)
  }

  /// The proposed ETA threshold in percent; nil for a custom message and without a proposal.
  public var etaThreshold: Int? {
    if case .job(let threshold) = kind { threshold } else { nil }
  }

  public var isJob: Bool { kind != .custom }

  /// Whether it is a job that says nothing: it takes back what was offered (X-H10).
  public var isWithdrawal: Bool { isJob && content.isEmpty && message == nil }
}
