import Regression

/// `navsim completions`: what a shell needs to complete command lines.
enum CompletionsCommand: Command {
  /// A shell that completes.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let description = CommandDescription(
    .completions,
    "what bash, zsh or fish needs to complete command lines",
    operands: "{\(Shell.allCases.map(\.rawValue).joined(separator: "|"))}",
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
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no completion for '\(name)'", hint: "one of: \(names)")
    }
    switch shell {
    case .bash: session.output.write(BashCompletion.script(table))
    case .zsh: session.output.write(ZshCompletion.script(table))
    case .fish: session.output.write(FishCompletion.script(table))
    }
    return .success
  }
}
