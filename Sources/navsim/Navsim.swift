import CanonicalJSON
import Navigation
import Regression
import RoadNetwork
import Reporting

/// The program, callable in process.
enum Navsim {
  /// The version of the program.
  static let version = NavigationContext.version

  /// The version of Swift that it was compiled with.
  static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  /// The line that `--version` prints.
  static var versionLine: String { "navsim \(version) (Swift \(swiftVersion))" }

  /// Runs one command line and returns the exit code; never traps on what the user gave.
  static func run(arguments: [String], environment: [String: String], io: IO) -> Int32 {
    var color = ColorChoice.automatic
    let session: Session
    do {
      let rest = try GlobalOptions.take(from: arguments, color: &color)
      session = Session(arguments: arguments, environment: environment, io: io, color: color)
      return session.finish(with: dispatch(rest, in: session))
    } catch {
      let session = Session(arguments: arguments, environment: environment, io: io, color: color)
      return session.finish(with: report(error, in: session))
    }
  }

  private static func dispatch(_ arguments: [String], in session: Session) -> ExitCode {
    do {
      return try perform(arguments, in: session)
    } catch {
      return report(error, in: session)
    }
  }

  private static func perform(_ arguments: [String], in session: Session) throws -> ExitCode {
    guard let first = arguments.first else {
      session.error.write(HelpPage.overview(style: session.error.style))
      return .invalidInput
    }
    switch first {
    case "-h", "--help":
      session.output.write(HelpPage.overview(style: session.output.style))
      return .success
    case "--version", "-V":
      session.output.line(versionLine)
      return .success
    case "help":
      return try HelpCommand.show(Array(arguments.dropFirst()), in: session)
    default:
      let (command, rest) = try CommandTable.resolve(arguments)
      let description = command.description
      if let page = try HelpPage.requested(in: rest, of: description, style: session.output.style) {
        session.output.write(page)
        return .success
      }
      let parsed = try ArgumentParser(description).parse(rest)
      return try command.run(parsed, in: session)
    }
  }

  /// Tells the user what went wrong and returns the exit code that it means.
  static func report(_ error: any Error, in session: Session) -> ExitCode {
    let stream = session.error
    switch error {
    case let error as UsageError:
      stream.line(stream.style.error("error: ") + error.message)
      if let hint = error.hint { stream.line("hint: " + hint) }
      return .invalidInput
    case let error as CommandFailure:
      stream.line(Problem.painted(error.message, stream.style))
      return error.code
    case let failure as RunFailure:
      for message in failure.messages { stream.line(Problem.painted(message, stream.style)) }
      return failure.exitCode
    case let error as FileError:
      stream.line(Problem.painted("\(error)", stream.style))
      return error.exitCode
    case is MapError, is GoldenDamage, is ToleranceError, is UpdatePolicyError, is JSONError,
      is ReportError:
      stream.line(Problem.painted("\(error)", stream.style))
      return .invalidInput
    default:
      stream.line(stream.style.error("internal error: ") + "\(error)")
      stream.line("  \(versionLine)")
      stream.line("  navsim \(ShellWord.join(session.arguments))")
      stream.line("  This is a defect of navsim; please report it with these lines.")
      return .harnessFault
    }
  }
}
