/// An option of a command.
struct CommandOption: Sendable {
  /// What an option expects after its name.
  enum Value: Equatable, Sendable {
    /// Nothing: it is there or not.
    case none
    /// A value, shown as `<placeholder>`.
    case required(String)
    /// One of these words.
    case choice([String])
    /// Nothing, or one of these words.
    case optional([String])
    /// Nothing, or a URL, shown as `[<placeholder>]`.
    case optionalText(String)
  }

  /// The name without dashes.
  var name: String

  /// A one-letter form.
  var short: Character?

  var value: Value

  /// One line, lower case, no period.
  var summary: String

  /// Whether the short help shows it.
  var isCommon: Bool

  init(
    _ name: String,
    short: Character? = nil,
    _ value: Value,
    _ summary: String,
    isCommon: Bool = true
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.isCommon = isCommon
  }

  /// Creates a flag.
  init(_ name: String, short: Character? = nil, _ summary: String, isCommon: Bool = true) {
    self.init(name, short: short, .none, summary, isCommon: isCommon)
  }

  /// The form in help, such as `-j, --jobs <n>`.
  var form: String {
    let long = "--\(name)"
    let names = short.map { "-\($0), \(long)" } ?? long
    return switch value {
    case .none: names
    case .required(let placeholder): "\(names) <\(placeholder)>"
    case .choice(let words): "\(names) {\(words.joined(separator: "|"))}"
    case .optional(let words): "\(names) [\(words.joined(separator: "|"))]"
    case .optionalText(let placeholder): "\(names) [<\(placeholder)>]"
    }
  }

  static let json = CommandOption("json", "write the result as JSON to standard output")

  /// The options of every command.
  static let everywhere = [
    CommandOption(
      "color",
      .choice(["auto", "always", "never"]),
      "when to colour (auto: on a terminal)",
      isCommon: false
    ),
    CommandOption("help", short: "h", "help: -h is short, --help complete", isCommon: false),
  ]
}
