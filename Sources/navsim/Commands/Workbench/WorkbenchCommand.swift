import Platform
import Regression
import ScenarioLanguage

/// `navsim workbench`: a page in which drives are drawn, thresholds turned and recordings accepted.
enum WorkbenchCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let port = CommandOption(
      "port",
      .required("n"),
      "the port of this machine (0: a free one)"
    )
    static let navigator = CommandOption(
      "navigator",
      .required("command"),
      "one more that can drive: a program, or its address; once for each"
    ).secret
    static let open = CommandOption("open", "open the page in the browser")
  }

  static let description = CommandDescription(
    .workbench,
    "a local page: draw a drive, turn a threshold and see it live, review",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim workbench --open", "the suite at hand, in the browser"),
      .init("navsim workbench Scenarios/reroute --port 8080", "a folder of it, at a port"),
    ],
    options: [
      Options.port, Options.open, Options.navigator, NavigatorOption.timeout,
      .jobs("scenarios").uncommon, .allowOutside,
    ],
    discussion: """
      The first line of output is the address of the page; whoever does not know its last part is
      refused. Only this machine can connect, and no request leaves it. It ends with Ctrl-C, or when
      its terminal does.

      The page lists the suite and runs it; opens a scenario with its map, timeline and decisions and
      runs it anew at every change: stops are dragged, added and removed, a click on the way puts a
      missed turn or a U-turn in, faults are bars on the timeline, every key of the navigator is a
      dial. What the hand does is a small change of the scenario's text, which stands beside it.
      'Hold' keeps a drive to compare the next ones with, and two navigators are seen side by side:
      the profiles of the built-in one, and what --navigator names. A new drive is drawn on a map of the suite.

      Nothing is written but by Save, which asks first where the file was changed by others. Save can
      make the recording the golden by the rules of 'navsim accept', and the review accepts with 'a',
      rejects with 'r' and skips with 's': what an expectation forbids cannot be accepted. '?' on the
      page lists the keys.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let port = try arguments.integer(Options.port, atLeast: 0) ?? 0
    guard port <= UInt16.max else { throw UsageError("'--port \(port)': a port is at most 65535") }
    let selection = try session.someScenarios(of: arguments.operands)
    let server = try WebServer(port: UInt16(port))
    let bench = try Workbench(
      selection,
      arguments.operands,
      reach: arguments.reach,
      jobs: try arguments.jobs(),
      navigators: WorkbenchNavigators(try others(arguments, in: session)),
      server: server,
      in: session
    )
    session.output.line(server.address)
    // Whoever starts this needs to know where, now.
    _ = session.output.flush()
    session.error.line("Ctrl-C ends it")
    _ = session.error.flush()
    if arguments.has(Options.open), !Self.open(server.address) {
      session.error.problem("warning: no program was found that opens a page")
    }
    bench.work()
    return .success
  }

  /// Returns the navigators that the command line names, which must have started.
  private static func others(
    _ arguments: CommandArguments,
    in session: Session
  ) throws -> [NavigatorChoice] {
    try arguments.values(Options.navigator).map { words in
      guard !words.isEmpty else { throw UsageError("'--navigator' is empty") }
      let choice = try NavigatorOption.choice(words, arguments, in: session)
      if let failure = choice.startFailure {
        let known = RunFailure(failure)
        throw CommandFailure(known.exitCode, known.description)
      }
      return choice
    }
  }

  /// Opens the page with what the system opens pages with.
  private static func open(_ address: String) -> Bool {
    for program in ["xdg-open", "open"] {
      if let child = try? SystemChild(running: program, [address]), child.status == 0 {
        return true
      }
    }
    return false
  }
}
