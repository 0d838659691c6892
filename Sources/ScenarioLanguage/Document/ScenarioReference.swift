import CanonicalJSON
import Recording

/// The reference of the language of scenarios, for people: every key with what it takes and means.
///
/// It is the schema told in words, so that it cannot say anything else.
package enum ScenarioReference {
  /// An object of the language.
  package struct Section: Sendable {
    /// Where it stands, such as `trace.drive`; empty for the whole scenario.
    package let path: String

    /// What it is for; empty where its key says all.
    package let meaning: String

    /// Its keys in their order.
    package let keys: [Key]
  }

  /// A key of an object.
  package struct Key: Sendable {
    /// The key as it stands in the file.
    package let name: String

    /// What it takes, in a few words of Markdown.
    package let kind: String

    /// What it means, with a word on whether it is required.
    package let meaning: String

    /// Between which numbers it lies; nil for what is no number.
    package let range: ClosedRange<Double>?
  }

  /// Every object, the whole scenario first, each before what it holds.
  package static let sections: [Section] = sections(of: ScenarioSchema.root, at: "")

  /// The reference in Markdown: a table for each object.
  package static var markdown: String {
    var text = ""
    for section in sections {
      text += section.path.isEmpty ? "# Scenarios\n\n" : "## `\(section.path)`\n\n"
      if !section.meaning.isEmpty { text += section.meaning + "\n\n" }
      text += "| key | takes | meaning |\n|---|---|---|\n"
      for key in section.keys { text += "| `\(key.name)` | \(key.kind) | \(key.meaning) |\n" }
      text += "\n"
    }
    return text
  }

  private static func sections(of shape: SchemaValue, at path: String) -> [Section] {
    let properties = shape.properties
    guard !properties.isEmpty else { return [] }
    let required = shape["required"]?.words ?? []
    let keys = properties.map { name, value in
      let need = required.contains(name) ? " Required." : ""
      return Key(
        name: name,
        kind: kind(of: value),
        meaning: (value["description"]?.text ?? "") + need,
        range: range(of: value)
      )
    }
    let section = Section(path: path, meaning: shape["description"]?.text ?? "", keys: keys)
    return [section]
      + properties.flatMap { name, value in
        objects(in: value).flatMap {
          sections(of: $0, at: path.isEmpty ? name : "\(path).\(name)")
        }
      }
  }

  private static func range(of value: SchemaValue) -> ClosedRange<Double>? {
    guard case .number(let low) = value["minimum"], case .number(let high) = value["maximum"] else {
      return nil
    }
    return low...high
  }

  /// The objects that a value is, or that a list of it has.
  private static func objects(in value: SchemaValue) -> [SchemaValue] {
    if !value.properties.isEmpty { return [value] }
    if let items = value["items"] { return objects(in: items) }
    return (value["anyOf"]?.elements ?? []).flatMap { objects(in: $0) }
  }

  /// What a value may be, in a few words.
  private static func kind(of value: SchemaValue) -> String {
    if value.properties.isEmpty, let shapes = value["anyOf"]?.elements {
      var kinds: [String] = []
      for kind in shapes.map({ kind(of: $0) }) where !kinds.contains(kind) { kinds.append(kind) }
      return kinds.joined(separator: " or ")
    }
    if let words = value["enum"]?.elements {
      // The names of all events would hide everything beside them: `navsim help events` has them.
      if words.count == EventKind.catalogue.count { return "an event's name" }
      return words.map { "`\($0.plain)`" }.joined(separator: ", ")
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
