import Regression
import ScenarioLanguage

/// An end of a command with a finished message and its exit code.
struct CommandFailure: Error, CustomStringConvertible {
  var code: ExitCode

  /// One or more finished lines for a person, such as `file:line:column: error: …`.
  var message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  var description: String { message }

  /// A problem of the input: `message` already names the place.
  static func input(_ message: String) -> CommandFailure { CommandFailure(.invalidInput, message) }
}
