import Platform
import CanonicalJSON
import Navigation
import Recording
import Regression
import Reporting
import RoadNetwork
import ScenarioLanguage

/// The program, callable in process.
enum Navsim {
  /// Runs one command line and returns the exit code; never traps on what the user gave.
  static func run(arguments: [String], environment: [String: String], io: IO) -> Int32 {
    func begin(_ color: ColorChoice) -> Session {
      Session(
        arguments: arguments,
        environment: environment,
        io: io,
        color: color,
        commands: CommandName.allCases.map(\.command)
      )
    }
    var color = ColorChoice.automatic
    do {
      let rest = try GlobalOptions.take(from: arguments, color: &color)
      let session = begin(color)
      return session.finish(with: dispatch(rest, in: session))
    } catch {
      let session = begin(color)
      return session.finish(with: session.tell(error))
    }
  }

  private static func dispatch(_ arguments: [String], in session: Session) -> ExitCode {
    do {
      return try perform(arguments, in: session)
    } catch {
      return session.tell(error)
    }
  }

  private static func perform(_ arguments: [String], in session: Session) throws -> ExitCode {
    guard let first = arguments.first else {
      session.error.write(HelpCommand.overview(of: session.commands, style: session.error.style))
      return .invalidInput
    }
    switch first {
    case "-h", "--help":
      session.output.write(HelpCommand.overview(of: session.commands, style: session.output.style))
      return .success
    case "--version", "-V":
      session.output.line(Program.versionLine)
      return .success
    case "help":
      return try HelpCommand.show(Array(arguments.dropFirst()), in: session)
    default:
      let (name, rest) = try CommandName.resolve(arguments)
      let command = name.command
      let description = command.description
      if let page = try HelpPage.requested(in: rest, of: description, style: session.output.style) {
        session.output.write(page)
        return .success
      }
      let parsed = try ArgumentParser(description).parse(rest)
      return try command.run(parsed, in: session)
    }
  }
}
