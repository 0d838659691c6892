import Recording
import ScenarioLanguage

/// The pages that are drawn from the tables of the languages, so that they cannot say anything else.
extension HelpTopic {
  static let events = HelpTopic(
    name: "events",
    summary: "every event of a recording with its members",
    text: {
      var text =
        "Events, with their members. 'navsim help events <name>' tells what each member is.\n"
      var family: Substring = ""
      for kind in EventKind.catalogue {
        let own = kind.text.prefix { $0 != "." }
        if own != family { text += "\n" }
        family = own
        let members = kind.payload.members.map { $0.isOptional ? "\($0.name)?" : $0.name }
        text += Paragraph.hung(kind.text, members.joined(separator: ", "), at: 34)
      }
      return text
    }(),
    detail: { name in
      guard let kind = EventKind.catalogue.first(where: { $0.text == name }) else { return nil }
      var text = "\(kind.text): \(kind.payload.text.description)\n\n"
      for member in kind.payload.members {
        let need = member.isOptional ? " Optional." : ""
        text += Paragraph.hung("  \(member.name)", member.described + need, at: 26)
      }
      return kind.payload.members.isEmpty ? text + "  no members\n" : text
    },
    details: EventKind.catalogue.map(\.text)
  )

  static let actions = reference(
    of: "actions",
    titled: "actions",
    "what a scenario's app can do: calls of the SDK",
    "An action is made \"at\" a time, \"on\" an event in a job of its own, or \"inside\" its callback."
  )

  static let faults = reference(
    of: "faults",
    titled: "faults",
    "what can go wrong with fixes and requests",
    "A fault begins at \"from\" and ends at \"to\", in seconds; without them it holds all the time."
  )

  static let expectations = reference(
    of: "expect",
    titled: "expectations",
    "what a scenario can expect",
    "What must be so whatever the golden says; 'navsim help scenarios' has an example of each form."
  )

  static let keys = HelpTopic(
    name: "keys",
    summary: "the navigator's keys with default, unit and source",
    text: {
      var text = """
        Keys of "navigator" in a scenario; 'navsim run --set KEY=VALUE' and 'navsim sweep' take them too.
        "max" switches off what has a limit.


        """
      for key in NavigatorKey.all {
        let unit = key.unit.isEmpty ? "" : " \(key.unit)"
        text += Paragraph.hung(
          "  \(key.name)",
          "\(key.meaning) (\(key.defaultText)\(unit); \(key.source))",
          at: 36
        )
      }
      return text
    }()
  )

  /// The page of a section of the language and all that it holds.
  private static func reference(
    of section: String,
    titled name: String,
    _ summary: String,
    _ lead: String
  ) -> HelpTopic {
    var text = "\(lead)\n"
    for part in ScenarioReference.sections
    where part.path == section || part.path.hasPrefix(section + ".") {
      text += "\n\(part.path)\n"
      for key in part.keys {
        let kind = key.kind.filter { $0 != "`" }
        text += Paragraph.hung("  \(key.name)", "\(key.meaning) [\(kind)]", at: 26)
      }
    }
    return HelpTopic(name: name, summary: summary, text: text)
  }
}

/// Text in lines of a terminal's width.
enum Paragraph {
  /// How long a line of a page may be.
  private static let width = 100

  /// Returns a word and what it means, which begins at a column and goes on there line by line.
  static func hung(_ word: String, _ meaning: String, at column: Int) -> String {
    var lines: [String] = []
    var line = word.count < column ? word : word + "\n"
    var used = word.count < column ? word.count : 0
    let indentation = String(repeating: " ", count: column)
    line += String(indentation.dropFirst(used))
    used = column
    for part in meaning.split(separator: " ") {
      if used > column, used + 1 + part.count > width {
        lines.append(line)
        line = indentation
        used = column
      }
      line += (used > column ? " " : "") + part
      used += part.count + (used > column ? 1 : 0)
    }
    if meaning.isEmpty { line = word }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
