/// Completion for bash 4 or newer.
enum BashCompletion {
  static func script(_ table: CompletionTable) -> String {
    var cases = ""
    for entry in table.entries {
      let options = entry.options.map { "--\($0.name)" }.joined(separator: " ")
      cases += "    '\(entry.name)') echo '\(options)' ;;\n"
    }
    var values = ""
    for entry in table.entries {
      for option in entry.options where !option.choices.isEmpty {
        let words = option.choices.joined(separator: " ")
        values += "    '\(entry.name) --\(option.name)') echo '\(words)' ;;\n"
      }
    }
    var seconds = ""
    for first in table.firstWords where !table.secondWords(of: first).isEmpty {
      let words = table.secondWords(of: first).joined(separator: " ")
      seconds += "    \(first)) echo '\(words)' ;;\n"
    }
    return """
      # bash completion of navsim; 'navsim completions bash' writes it.
      _navsim_options() {
        case "$1" in
      \(cases)  esac
      }
      _navsim_values() {
        case "$1" in
      \(values)  esac
      }
      _navsim_second() {
        case "$1" in
      \(seconds)  esac
      }
      _navsim() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local first=${COMP_WORDS[1]} command=${COMP_WORDS[1]} found
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(table.firstWords.joined(separator: " ")) help' -- "$word"))
          return
        fi
        found=$(_navsim_second "$first")
        if [ -n "$found" ]; then
          if [ "$COMP_CWORD" -eq 2 ]; then
            COMPREPLY=($(compgen -W "$found" -- "$word"))
            return
          fi
          command="$first ${COMP_WORDS[2]}"
        fi
        found=$(_navsim_values "$command $before")
        if [ -n "$found" ]; then
          COMPREPLY=($(compgen -W "$found" -- "$word"))
          return
        fi
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$(_navsim_options "$command")" -- "$word")) ;;
          *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -o bashdefault -F _navsim navsim

      """
  }
}
