import Platform
import Regression
import Simulation

/// `navsim serve-navigator`: the built-in navigator as a program that another navsim drives.
enum ServeNavigatorCommand: Command {
  static let description = CommandDescription(
    .serveNavigator,
    "the built-in navigator as a program that another navsim drives",
    examples: [
      .init("navsim serve-navigator < messages.jsonl", "what it answers to messages that were kept")
    ],
    discussion: """
      It reads messages on standard input and answers on standard output, one JSON object a line, until
      it is told to end or its input does. An older release can so be driven through the suite of
      today: 'navsim test --navigator "old/navsim serve-navigator"'. It asks for routes, reads the
      roads of the scenario's map, and offers the calls of a journey: scenarios with other calls are
      not judged.
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
