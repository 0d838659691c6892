import CanonicalJSON

/// A JSON object under way to a server: members in order, each of which can be replaced.
struct RequestBody {
  private var members: [(key: String, json: [UInt8])] = []

  /// Sets a member to what `write` writes.
  mutating func set(_ key: String, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].json = writer.bytes
    } else {
      members.append((key, writer.bytes))
    }
  }

  mutating func set(_ key: String, _ text: String) {
    set(key) { $0.string(text) }
  }

  mutating func set(_ key: String, _ flag: Bool) {
    set(key) { $0.boolean(flag) }
  }

  /// Replaces members key by key, also within objects: a server's option beside one of the request's own
  /// does not take that away.
  mutating func override(by overrides: RequestOverrides) {
    for member in overrides.members {
      let own = members.first { $0.key == member.key }?.json
      let document = own.flatMap { try? JSONDocument(parsing: $0) }
      set(member.key) { Self.write(member.value, over: document?.root, to: &$0) }
    }
  }

  private static func write(_ value: JSONValue, over own: JSONValue?, to writer: inout JSONWriter) {
    guard let own, own.kind == .object, value.kind == .object else { return writer.value(value) }
    var merged = RequestBody()
    for member in own.members { merged.set(member.key) { $0.value(member.value) } }
    for member in value.members {
      merged.set(member.key) { write(member.value, over: own[member.key], to: &$0) }
    }
    writer.raw(merged.bytes)
  }

  /// The object as text.
  var bytes: [UInt8] {
    var writer = JSONWriter(reserving: 512)
    writer.beginObject()
    for member in members {
      writer.member(member.key, raw: member.json)
    }
    writer.endObject()
    return writer.bytes
  }
}
