import CanonicalJSON

/// A result of a search that was named, as later calls take it for their town or street.
package struct FoundReference: Hashable, Sendable {
  /// The name that the search gave its list.
  package var name: String
  /// The place in the list.
  package var index = 0

  /// Reads a name, or an object with a name and an index.
  static func read(_ key: String, _ reader: inout JSONObjectReader) -> FoundReference? {
    guard let value = reader.value(key) else { return nil }
    if let name = value.string { return FoundReference(name: name) }
    guard var inner = reader.object(key) else { return nil }
    defer { inner.finish() }
    let index = inner.integer("index", in: 0...10_000) ?? 0
    return inner.string("found", .required).map { FoundReference(name: $0, index: Int(index)) }
  }

  static func schema(_ description: String) -> SchemaValue {
    .either(
      [
        .string("The name that a search gave its list; the first of it."),
        .closed(
          "One of a list.",
          required: ["found"],
          [
            ("found", .string("The name that a search gave its list.")),
            ("index", .number(0...10_000, "Its place in the list (0).", isWhole: true)),
          ]
        ),
      ],
      description
    )
  }
}
