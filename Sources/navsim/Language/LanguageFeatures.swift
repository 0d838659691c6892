import Platform
import Recording
import Regression
import ScenarioLanguage

/// What an editor can be told of a place in a scenario, from the tables of the language.
struct LanguageFeatures {
  /// Something that can be written.
  struct Proposal: Hashable {
    let label: String
    let detail: String
    let meaning: String
    let inserted: String
    let isKey: Bool
  }

  let cursor: JSONCursor

  private var keys: [ScenarioReference.Key] {
    ScenarioReference.sections.filter { $0.path == cursor.path }.flatMap(\.keys)
  }

  /// What could be written at the place.
  var proposals: [Proposal] {
    switch cursor.role {
    case .key:
      var seen = Set(cursor.siblings)
      return keys.filter { seen.insert($0.name).inserted }.map { key in
        Proposal(
          label: key.name,
          detail: key.kind.filter { $0 != "`" },
          meaning: key.meaning,
          inserted: cursor.isQuoted ? key.name : "\"\(key.name)\": ",
          isKey: true
        )
      }
    case .value:
      return words.map { word in
        let isPlain = ["true", "false"].contains(word) || Double(word) != nil
        let quoted = isPlain || cursor.isQuoted ? word : "\"\(word)\""
        return Proposal(
          label: word,
          detail: cursor.key,
          meaning: "",
          inserted: quoted,
          isKey: false
        )
      }
    }
  }

  /// The words that the value at the place may be.
  private var words: [String] {
    let kinds = keys.filter { $0.name == cursor.key }.map(\.kind)
    var words: [String] = []
    for kind in kinds {
      if kind.contains("an event's name") { words += EventKind.catalogue.map(\.text) }
      if kind.contains("boolean") { words += ["true", "false"] }
      // Every second piece between backticks is a word.
      words += kind.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// What stands at the place, in Markdown; nil where nothing is known of it.
  var hover: String? {
    guard let word = cursor.word else { return nil }
    if cursor.role == .value {
      guard let kind = EventKind.catalogue.first(where: { $0.text == word }) else { return nil }
      let members = kind.payload.members.map { "- `\($0.name)`: \($0.described)" }
      return (["**\(kind.text)** \(kind.payload.text.description)", ""] + members)
        .joined(separator: "\n")
    }
    let found = keys.filter { $0.name == word }
    guard !found.isEmpty else { return nil }
    var text = found.map { "**\(word)** \($0.meaning)\n\n\($0.kind)" }.joined(separator: "\n\n")
    let name = "\(cursor.path).\(word)"
    if name.hasPrefix(NavigatorKey.section),
      let key = NavigatorKey.all.first(where: { $0.name == NavigatorKey.name(name) })
    {
      let unit = key.unit.isEmpty ? "" : " \(key.unit)"
      text += "\n\nDefault: \(key.defaultText)\(unit). Source: \(key.source)."
    }
    return text
  }

  /// The file that the place names, or the golden where it is the title; nil where there is none.
  ///
  /// - Parameter path: where the scenario stands.
  func definition(from path: String) -> String? {
    guard cursor.role == .value, let word = cursor.word, !word.isEmpty else { return nil }
    if cursor.path.isEmpty, cursor.key == "title" {
      let golden = ScenarioIdentity(path: path, workingFolder: "/").goldenPath
      return FileSystem.kind(of: golden) == .file ? golden : nil
    }
    let target = Paths.normalized(Paths.join(Paths.folder(of: path), word))
    return FileSystem.kind(of: target) == .file ? target : nil
  }
}
