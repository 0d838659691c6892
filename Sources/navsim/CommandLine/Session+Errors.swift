import Platform
import CanonicalJSON
import Regression
import Reporting
import RoadNetwork
import ScenarioLanguage
import Simulation
import Traces

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
      stream.problem(error.message)
      return error.code
    case let failure as RunFailure:
      for message in failure.messages { stream.problem(message) }
      return failure.exitCode
    case let error as SystemError:
      stream.problem("\(error)")
      return .harnessFault
    case let error as FileError:
      stream.problem("\(error)")
      return error.exitCode
    case let error as ScenarioError:
      for text in ScenarioProblems.rendered(error.problems, limit: 100) {
        stream.problem(text)
      }
      return .invalidInput
    case is TraceError, is MapError, is GoldenDamage, is ToleranceError, is UpdatePolicyError,
      is JSONError,
      is ReportError:
      stream.problem("\(error)")
      return .invalidInput
    default:
      stream.line(stream.style.error("internal error: ") + "\(error)")
      stream.line("  \(Program.versionLine)")
      stream.line("  \(keptCommandLine)")
      stream.line("  This is a defect of navsim; please report it with these lines.")
      return .harnessFault
    }
  }
}
