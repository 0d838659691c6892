import Platform
import Regression
import ScenarioLanguage

/// `navsim language-server`: scenarios in an editor.
enum LanguageServerCommand: Command {
  static let description = CommandDescription(
    .languageServer,
    "scenarios in an editor, by the Language Server Protocol",
    examples: [
      .init("navsim language-server", "an editor starts it, for JSON files below Scenarios")
    ],
    discussion: """
      It speaks the Language Server Protocol 3.17: diagnostics by the reader that runs scenarios, at every
      change; completion of keys, words and event names; on hover what a key means, with default, unit and
      source, and the members of an event; go to the trace, map, cassette or part that a text names, from
      the title to the golden; formatting as 'navsim fmt' does.

        Neovim   vim.lsp.start({ name = "navsim", cmd = { "navsim", "language-server" } })
        Helix    [language-server.navsim]  command = "navsim", args = ["language-server"]

      Exit 0 after 'shutdown' and 'exit', 1 where the editor leaves without a word.
      """
  )

  /// The longest message, in bytes; a scenario may be no longer.
  private static let limit = 16 << 20

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let server = LanguageServer { body in
      session.output.write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
    while server.exitCode == nil, let length = try length(of: session) {
      guard let body = session.io.readBytes(length), body.count == length else { break }
      server.take(body)
      guard session.output.flush() == .written else { break }
    }
    return server.exitCode ?? .regression
  }

  /// Reads the header of a message; nil at the end of input.
  private static func length(of session: Session) throws -> Int? {
    var length: Int?
    while let bytes = session.io.readLine() {
      let line = String(decoding: bytes, as: UTF8.self).filter { $0 != "\r" }
      if line.isEmpty {
        if let length { return length }
        continue
      }
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
      guard parts.first?.lowercased() == "content-length" else { continue }
      guard let count = parts.last.flatMap({ Int($0) }), (0...limit).contains(count) else {
        throw CommandFailure.input(
          "standard input: error: '\(line)': expected a length of at most \(limit)"
        )
      }
      length = count
    }
    return nil
  }
}
