import CanonicalJSON
import Recording

/// The keys of an event pattern.
struct PatternKeys: KeyTable {
  let event = Self.name("event", "The event's name.")
  let conditions = Keys.anyObject(
    "where",
    "Members of the record that must be equal; a name with dots leads into objects and lists."
  )

  static let keys = PatternKeys()

  /// A key for the name of an event of the catalogue, or of a navigator's own.
  static func name(_ name: String, _ text: String) -> Key<String> {
    let shape = SchemaValue.either(
      [
        .object([("enum", .list(EventKind.catalogue.map { .text($0.text) }))]),
        .object([("type", "string"), ("pattern", .text(EventKind.otherPattern))]),
      ],
      text
    )
    return Key(name, shape) { reader, presence in reader.string(name, presence) }
  }
}

/// Event patterns as scenarios write them: `{"event": …, "where": {…}}`.
enum PatternReading {
  /// Returns the pattern of a reader's `event` (or another key) and `where`.
  static func pattern(
    _ reader: inout JSONObjectReader,
    _ key: Key<String> = PatternKeys.keys.event
  ) -> EventPattern? {
    let members = Self.members(&reader)
    guard let name = key(&reader, .required) else { return nil }
    guard let kind = EventKind(named: name) else {
      let names = EventKind.catalogue.map(\.text)
      reader.report(
        "no event is called \"\(name)\"",
        at: key.name,
        hint: EditDistance.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
          ?? "the events are listed by navsim schema recording",
        replacement: EditDistance.replacement(for: name, in: names)
      )
      return nil
    }
    if kind != .other {
      check(
        members,
        kind.text,
        RecordedEvent.envelopeMembers + kind.payload.members,
        reader.diagnostics
      )
    }
    return EventPattern(
      kind: kind,
      otherName: kind == .other ? name : nil,
      members: members.map { ($0.key, $0.value) }
    )
  }

  /// Reports what no record of an event, or no line of a ledger, ever has: a pattern of it is one that nothing
  /// matches, and a `never` with it one that cannot fail.
  static func check(
    _ members: [JSONMember],
    _ name: String,
    _ described: [MemberDescription],
    _ diagnostics: Diagnostics
  ) {
    for member in members {
      switch MemberPath.find(member.key, in: described) {
      case .anything: break
      case .shape(let shape): shape.misfit(of: member.value).map { add($0, to: diagnostics) }
      case .nothing(let words, let meant):
        diagnostics.add(
          "\(name): \(words)",
          atKeyOf: member,
          hint: meant.map { "did you mean \"\($0)\"?" },
          replacement: EditDistance.replacement(for: member.key, in: meant.map { [$0] } ?? [])
        )
      }
    }
  }

  private static func add(_ misfit: MemberMisfit, to diagnostics: Diagnostics) {
    let (message, hint, replacement) = (misfit.message, misfit.hint, misfit.replacement)
    switch misfit.place {
    case .value(let value):
      diagnostics.add(message, at: value, hint: hint, replacement: replacement)
    case .key(let member):
      diagnostics.add(message, atKeyOf: member, hint: hint, replacement: replacement)
    }
  }

  /// Reports a member that no record of an event ever has, where a value of it is asked for.
  static func check(value path: String, of kind: EventKind, _ reader: inout JSONObjectReader) {
    guard kind != .other else { return }
    let described = RecordedEvent.envelopeMembers + kind.payload.members
    check(value: path, kind.text, described, &reader)
  }

  /// Reports a value that never stands in what is described, such as a line of the ledger.
  static func check(
    value path: String,
    _ name: String,
    _ described: [MemberDescription],
    _ reader: inout JSONObjectReader
  ) {
    guard path != ".", case .nothing(let words, let meant) = MemberPath.find(path, in: described)
    else { return }
    reader.report(
      "\(name): \(words)",
      at: ValueKeys.keys.member.name,
      hint: meant.map { "did you mean \"\($0)\"?" },
      replacement: EditDistance.replacement(for: path, in: meant.map { [$0] } ?? [])
    )
  }

  /// Returns the members of a reader's `where`.
  static func members(_ reader: inout JSONObjectReader) -> [JSONMember] {
    guard let value = PatternKeys.keys.conditions(&reader) else { return [] }
    guard value.kind == .object else {
      reader.report(
        "expected an object, found \(value.described)",
        at: PatternKeys.keys.conditions.name
      )
      return []
    }
    return Array(value.members)
  }
}
