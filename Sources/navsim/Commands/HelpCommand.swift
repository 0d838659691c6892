import CanonicalJSON
import Recording
import Regression
import ScenarioLanguage

/// `navsim help [<topic> | <command>]`.
enum HelpCommand {
  static func show(_ words: [String], in session: Session) throws(UsageError) -> ExitCode {
    let style = session.output.style
    guard let first = words.first else {
      session.output.write(HelpPage.overview(style: style))
      return .success
    }
    if let topic = HelpTopic.all.first(where: { $0.name == first }) {
      session.output.write(topic.text)
      return .success
    }
    if let (command, _) = try? CommandTable.resolve(words) {
      session.output.write(HelpPage.complete(command.description, style: style))
      return .success
    }
    let members = CommandTable.group(first)
    if !members.isEmpty {
      for command in members {
        session.output.write(HelpPage.short(command.description, style: style) + "\n")
      }
      return .success
    }
    let names = HelpTopic.all.map(\.name) + CommandTable.all.map { $0.description.name }
    throw UsageError(
      "no help on '\(first)'",
      hint: EditDistance.nearest(to: first, in: names).map { "did you mean 'navsim help \($0)'?" }
        ?? "topics: " + HelpTopic.all.map(\.name).joined(separator: ", ")
    )
  }
}
