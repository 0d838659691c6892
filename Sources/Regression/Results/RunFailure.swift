import Platform
package import Simulation

/// Why a scenario could not be run to its end.
package struct RunFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What it means for the exit code: invalid input, budget or a fault of the harness.
  package var exitCode: ExitCode

  /// The finished lines, one a problem.
  package var messages: [String]

  /// What the navigator did wrong, where it is its failure.
  package var navigator: NavigatorFailure?

  /// Whether the failure is that of many scenarios, and told once for all.
  package var isToldElsewhere = false

  /// Creates a failure of a kind with its finished lines for people.
  package init(_ exitCode: ExitCode, _ messages: [String]) {
    self.exitCode = exitCode
    self.messages = messages
  }

  /// Sorts an error that nobody has sorted yet: files by what was tried, all else is a fault.
  package init(_ error: any Error) {
    switch error {
    case let failure as RunFailure: self = failure
    case let failure as NavigatorFailure: self.init(failure)
    case let error as FileError: self.init(error.exitCode, [error.description])
    case let error as SystemError: self.init(.harnessFault, [error.description])
    case let damage as GoldenDamage: self.init(.invalidInput, [damage.description])
    default: self.init(.harnessFault, ["error: \(error)"])
    }
  }

  package var description: String { messages.joined(separator: "\n") }
}
