import CanonicalJSON

/// The reference of the language of scenarios, for people: every key with what it takes and means.
///
/// It is the schema told in words, so that it cannot say anything else.
package enum ScenarioReference {
  /// The reference in Markdown: a table for each object, the whole scenario first.
  package static var markdown: String {
    var text = ""
    write(ScenarioSchema.root, named: "", to: &text)
    return text
  }

  private static func write(_ shape: SchemaValue, named name: String, to text: inout String) {
    let properties = shape.properties
    guard !properties.isEmpty else { return }
    let required = shape["required"]?.words ?? []
    text += name.isEmpty ? "# Scenarios\n\n" : "## `\(name)`\n\n"
    if let meaning = shape["description"]?.text { text += meaning + "\n\n" }
    text += "| key | takes | meaning |\n|---|---|---|\n"
    for (key, value) in properties {
      let meaning = value["description"]?.text ?? ""
      let need = required.contains(key) ? " Required." : ""
      text += "| `\(key)` | \(kind(of: value)) | \(meaning)\(need) |\n"
    }
    text += "\n"
    for (key, value) in properties {
      for inner in objects(in: value) {
        write(inner, named: name.isEmpty ? key : "\(name).\(key)", to: &text)
      }
    }
  }

  /// The objects that a value is, or that a list of it has.
  private static func objects(in value: SchemaValue) -> [SchemaValue] {
    if !value.properties.isEmpty { return [value] }
    if let items = value["items"] { return objects(in: items) }
    return (value["anyOf"]?.elements ?? []).flatMap { objects(in: $0) }
  }

  /// What a value may be, in a few words.
  private static func kind(of value: SchemaValue) -> String {
    if let shapes = value["anyOf"]?.elements {
      var kinds: [String] = []
      for kind in shapes.map({ kind(of: $0) }) where !kinds.contains(kind) { kinds.append(kind) }
      return kinds.joined(separator: " or ")
    }
    if let words = value["enum"]?.elements {
      let shown = words.prefix(24).map { "`\($0.plain)`" }.joined(separator: ", ")
      return words.count > 24 ? "\(shown), … (\(words.count) in all)" : shown
    }
    if let constant = value["const"] { return "`\(constant.plain)`" }
    if let items = value["items"] { return "list of " + kind(of: items) }
    guard let type = value["type"] else { return "anything" }
    let name = type.text ?? type.words.joined(separator: " or ")
    guard let low = value["minimum"], let high = value["maximum"] else { return name }
    return "\(name) \(low.plain)…\(high.plain)"
  }
}

extension SchemaValue {
  /// A member of an object.
  fileprivate subscript(name: String) -> SchemaValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate var elements: [SchemaValue]? { if case .list(let list) = self { list } else { nil } }

  fileprivate var words: [String] { elements?.compactMap(\.text) ?? [] }

  /// A scalar as a person writes it.
  fileprivate var plain: String {
    switch self {
    case .text(let text): text
    case .flag(let isOn): "\(isOn)"
    case .number(let number): Keys.plain(number)
    case .list, .object: ""
    }
  }
}
