/// What a shell can complete, taken from the tables of commands and options.
struct CompletionTable {
  /// A command, named by one or two words.
  struct Entry {
    let words: [String]
    let summary: String
    let options: [CommandOption]

    var name: String { words.joined(separator: " ") }
  }

  let entries: [Entry]

  /// Takes what the commands say of themselves.
  init(_ commands: [any Command.Type]) {
    entries = commands.map { command in
      let description = command.description
      return Entry(
        words: description.name.split(separator: " ").map(String.init),
        summary: description.summary,
        options: description.allOptions
      )
    }
  }

  /// The first words, each once, in the order of the help.
  var firstWords: [String] {
    entries.reduce(into: []) { words, entry in
      if !words.contains(entry.words[0]) { words.append(entry.words[0]) }
    }
  }

  /// The second words of a first one; none where it is a command by itself.
  func secondWords(of first: String) -> [String] {
    entries.filter { $0.words.count == 2 && $0.words[0] == first }.map { $0.words[1] }
  }

  /// What is told of a first word.
  func summary(of first: String) -> String {
    let members = entries.filter { $0.words[0] == first }
    if members.count == 1, let only = members.first, only.words.count == 1 { return only.summary }
    return members.map { $0.words.last ?? "" }.joined(separator: ", ")
  }
}

extension CommandOption {
  /// The words that its value is one of; empty where any text is.
  var choices: [String] {
    switch value {
    case .choice(let words), .optional(let words): words
    case .none, .required, .optionalText: []
    }
  }

  /// Whether a word that follows is its value for certain.
  var takesValue: Bool {
    switch value {
    case .required, .choice: true
    case .none, .optional, .optionalText: false
    }
  }
}
