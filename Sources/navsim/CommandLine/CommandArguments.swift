import Platform

/// The operands and options of one command line.
///
/// An option is asked for by its declaration, and only by a command that declares it.
struct CommandArguments {
  /// What is no option, in order.
  var operands: [String] = []

  /// The options given, in order; a flag has an empty value.
  private var options: [(name: String, value: String)] = []

  /// The names of the options that the command declares.
  private let declared: Set<String>

  /// Begins with nothing given.
  init(of description: CommandDescription) {
    declared = Set(description.allOptions.map(\.name))
  }

  /// Adds an option that was given.
  mutating func add(_ option: CommandOption, _ value: String) {
    options.append((option.name, value))
  }

  /// Whether the command knows an option, which helpers of several commands ask first.
  func declares(_ option: CommandOption) -> Bool { declared.contains(option.name) }

  /// Whether an option is there.
  func has(_ option: CommandOption) -> Bool { !values(option).isEmpty }

  /// The value of an option, the last if it was repeated.
  func value(_ option: CommandOption) -> String? { values(option).last }

  /// The values of an option that may be repeated.
  func values(_ option: CommandOption) -> [String] {
    assert(declares(option), "--\(option.name) is asked for and not declared")
    return options.filter { $0.name == option.name }.map(\.value)
  }

  /// The value of an option as a word of a type; nil without the option.
  func word<Word: RawRepresentable<String>>(_ option: CommandOption, of: Word.Type) -> Word? {
    value(option).flatMap(Word.init(rawValue:))
  }

  /// The value of an option as a whole number of at least `minimum`.
  func integer(_ option: CommandOption, atLeast minimum: Int) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number >= minimum else {
      throw UsageError(
        "'--\(option.name) \(text)': expected a whole number of at least \(minimum)"
      )
    }
    return number
  }

  /// The value of an option as a number of at least 0.
  func number(_ option: CommandOption) throws(UsageError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), number >= 0, number.isFinite else {
      throw UsageError("'--\(option.name) \(text)': expected a number of at least 0")
    }
    return number
  }

  /// How much is done at once: what `--jobs` says, else as much as there are processors.
  func jobs() throws(UsageError) -> Int {
    try integer(.jobs(""), atLeast: 1) ?? SystemProcess.processorCount
  }
}
