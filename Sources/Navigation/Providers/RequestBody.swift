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

  /// Replaces members key by key; nothing is merged below the top.
  mutating func override(by overrides: RequestOverrides) {
    for member in overrides.members { set(member.key) { $0.value(member.value) } }
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

/// Numbers in URLs, in the same canonical decimals as in recordings.
enum FixedText {
  static func text(_ value: Double, decimals: Int) -> String {
    var writer = JSONWriter(reserving: 24)
    writer.fixed(value, decimals: decimals)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
