import Regression

import CanonicalJSON
import ScenarioLanguage

/// `navsim version`: the same as `--version`.
enum VersionCommand: Command {
  static let description = CommandDescription(
    .version,
    "the version of navsim and of its compiler",
    examples: [.init("navsim version --json", "the same for programs")],
    options: [.json]
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    guard arguments.has(.json) else {
      session.output.line(Program.versionLine)
      return .success
    }
    session.writeJSON { json in
      json.member("version", Program.version)
      json.member("swift", Program.swiftVersion)
    }
    return .success
  }
}
