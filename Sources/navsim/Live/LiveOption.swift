import Platform
import Navigation
import Regression
import ScenarioLanguage
import Simulation

/// `--live`: real servers answer, and cassettes are recorded.
enum LiveOption {
  static let option = CommandOption(
    "live",
    .optionalText("url"),
    "ask the real servers, and record the cassettes; the URL stands for theirs"
  ).secret

  /// Returns what an executor needs; nil without the option.
  static func setup(
    _ arguments: CommandArguments,
    in session: Session
  ) throws -> SimulationExecutor.Live? {
    guard let text = arguments.value(LiveOption.option) else { return nil }
    let endpoint = text.isEmpty ? nil : text
    if let endpoint, !RouteRequest.httpGet(url: endpoint, headers: []).hasValidURL {
      throw UsageError(
        "'--live \(endpoint)' is no URL of a server",
        hint: "write it as --live http://127.0.0.1:5000"
      )
    }
    let program = try program(in: session)
    return SimulationExecutor.Live {
      let helper = try LiveHelper(program: program)
      return LiveServer(endpoint: endpoint) { helper.exchange($0) }
    }
  }

  /// The program that asks servers.
  ///
  /// - Throws: `CommandFailure` where it is not there.
  static func program(in session: Session) throws -> String {
    let program = LiveHelper.path(session.environment)
    guard FileSystem.kind(of: program) == .file else {
      throw CommandFailure(
        .harnessFault,
        "error: --live needs \(program), which is not there"
          + "\n  hint: 'swift build' puts navsim-http beside navsim; NAVSIM_HTTP names another place"
      )
    }
    return program
  }
}
