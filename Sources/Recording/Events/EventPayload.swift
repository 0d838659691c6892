public import CanonicalJSON

/// The events by where they come from: one declaration an event, in the order of the catalogue.
///
/// From a declaration follow the event's line in a recording, its reading, its entry in the schema, and
/// what laws, expectations and people are told of it.
public enum Event {}

/// What an event says: its members with their names, units and decimals.
public protocol EventPayload: Sendable {
  /// Which event it is.
  static var kind: EventKind { get }
  /// What it means, in one line.
  static var text: StaticString { get }
  /// Where it comes from.
  static var source: EventSource { get }

  /// Creates a payload whose members are unknown, empty or zero.
  init()

  /// Names its members in the order in which they are recorded.
  ///
  /// - Throws: What is wrong with them, where they are read.
  mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure)

  /// Writes its members.
  ///
  /// A requirement, so that each payload has code of its own for it, which no caller need specialise.
  mutating func write(to writer: inout MemberWriter)
}

/// What a probe finds; its record is the harness's own, whatever its name.
public protocol ProbePayload: EventPayload {}

extension EventPayload {
  public static var source: EventSource { EventSource(ofEvent: kind.text) }

  public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {}

  public mutating func write(to writer: inout MemberWriter) { visit(&writer) }

  /// Reads a payload from a record; its four first members are passed over.
  ///
  /// - Throws: ``RecordingError`` at what is no member of the event, unless lenient.
  public init(_ record: JSONValue, isLenient: Bool = false) throws(RecordingError) {
    var reader = try MemberReader(record, isLenient: isLenient)
    for name in RecordedEvent.envelope { reader.skip(name) }
    self.init()
    try visit(&reader)
    try reader.finish()
  }

  /// Reads a payload from a record that may say more than this version of the event does.
  ///
  /// - Throws: ``RecordingError`` at a member that is absent, of another type, no word of its list or out
  ///   of range.
  public init(knownMembersOf record: JSONValue) throws(RecordingError) {
    var reader = try MemberReader(record)
    self.init()
    try visit(&reader)
  }

  /// Reads a payload from an object in which others stand beside its members.
  ///
  /// - Parameter others: The names of the members that are not of the event.
  /// - Throws: ``RecordingError`` at what is no member of the event.
  init(_ object: JSONValue, beside others: Set<String>) throws(RecordingError) {
    var reader = try MemberReader(object)
    reader.skip(others)
    self.init()
    try visit(&reader)
    try reader.finish()
  }

  /// What is wrong with a payload that a program hands over, with the name of the member; nil where
  /// nothing is.
  ///
  /// A number that is none, or out of its range, has no form that a reader would take: it is to be found
  /// before it is written.
  public var fault: String? {
    var payload = self
    var finder = FaultFinder()
    do throws(MemberFault) { try payload.visit(&finder) } catch { return "\(error)" }
    return nil
  }

  /// The members, for the schema.
  public static var members: [MemberDescription] {
    var list = MemberList()
    var payload = Self()
    payload.visit(&list)
    return list.members
  }
}

extension ProbePayload {
  public static var source: EventSource { .probe }
}
