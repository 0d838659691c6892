public import CanonicalJSON

/// An event of a recording, read as far as all events are alike.
public struct RecordedEvent: Sendable {
  /// The members that every event has, in their order.
  public static let envelope: [StaticString] = ["seq", "t", "source", "event"]
  /// The same as a set.
  static let envelopeNames = Set(envelope.map(\.description))

  /// What stands in them, of every event of the catalogue.
  public static let envelopeMembers: [MemberDescription] = [
    MemberDescription(name: "seq", shape: .integer(.count), isOptional: true, text: "Its number."),
    MemberDescription(name: "t", shape: .integer(.count), isOptional: false, text: "Milliseconds."),
    MemberDescription(
      name: "source",
      shape: .words("EventSource", EventSource.allCases.map(\.rawValue)),
      isOptional: true,
      text: "Where it comes from."
    ),
    MemberDescription(name: "event", shape: .text, isOptional: false, text: "Its name."),
  ]

  /// The line as JSON.
  public let record: JSONValue
  /// The name as recorded; empty where there is none.
  public let name: String
  /// Which event it is; nil for one that this program does not know.
  public let kind: EventKind?

  /// Looks at a line of a recording.
  public init(_ record: JSONValue) {
    self.record = record
    name = record["event"]?.string ?? ""
    kind = EventKind(named: name)
  }

  /// Milliseconds since the start; nil where there are none.
  public var milliseconds: Int64? { record["t"]?.integer }

  /// Milliseconds since the start of a record; nil for the first and last line of a recording.
  public var timeOfRecord: Int64? { name.isEmpty ? nil : milliseconds }

  /// Where it says that it comes from; empty where it does not.
  public var sourceName: String { record["source"]?.string ?? "" }

  /// Where it comes from; nil where that is not said, or no source.
  public var source: EventSource? { record["source"]?.string.flatMap(EventSource.init) }

  /// What it says, member by member, without those that every event has.
  public var members: some Sequence<JSONMember> {
    record.members.lazy.filter { !Self.envelopeNames.contains($0.key) }
  }

  /// What the event says, as far as it is there; nil for another event.
  public func `as`<Payload: EventPayload>(_ payload: Payload.Type) -> Payload? {
    guard kind == Payload.kind else { return nil }
    return try? Payload(record, isLenient: true)
  }
}
