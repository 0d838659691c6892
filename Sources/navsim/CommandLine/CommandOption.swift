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
    /// Nothing, or a URL or an address with a port, shown as `[<placeholder>]`.
    case optionalText(String)

    /// One of the words of a type.
    static func choice<Word>(of words: Word.Type) -> Value
    where Word: CaseIterable & RawRepresentable<String> {
      .choice(words.allCases.map(\.rawValue))
    }

    /// Nothing, or one of the words of a type.
    static func optional<Word>(of words: Word.Type) -> Value
    where Word: CaseIterable & RawRepresentable<String> {
      .optional(words.allCases.map(\.rawValue))
    }
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

  /// Whether its value may hold what nobody else is to read: it is not kept with the command line.
  var isSecret = false

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

  /// Whether a scenario may name files outside its root.
  static let allowOutside = CommandOption(
    "allow-outside",
    "let a scenario name files outside its root",
    isCommon: false
  )

  /// How much is done at once.
  ///
  /// - Parameter things: what is, such as `drives`.
  static func jobs(_ things: String) -> CommandOption {
    CommandOption("jobs", short: "j", .required("n"), "\(things) at once (the processors)")
  }

  /// The same, whose value is not kept.
  var secret: CommandOption {
    var copy = self
    copy.isSecret = true
    return copy
  }

  /// The same, which the short help shows.
  var common: CommandOption { shown(true) }

  /// The same, which the short help leaves out.
  var uncommon: CommandOption { shown(false) }

  /// The same, with another line in the help.
  func saying(_ summary: String) -> CommandOption {
    var copy = self
    copy.summary = summary
    return copy
  }

  private func shown(_ isCommon: Bool) -> CommandOption {
    var copy = self
    copy.isCommon = isCommon
    return copy
  }

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
