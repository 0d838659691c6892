/// What a dispatcher tells an asset.
public struct FleetMessage: Hashable, Sendable {
  /// What the message is about.
  public enum Kind: Hashable, Sendable {
    /// A job on offer; the dispatcher may propose at which change of the ETA in percent it wants to
    /// hear of it.
    case job(etaThreshold: Int?)
    /// Anything else about a job.
    case custom
  }

  /// The identity; a message of an ID that came before is not delivered again.
  public let id: String
  /// Whether it offers a job.
  public let kind: Kind
  /// The job that it is about.
  public let jobID: String
  /// Who sent it.
  public let dispatcherID: String
  /// The asset that it is for: the one set in the service.
  public let assetID: String
  /// A text to show, not empty.
  public let message: String?
  /// When the dispatcher made it: milliseconds since the Unix epoch.
  public let creationMilliseconds: Int64
  /// What an app needs for the job, such as its destination.
  public let content: FleetContent

  /// Creates a message; an empty text is none.
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

  /// Whether it offers, changes or withdraws a job.
  public var isJob: Bool { kind != .custom }

  /// Whether it is a job that says nothing: it takes back what was offered (X-H10).
  public var isWithdrawal: Bool { isJob && content.isEmpty && message == nil }
}

/// A message of a server's answer that was not delivered (D-46).
public struct FleetMessageRefusal: Error, Hashable, Sendable {
  /// What is wrong with the message; the raw values stand in recordings.
  public enum Reason: String, Sendable, CaseIterable {
    /// The entry is no JSON object.
    case notAnObject
    case missingMessageID, missingJobID
    /// `type` is missing or names no kind of message.
    case unknownType
    /// A member is of another JSON type than it must be.
    case wrongType
    /// An ID is longer than ``FleetLimits/id``.
    case idTooLong
    /// The whole is longer than ``FleetLimits/message``.
    case messageTooLong
    /// It is for another asset.
    case wrongAsset
    /// It is from another dispatcher.
    case wrongDispatcher
    /// A message of this ID came before.
    case duplicate
  }

  /// What the message would have been.
  public enum Kind: String, CaseIterable, Sendable { case job, custom }

  /// What is wrong with it.
  public let reason: Reason
  /// Nil where that cannot be told.
  public let kind: Kind?
  /// The message's ID, where it has one that can be used.
  public let messageID: String?
  /// The JSON member that is wrong.
  public let member: String?

  /// Creates a refusal.
  public init(_ reason: Reason, kind: Kind?, messageID: String? = nil, member: String? = nil) {
    self.reason = reason
    self.kind = kind
    self.messageID = messageID
    self.member = member
  }
}
