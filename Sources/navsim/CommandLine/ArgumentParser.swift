import CanonicalJSON

/// Takes a command line apart by the command's table of options.
struct ArgumentParser {
  private let description: CommandDescription

  init(_ description: CommandDescription) { self.description = description }

  /// Returns operands and options; `--name=value`, `--name value`, `-j2`, `-j 2` are all fine.
  func parse(_ words: [String]) throws(UsageError) -> CommandArguments {
    var result = CommandArguments(of: description)
    var index = 0
    var onlyOperands = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        result.operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        let (option, attached) = try option(for: word)
        let value = try value(of: option, written: word, attached, from: words, at: &index)
        result.add(option, value)
      }
    }
    try checkOperands(result.operands)
    return result
  }

  private func option(for word: String) throws(UsageError) -> (CommandOption, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = String(parts[0])
      if let option = description.allOptions.first(where: { $0.name == name }) {
        return (option, parts.count > 1 ? String(parts[1]) : nil)
      }
      throw unknown(word: "--\(name)", name: name)
    }
    let letter = word[word.index(after: word.startIndex)]
    guard let option = description.allOptions.first(where: { $0.short == letter }) else {
      throw unknown(word: word, name: String(word.dropFirst()))
    }
    var rest = word.dropFirst(2)
    if rest.first == "=" { rest = rest.dropFirst() }
    return (option, word.count > 2 ? String(rest) : nil)
  }

  private func unknown(word: String, name: String) -> UsageError {
    let names = description.allOptions.map(\.name)
    let nearest = EditDistance.nearest(to: name, in: names)
    return UsageError(
      "unknown option '\(word)' for 'navsim \(description.name)'",
      hint: nearest.map { "did you mean '--\($0)'?" }
        ?? "'navsim \(description.name) -h' lists the options; '--' ends them"
    )
  }

  private func value(
    of option: CommandOption,
    written word: String,
    _ attached: String?,
    from words: [String],
    at index: inout Int
  ) throws(UsageError) -> String {
    switch option.value {
    case .none:
      if let attached {
        throw UsageError("'--\(option.name)' takes no value, but was given '\(attached)'")
      }
      return ""
    case .optional(let choices):
      if let attached { return try choice(attached, of: choices, option) }
      guard index < words.count, choices.contains(words[index]) else { return "" }
      defer { index += 1 }
      return words[index]
    case .optionalText:
      if let attached { return attached }
      guard index < words.count, isAddress(words[index]) else { return "" }
      defer { index += 1 }
      return words[index]
    case .required(let placeholder):
      if let attached { return attached }
      guard index < words.count else {
        throw UsageError(
          "'\(word)' needs a value: \(option.form)",
          hint: "<\(placeholder)> is missing"
        )
      }
      defer { index += 1 }
      return words[index]
    case .choice(let choices):
      if let attached { return try choice(attached, of: choices, option) }
      guard index < words.count else {
        throw UsageError("'\(word)' needs a value: \(option.form)")
      }
      defer { index += 1 }
      return try choice(words[index], of: choices, option)
    }
  }

  /// Whether a word is the text of an option that may have none: a URL, or numbers and a port.
  private func isAddress(_ word: String) -> Bool {
    word.contains("://")
      || word.contains(":") && word.allSatisfy { $0.isWholeNumber || $0 == "." || $0 == ":" }
  }

  private func choice(
    _ text: String,
    of choices: [String],
    _ option: CommandOption
  ) throws(UsageError) -> String {
    if choices.contains(text) { return text }
    let list = choices.joined(separator: ", ")
    throw UsageError(
      "'--\(option.name) \(text)': expected one of \(list)",
      hint: EditDistance.nearest(to: text, in: choices).map { "did you mean '\($0)'?" }
    )
  }

  private func checkOperands(_ operands: [String]) throws(UsageError) {
    let allowed = description.operandCount
    if operands.count < allowed.lowerBound {
      throw UsageError(
        "'navsim \(description.name)' needs \(description.operands)",
        hint: "usage: \(description.usage)"
      )
    }
    if operands.count > allowed.upperBound {
      throw UsageError(
        "unexpected argument '\(operands[allowed.upperBound])'",
        hint: "usage: \(description.usage)"
      )
    }
  }
}

/// A command line that cannot be understood.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong: lower case, no period, the word quoted.
  var message: String

  /// What can be typed instead.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  var description: String { message }
}
