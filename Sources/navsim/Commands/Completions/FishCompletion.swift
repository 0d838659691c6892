/// Completion for fish.
enum FishCompletion {
  static func script(_ table: CompletionTable) -> String {
    var lines = [
      "# fish completion of navsim; 'navsim completions fish' writes it.",
      "function __navsim_is",
      "    set -l words (commandline -opc)",
      "    test (count $words) -gt (count $argv); or return 1",
      "    for place in (seq (count $argv))",
      "        test $words[(math $place + 1)] = $argv[$place]; or return 1",
      "    end",
      "end",
    ]
    for first in table.firstWords {
      lines.append(
        "complete -c navsim -n __fish_use_subcommand -f -a \(first) "
          + "-d \(quoted(table.summary(of: first)))"
      )
    }
    for entry in table.entries {
      if entry.words.count == 2 {
        let seconds = table.secondWords(of: entry.words[0]).joined(separator: " ")
        lines.append(
          "complete -c navsim -n '__navsim_is \(entry.words[0]); "
            + "and not __fish_seen_subcommand_from \(seconds)' -f -a \(entry.words[1]) "
            + "-d \(quoted(entry.summary))"
        )
      }
      for option in entry.options { lines.append(line(of: option, entry)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(of option: CommandOption, _ entry: CompletionTable.Entry) -> String {
    var line = "complete -c navsim -n '__navsim_is \(entry.name)' -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    if option.takesValue { line += option.choices.isEmpty ? " -r" : " -x" }
    if !option.choices.isEmpty { line += " -a \(quoted(option.choices.joined(separator: " ")))" }
    return line + " -d \(quoted(option.summary))"
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}
