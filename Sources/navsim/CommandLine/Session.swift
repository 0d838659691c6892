import Platform
import Reporting
import CanonicalJSON
import Regression
import ScenarioLanguage

/// One call of the program: its streams, its environment, and the wish to stop.
struct Session: Sendable {
  /// The command line without the program's name.
  let arguments: [String]

  let environment: [String: String]

  /// Results.
  let output: OutputStream

  /// Everything about the process.
  let error: OutputStream

  let io: IO

  /// Every command of the program, in the order of the help.
  let commands: [any Command.Type]

  /// Bundles that are unpacked while the program runs.
  let bundles = BundleFolders()

  /// Programs that are driven while the program runs.
  let navigators: NavigatorPool

  /// What measures how long tests take.
  var stopwatch = Stopwatch.running

  /// Begins a call.
  ///
  /// - Parameter color: what `--color` says of both streams.
  init(
    arguments: [String],
    environment: [String: String],
    io: IO,
    color: ColorChoice,
    commands: [any Command.Type]
  ) {
    self.arguments = arguments
    self.environment = environment
    self.io = io
    self.commands = commands
    navigators = NavigatorPool(io, temporaryFolder: Self.temporaryFolder(environment))
    output = OutputStream(
      io.output,
      style: Style(isColored: color.isColored(io.output, environment: environment))
    )
    error = OutputStream(
      io.error,
      style: Style(isColored: color.isColored(io.error, environment: environment))
    )
  }

  /// Whether this runs in continuous integration: `CI` is set, but not to `false`, `0` or nothing.
  var isContinuousIntegration: Bool { Self.isContinuousIntegration(environment) }

  /// Whether an environment says so.
  static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }

  /// Lets the programs leave that were driven, and tells what they did wrong in that.
  private func endNavigators() -> ExitCode {
    let farewell = navigators.finish()
    for warning in farewell.warnings {
      error.line(error.style.warning("warning: ") + "the navigator \(warning)")
    }
    let failures = farewell.failures.map { RunFailure($0) }
    for failure in failures { error.problem(failure.description) }
    return ExitCode.combined(failures.map(\.exitCode))
  }

  /// Hands out what is still buffered and returns the exit code.
  ///
  /// Output that cannot be written is a fault; a reader that has gone is none.
  func finish(with code: ExitCode) -> Int32 {
    bundles.removeAll()
    let farewell = endNavigators()
    // What the self-test found wrong may be how codes are combined.
    let code = code == .harnessFault ? code : ExitCode.combined([code, farewell])
    if case .failed(let reason) = output.flush() {
      error.line(error.style.error("error: ") + "standard output cannot be written: \(reason)")
      _ = error.flush()
      return ExitCode.harnessFault.rawValue
    }
    _ = error.flush()
    return code.rawValue
  }
}

extension Session {
  /// Writes one JSON object on one line to standard output.
  func writeJSON(_ members: (inout JSONWriter) throws -> Void) rethrows {
    var json = JSONWriter()
    json.beginObject()
    try members(&json)
    json.endObject()
    json.newline()
    output.write(json.bytes)
  }
}

extension Session {
  /// Returns the line on which a work on `total` things, each called `noun`, tells how far it is; it
  /// shows nothing where standard error is no terminal, or one that cannot take a line away.
  func progress(_ noun: String, of total: Int) -> ProgressLine {
    let isShown = error.isTerminal && environment["TERM"] != "dumb"
    return ProgressLine(noun, of: total, on: isShown ? error : nil, width: io.width)
  }
}
