package import CanonicalJSON
package import Recording

/// What an event must look like: its kind and some of its members.
package struct EventPattern: Sendable {
  /// The kind of the event: `other` for one outside of the catalogue.
  package var kind: EventKind
  /// The name of an event outside of the catalogue; nil for one of it.
  package var otherName: String?
  /// The name as recorded.
  package var name: String { otherName ?? kind.text }
  /// Members that must be equal, by name; a name with dots leads into objects.
  package var members: [(name: String, value: JSONValue)]

  /// Returns a member of a record; a name with dots leads into objects and lists.
  package static func member(_ name: String, of record: JSONValue) -> JSONValue? {
    var found: JSONValue? = record
    for name in name.split(separator: ".") {
      found =
        Int(name).flatMap { index in
          found.flatMap {
            $0.kind == .array && index >= 0 && index < $0.count ? Array($0.elements)[index] : nil
          }
        } ?? found?[String(name)]
    }
    return found
  }

  /// Returns whether two values are equal: numbers by value, the rest as written canonically.
  package static func equal(_ a: JSONValue, _ b: JSONValue) -> Bool {
    if let x = a.double, let y = b.double { return x == y }
    guard a.kind == b.kind else { return false }
    var (first, second) = (JSONWriter(), JSONWriter())
    first.value(a)
    second.value(b)
    return first.bytes == second.bytes
  }

  /// The pattern as a person reads it.
  package var described: String {
    guard !members.isEmpty else { return name }
    let conditions = members.map {
      "\($0.name) \(String(decoding: $0.value.rawBytes, as: UTF8.self))"
    }
    return name + " with " + conditions.joined(separator: ", ")
  }
}
