package import CanonicalJSON

/// JSON with its members in the order of their names and without what may be a key, so that equal texts say
/// the same.
enum CanonicalForm {
  /// Returns the form of a request's body; one that is no JSON becomes a string.
  static func body(_ bytes: [UInt8]) -> [UInt8] {
    var writer = JSONWriter(reserving: bytes.count)
    if let document = try? JSONDocument(parsing: bytes) {
      writer.value(document.root, unkept: .leftOut, inOrderOfNames: true)
    } else {
      writer.string(String(decoding: bytes, as: UTF8.self))
    }
    return writer.bytes
  }

  /// Returns the form of a value.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(value, unkept: .leftOut, inOrderOfNames: true)
    return writer.bytes
  }
}

/// What becomes of the parts of a body that are not kept.
package enum UnkeptParts: Sendable {
  /// They are left out.
  case leftOut
  /// Their values are marked as redacted.
  case marked
}

extension JSONWriter {
  /// Writes a value without what may be a key.
  ///
  /// Nesting is bounded by the reader's limit.
  package mutating func value(
    _ value: JSONValue,
    unkept parts: UnkeptParts,
    inOrderOfNames isSorted: Bool = false,
    named name: String = "text"
  ) {
    switch value.kind {
    case .object:
      beginObject()
      let members = isSorted ? value.members.sorted { $0.key < $1.key } : Array(value.members)
      for member in members {
        let isKept = Self.isKept(member.value, named: member.key)
        guard isKept || parts == .marked else { continue }
        key(member.key)
        if isKept {
          self.value(member.value, unkept: parts, inOrderOfNames: isSorted, named: member.key)
        } else {
          string(Redaction.mark)
        }
      }
      endObject()
    case .array:
      beginArray()
      for element in value.elements {
        if Self.isKept(element, named: name) {
          self.value(element, unkept: parts, inOrderOfNames: isSorted, named: name)
        } else {
          string(Redaction.mark)
        }
      }
      endArray()
    case .string, .number, .boolean, .null: self.value(value)
    }
  }

  private static func isKept(_ value: JSONValue, named name: String) -> Bool {
    switch value.kind {
    case .object, .array, .null, .boolean: true
    case .string: Redaction.isKept(textOf: name)
    case .number: Redaction.isKept(textOf: name) || Redaction.isKept(numberOf: name)
    }
  }
}
