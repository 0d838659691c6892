import Regression
import Simulation

/// `navsim serve-navigator`: the built-in navigator as a program that another navsim drives.
enum ServeNavigatorCommand: Command {
  static let description = CommandDescription(
    .serveNavigator,
    "the built-in navigator as a program behind a pipe, for '--navigator' of another navsim",
    examples: [
      .init(
        "navsim test --navigator 'navsim-1.0 serve-navigator'",
        "how an older release drives the suite"
      ),
      .init(
        "navsim compare --navigator builtin --navigator './old/navsim serve-navigator'",
        "what each of them does when"
      ),
    ],
    discussion: """
      It reads messages on standard input and answers on standard output, one JSON object a line, until
      it is told to end or its input does. It asks for routes, knows no map, and offers the calls of a
      journey: scenarios with other calls are not judged.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let server = PipeServer(SeparateNavigator(version: Program.version))
    while !server.isOver, let line = session.io.readLine() {
      session.output.write(server.answer(line))
      guard session.output.flush() == .written else { break }
    }
    return .success
  }
}
