import CanonicalJSON
import Recording

/// Event patterns as scenarios write them: `{"event": …, "where": {…}}`.
enum PatternReading {
  /// Returns the pattern of a reader's `event` (or another key) and `where`.
  static func pattern(
    _ reader: inout JSONObjectReader,
    key: String = "event"
  ) -> EventPattern? {
    let members = Self.members(&reader)
    guard let name = reader.string(key, .required) else { return nil }
    guard let kind = EventKind(named: name) else {
      let names = EventKind.catalogue.map(\.text)
      reader.report(
        "no event is called \"\(name)\"",
        at: key,
        hint: EditDistance.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
          ?? "the events are listed by navsim schema recording",
        replacement: EditDistance.replacement(for: name, in: names)
      )
      return nil
    }
    return EventPattern(kind: kind, otherName: kind == .other ? name : nil, members: members)
  }

  private static func members(
    _ reader: inout JSONObjectReader
  ) -> [(name: String, value: JSONValue)] {
    guard let value = reader.value("where") else { return [] }
    guard value.kind == .object else {
      reader.report("expected an object, found \(value.described)", at: "where")
      return []
    }
    return value.members.map { ($0.key, $0.value) }
  }
}
