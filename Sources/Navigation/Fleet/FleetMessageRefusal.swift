/// A message of a server's answer that was not delivered (D-46).
public struct FleetMessageRefusal: Error, Hashable, Sendable {
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
  public enum Kind: String, Sendable { case job, custom }

  public let reason: Reason
  /// Nil where that cannot be told.
  public let kind: Kind?
  /// The message's ID, where it has one that can be used.
  public let messageID: String?
  /// The JSON member that is wrong.
  public let member: String?

  public init(_ reason: Reason, kind: Kind?, messageID: String? = nil, member: String? = nil) {
    self.reason = reason
    self.kind = kind
    self.messageID = messageID
    self.member = member
  }
}
