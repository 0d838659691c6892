public import CanonicalJSON

/// An event as another program tells it: one of the catalogue, read strictly, or one of its own.
public enum ToldEvent: Sendable {
  /// An event of the catalogue.
  case catalogue(any EventPayload)
  /// An event outside of the catalogue, whose name begins with `x.`; its members are an object in
  /// canonical form.
  case other(name: String, members: RecordedJSON)

  /// The greatest number of decimals in an event outside of the catalogue.
  public static let decimals = 7

  /// Reads an event from an object.
  ///
  /// An integer serves for a decimal, members come in any order.
  ///
  /// - Parameters:
  ///   - key: The member that holds the name of the event.
  ///   - others: The members that stand beside those of the event.
  ///   - allowsHarness: Whether it may be one that only the harness records, such as an action.
  /// - Throws: ``RecordingError`` at an event that nobody knows, and at a member that is absent, unknown,
  ///   of another type, no word of its list or out of range.
  public init(
    _ object: JSONValue,
    named key: String = "tell",
    beside others: Set<String> = [],
    allowsHarness: Bool = false
  ) throws(RecordingError) {
    guard object.kind == .object else { throw .expected("an object", object) }
    guard let said = object[key] else {
      throw RecordingError("'\(key)' is missing: the name of an event", at: object)
    }
    guard let name = said.string else { throw .expected("the name of an event", said) }
    let beside = others.union([key])
    if EventKind.isOther(name) {
      self = .other(name: name, members: try Self.members(of: object, beside: beside))
      return
    }
    guard let kind = EventKind(named: name) else {
      let names = EventKind.catalogue.lazy.filter { allowsHarness || !$0.source.isOfHarness }
      let meant = EditDistance.nearest(to: name, in: names.map(\.text))
      let hint = meant.map { ", did you mean '\($0)'?" } ?? ""
      throw RecordingError("no event is called '\(name)'\(hint)", at: said)
    }
    if kind.source.isOfHarness, !allowsHarness {
      throw RecordingError("'\(name)' is recorded by the harness, no navigator tells it", at: said)
    }
    self = .catalogue(try kind.payload.init(object, beside: beside))
  }

  /// What is wrong with an event outside of the catalogue that a program hands over; nil where nothing is.
  public static func fault(ofOther name: String, _ members: RecordedJSON) -> String? {
    guard EventKind.isOther(name) else {
      return "'\(name)' is not the name of an event of its own, which is x. and a name"
    }
    guard let object = members.value, object.kind == .object, object.canonicalBytes == members.bytes
    else { return "the members of '\(name)' are no object in canonical JSON" }
    do throws(RecordingError) { _ = try self.members(of: object, beside: []) } catch {
      return error.message
    }
    return nil
  }

  /// The name as recorded.
  public var name: String {
    switch self {
    case .catalogue(let payload): type(of: payload).kind.text
    case .other(let name, _): name
    }
  }

  /// Where the event comes from.
  public var source: EventSource {
    switch self {
    case .catalogue(let payload): type(of: payload).source
    case .other: EventKind.other.source
    }
  }

  /// The members of an event outside of the catalogue.
  private static func members(
    of object: JSONValue,
    beside others: Set<String>
  ) throws(RecordingError) -> RecordedJSON {
    var writer = JSONWriter()
    writer.beginObject()
    for member in object.members where !others.contains(member.key) {
      if RecordedEvent.envelopeNames.contains(member.key) {
        throw RecordingError(
          "'\(member.key)' is a member of every record, and cannot be one of the event",
          atKeyOf: member,
          in: object
        )
      }
      try checkDecimals(in: member.value)
      writer.member(member.key, member.value)
    }
    writer.endObject()
    return RecordedJSON(canonical: writer.bytes)
  }

  private static func checkDecimals(in value: JSONValue) throws(RecordingError) {
    if let count = value.decimalCount, count > decimals {
      throw RecordingError(
        "\(value.excerpt) has \(count) decimals, at most \(decimals) are recorded",
        at: value
      )
    }
    for element in value.elements { try checkDecimals(in: element) }
    for member in value.members { try checkDecimals(in: member.value) }
  }
}
