import CanonicalJSON

/// A result of a search that was named, as later calls take it for their town or street.
package struct FoundReference: Hashable, Sendable {
  /// The name that the search gave its list.
  package var name: String
  /// The place in the list.
  package var index = 0

  /// The keys of one of a list.
  private struct Members: KeyTable {
    let found = Keys.text("found", "The name that a search gave its list.").required
    let index = Keys.whole("index", 0...10_000, "Its place in the list.", standard: 0)
  }

  private static let keys = Members()

  /// A key that takes a name, or an object with a name and an index.
  static func key(_ name: String, _ text: String) -> Key<FoundReference> {
    let shape = SchemaValue.either(
      [
        .string("The name that a search gave its list; the first of it."),
        keys.schema("One of a list."),
      ],
      text
    )
    return Key(name, shape) { reader, _ in read(name, &reader) }
  }

  private static func read(_ key: String, _ reader: inout JSONObjectReader) -> FoundReference? {
    guard let value = reader.value(key) else { return nil }
    if let name = value.string { return FoundReference(name: name) }
    guard var inner = reader.object(key) else { return nil }
    defer { inner.finish() }
    let index = keys.index(&inner)
    return keys.found(&inner).map { FoundReference(name: $0, index: index) }
  }
}
