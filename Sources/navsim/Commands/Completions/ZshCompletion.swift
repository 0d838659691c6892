/// Completion for zsh.
enum ZshCompletion {
  static func script(_ table: CompletionTable) -> String {
    let commands = table.firstWords.map { first in
      "    \(quoted("\(first):\(table.summary(of: first))"))"
    }
    var cases = ""
    for entry in table.entries {
      let options = entry.options.map { specification(of: $0) } + ["'*:file:_files'"]
      cases += "    \(quoted(entry.name))) _arguments \(options.joined(separator: " ")) ;;\n"
    }
    var seconds = ""
    for first in table.firstWords where !table.secondWords(of: first).isEmpty {
      let words = table.entries.filter { $0.words[0] == first && $0.words.count == 2 }
        .map { quoted("\($0.words[1]):\($0.summary)") }.joined(separator: " ")
      seconds += "    \(first)) second=(\(words)) ;;\n"
    }
    return """
      #compdef navsim
      # zsh completion of navsim; 'navsim completions zsh' writes it.
      _navsim() {
        local -a commands second
        local command=$words[2]
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        case $words[2] in
      \(seconds)  esac
        if (( $#second )); then
          if (( CURRENT == 3 )); then
            _describe command second
            return
          fi
          command="$words[2] $words[3]"
          shift words
          (( CURRENT-- ))
        fi
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      compdef _navsim navsim

      """
  }

  /// An option as `_arguments` takes it.
  private static func specification(of option: CommandOption) -> String {
    let text = escaped(option.summary)
    let value =
      switch option.value {
      case .none: ""
      case .required(let placeholder): ":\(escaped(placeholder)):_files"
      case .choice(let words): ":value:(\(words.joined(separator: " ")))"
      case .optional(let words): "::value:(\(words.joined(separator: " ")))"
      case .optionalText(let placeholder): "::\(escaped(placeholder)):"
      }
    return quoted("--\(option.name)[\(text)]\(value)")
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
