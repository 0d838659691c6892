package import CanonicalJSON

/// JSON with its members in the order of their names and without keys, so that equal texts say the same.
enum CanonicalForm {
  /// Returns the form of a request's body; one that is no JSON becomes a string.
  static func body(_ bytes: [UInt8]) -> [UInt8] {
    var writer = JSONWriter(reserving: bytes.count)
    if let document = try? JSONDocument(parsing: bytes) {
      write(document.root, to: &writer)
    } else {
      writer.string(String(decoding: bytes, as: UTF8.self))
    }
    return writer.bytes
  }

  /// Returns the form of a value.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    write(value, to: &writer)
    return writer.bytes
  }

  /// Nesting is bounded by the reader's limit.
  private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.beginObject()
      let members = value.members.filter { !Redaction.isSecret(name: $0.key) }
      for member in members.sorted(by: { $0.key < $1.key }) {
        writer.key(member.key)
        write(member.value, to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in value.elements { write(element, to: &writer) }
      writer.endArray()
    default: writer.value(value)
    }
  }
}

extension JSONWriter {
  /// Writes a value in its own order with its keys of servers as `redacted`.
  package mutating func valueWithoutKeys(_ value: JSONValue) {
    guard value.kind == .object,
      value.members.contains(where: { Redaction.isSecret(name: $0.key) })
    else { return self.value(value) }
    beginObject()
    for member in value.members {
      key(member.key)
      if Redaction.isSecret(name: member.key) {
        string(literal: "redacted")
      } else {
        self.value(member.value)
      }
    }
    endObject()
  }
}
