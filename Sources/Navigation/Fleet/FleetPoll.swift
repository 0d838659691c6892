/// What a poll brought.
public struct FleetPoll: Hashable, Sendable {
  /// The messages, oldest first; those of one time in the order of the answer.
  public var messages: [FleetMessage]
  /// What was refused, in the order of the answer.
  public var refusals: [FleetMessageRefusal]
  /// Where the next poll goes on; nil where the server says nothing.
  public var next: String?

  public init(
    messages: [FleetMessage] = [],
    refusals: [FleetMessageRefusal] = [],
    next: String? = nil
  ) {
    self.messages = messages
    self.refusals = refusals
    self.next = next
  }
}
