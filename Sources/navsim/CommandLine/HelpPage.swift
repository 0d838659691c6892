import Reporting

/// The help of a command, made from its description.
enum HelpPage {
  /// Returns the page that the words ask for; `nil` if they ask for none.
  static func requested(
    in words: [String],
    of command: CommandDescription,
    style: Style
  ) throws(UsageError) -> String? {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") { return complete(command, style: style) }
    if options.contains("-h") { return short(command, style: style) }
    return nil
  }

  /// At most 24 lines: what, usage, three examples, common options.
  static func short(_ command: CommandDescription, style: Style) -> String {
    var text = "\(command.name): \(command.summary)\n\n"
    text += style.bold("usage: ") + command.usage + "\n\n"
    text += examples(command.examples.prefix(3), style: style)
    let common = command.options.filter(\.isCommon)
    if !common.isEmpty { text += "\n" + options(common, style: style) }
    text += "\n'navsim \(command.name) --help' tells everything.\n"
    return text
  }

  /// Everything there is to know of a command.
  static func complete(_ command: CommandDescription, style: Style) -> String {
    var text = "\(command.name): \(command.summary)\n\n"
    text += style.bold("usage: ") + command.usage + "\n\n"
    text += examples(command.examples[...], style: style)
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    text += "\n" + options(command.allOptions, style: style)
    text += "\n'navsim help exit-codes' lists the exit codes.\n"
    return text
  }

  private static func examples(
    _ examples: ArraySlice<CommandDescription.Example>,
    style: Style
  ) -> String {
    let width = (examples.map(\.line.count).max() ?? 0) + 2
    var text = style.bold("examples") + "\n"
    for example in examples {
      if width + example.meaning.count <= 98 {
        text += "  \(pad(example.line, width))\(style.dim(example.meaning))\n"
      } else {
        text += "  \(example.line)\n      \(style.dim(example.meaning))\n"
      }
    }
    return text
  }

  private static func options(_ options: [CommandOption], style: Style) -> String {
    let width = min(30, (options.map(\.form.count).max() ?? 0) + 2)
    var text = style.bold("options") + "\n"
    for option in options {
      if option.form.count + 2 <= width {
        text += "  \(pad(option.form, width))\(option.summary)\n"
      } else {
        text += "  \(option.form)\n  \(pad("", width))\(option.summary)\n"
      }
    }
    return text
  }

  private static func pad(_ text: String, _ width: Int) -> String { TextWidth.pad(text, to: width) }
}
