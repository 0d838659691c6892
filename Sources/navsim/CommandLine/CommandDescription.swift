/// Everything that the command line knows of a command; help and parser come from it.
struct CommandDescription: Sendable {
  /// What calls it.
  let command: CommandName

  /// One line, lower case, no period.
  var summary: String

  /// What stands after the name in the usage line, such as `<scenario>…`.
  var operands: String

  /// How many operands are allowed.
  var operandCount: ClosedRange<Int>

  /// Command lines with what they do, the most useful first.
  var examples: [Example]

  /// The options, in the order of the help.
  var options: [CommandOption]

  /// Paragraphs of the long help.
  var discussion: String

  struct Example: Sendable {
    var line: String
    var meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  init(
    _ command: CommandName,
    _ summary: String,
    operands: String = "",
    operandCount: ClosedRange<Int> = 0...0,
    examples: [Example],
    options: [CommandOption] = [],
    discussion: String = ""
  ) {
    self.command = command
    self.summary = summary
    self.operands = operands
    self.operandCount = operandCount
    self.examples = examples
    self.options = options
    self.discussion = discussion
  }

  /// One or two words, such as `run` or `trace info`.
  var name: String { command.rawValue }

  /// The usage line without "usage:".
  var usage: String {
    let tail = operands.isEmpty ? "" : " " + operands
    return options.isEmpty ? "navsim \(name)\(tail)" : "navsim \(name) [options]\(tail)"
  }

  /// The options with those that every command has.
  var allOptions: [CommandOption] { options + CommandOption.everywhere }
}
