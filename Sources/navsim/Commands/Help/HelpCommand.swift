import Reporting
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim help [<topic> | <command>]`.
enum HelpCommand {
  /// Writes what the words ask for.
  ///
  /// - Throws: ``UsageError`` where they name neither topic nor command.
  static func show(_ words: [String], in session: Session) throws(UsageError) -> ExitCode {
    let style = session.output.style
    guard let first = words.first else {
      session.output.write(overview(of: session.commands, style: style))
      return .success
    }
    if let topic = HelpTopic.all.first(where: { $0.name == first }) {
      guard words.count > 1 else {
        session.output.write(topic.text)
        return .success
      }
      guard let text = topic.detail(words[1]) else {
        throw UsageError(
          "no help on '\(words[1])' of \(topic.name)",
          hint: EditDistance.nearest(to: words[1], in: topic.details)
            .map { "did you mean 'navsim help \(topic.name) \($0)'?" }
            ?? "navsim help \(topic.name)"
        )
      }
      session.output.write(text)
      return .success
    }
    let descriptions = session.commands.map { $0.description }
    // What is no command may be the first word of several.
    let name = try? CommandName.resolve(words).0
    if let description = descriptions.first(where: { $0.command == name }) {
      session.output.write(HelpPage.complete(description, style: style))
      return .success
    }
    let family = CommandName.family(first)
    if !family.isEmpty {
      for description in descriptions where family.contains(description.command) {
        session.output.write(HelpPage.short(description, style: style) + "\n")
      }
      return .success
    }
    let names = HelpTopic.all.map(\.name) + CommandName.allCases.map(\.rawValue)
    throw UsageError(
      "no help on '\(first)'",
      hint: EditDistance.nearest(to: first, in: names).map { "did you mean 'navsim help \($0)'?" }
        ?? "topics: " + HelpTopic.all.map(\.name).joined(separator: ", ")
    )
  }

  /// The one-screen help of the program.
  static func overview(of commands: [any Command.Type], style: Style) -> String {
    var text = "navsim replays drives through a navigator and tells when its behaviour moved.\n"
    text += style.bold("usage: ") + "navsim <command> [options] [<path>…]\n\n"
    for group in CommandGroup.allCases {
      text += style.bold(group.rawValue) + "\n"
      for description in commands.map({ $0.description })
      where description.command.group == group && description.command.isForPeople {
        text += "  \(TextWidth.pad(description.name, to: 16))\(description.summary)\n"
      }
    }
    text += "\n'navsim <command> -h' is short help, '--help' complete.\n"
    text += "navsim help {" + HelpTopic.all.map(\.name).joined(separator: "|") + "}\n"
    return text
  }
}

/// A page of help that belongs to no single command.
struct HelpTopic: Sendable {
  var name: String
  var summary: String
  var text: String

  /// The page of one thing of the topic; nil where there is none.
  var detail: @Sendable (String) -> String? = { _ in nil }

  /// The names that ``detail`` knows.
  var details: [String] = []

  static let all: [HelpTopic] = [
    scenarios, actions, faults, keys, expectations, events, maps, formats, ci, exitCodes,
    environment,
  ]
}
