import Platform
import CanonicalJSON
import Regression
import Reporting
import RoadNetwork
import ScenarioLanguage

extension Session {
  /// Tells the user what went wrong and returns the exit code that it means.
  func tell(_ error: any Error) -> ExitCode {
    let stream = self.error
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
      stream.line("  \(Program.versionLine)")
      stream.line("  navsim \(ShellWord.join(arguments))")
      stream.line("  This is a defect of navsim; please report it with these lines.")
      return .harnessFault
    }
  }
}
