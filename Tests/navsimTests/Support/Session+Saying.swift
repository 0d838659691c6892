@testable import navsim

extension Session {
  /// A session without a terminal and without input, whose both outputs go to one stream.
  static func saying(
    to stream: IO.Stream,
    arguments: [String] = [],
    environment: [String: String] = [:],
    commands: [any Command.Type] = []
  ) -> Session {
    let io = IO(
      output: stream,
      error: stream,
      width: 80,
      workingFolder: "/",
      isInterrupted: { false },
      readInput: { [] }
    )
    return Session(
      arguments: arguments,
      environment: environment,
      io: io,
      color: .never,
      commands: commands
    )
  }
}
