import Regression

/// `navsim completions`: what a shell needs to complete command lines.
enum CompletionsCommand: Command {
  static let description = CommandDescription(
    .completions,
    "what bash, zsh or fish needs to complete command lines",
    operands: "{bash|zsh|fish}",
    operandCount: 1...1,
    examples: [
      .init(
        "navsim completions bash > ~/.local/share/bash-completion/completions/navsim",
        "where bash-completion looks for it"
      ),
      .init("navsim completions zsh > ~/.zfunc/_navsim", "in a folder of zsh's $fpath"),
      .init(
        "navsim completions fish > ~/.config/fish/completions/navsim.fish",
        "where fish looks for it"
      ),
    ]
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let table = CompletionTable(session.commands)
    switch arguments.operands[0] {
    case "bash": session.output.write(BashCompletion.script(table))
    case "zsh": session.output.write(ZshCompletion.script(table))
    case "fish": session.output.write(FishCompletion.script(table))
    case let other:
      throw UsageError("no completion for '\(other)'", hint: "one of: bash, zsh, fish")
    }
    return .success
  }
}
