/// What a poll brought.
public struct FleetPoll: Hashable, Sendable {
  /// The messages, oldest first; those of one time in the order of the answer.
  public var messages: [FleetMessage]
  /// What was refused, in the order of the answer.
  public var refusals: [FleetMessageRefusal]
  /// Where the next poll goes on; nil where the server says nothing.
  public var next: String?

  /// Creates what a poll brought; nothing unless told.
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

/// The IDs seen last, so that what runs for months does not grow without end.
struct RecentIDs {
  private let limit: Int
  private var known: Set<String> = []
  /// In the order in which they came.
  private var order: [String] = []

  init(limit: Int = 4096) { self.limit = limit }

  func contains(_ id: String) -> Bool { known.contains(id) }

  /// Adds an ID; false if it is known already.
  @discardableResult
  mutating func insert(_ id: String) -> Bool {
    guard known.insert(id).inserted else { return false }
    order.append(id)
    if order.count > limit { known.remove(order.removeFirst()) }
    return true
  }

  mutating func remove(_ id: String) {
    guard known.remove(id) != nil else { return }
    order.removeAll { $0 == id }
  }
}
