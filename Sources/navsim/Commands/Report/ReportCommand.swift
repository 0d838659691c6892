import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation
import Reporting

/// `navsim report`: one page that shows what was driven, what was decided, and what changed.
enum ReportCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "the page (report.html); '-' is output"
    )
    static let title = CommandOption("title", .required("text"), "what the page is called")
  }

  static let description = CommandDescription(
    .report,
    "write one HTML page: the map, the drive, the decisions, the difference",
    operands: "[<scenario>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim report Scenarios/reroute/missed-turn.json -o drive.html", "one drive"),
      .init("navsim report Scenarios -o suite.html", "a suite, with a list to search and filter"),
      .init("navsim report a.json --set navigator.offRoute.distance=30", "with other thresholds"),
      .init("navsim report --tag reroute -o reroutes.html", "what has a tag of the suite at hand"),
    ],
    options: [
      Options.output, Options.title, ScenarioChanges.seed, ScenarioChanges.set,
      .jobs("scenarios"), .json,
    ]
      + SuiteOptions.all.map(\.uncommon) + [.allowOutside] + NavigatorOption.all,
    discussion: """
      The scenarios are run and compared with their goldens; nothing but the page is written. It is
      one file that needs no network, in any browser: send it, attach it, open it from the disk. A
      link to a moment is the page's address with '#scenario=<name>&t=<seconds>'. 'navsim test
      --report <dir>' makes the same page of a test.

      A drive that differs from its golden, or violates an expectation, is what a report is for: the
      exit code is 0 when the page is written. A scenario that cannot be run is in the page too, and
      is exit 2.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let navigator = try session.startedNavigator(arguments)
    let selection = try SuiteOptions(arguments, in: session).selection()
    guard !selection.scenarios.isEmpty else {
      throw CommandFailure.nothing(at: arguments.operands)
    }
    let jobs = try arguments.jobs()
    let path = arguments.value(Options.output) ?? "report.html"
    if path == "-", arguments.has(.json) {
      throw UsageError("'-' and --json both want standard output")
    }
    let changes = try ScenarioChanges(arguments)
    // Better now than after a long run.
    let file = try OutputFile(path, .page, in: session)
    let report = SuiteReportPage(title: arguments.value(Options.title), in: session)
    let result = try runner(arguments, navigator, jobs, changes, report.book, in: session).run(
      selection
    )
    let outcomes = changes.isSomething ? result.outcomes.map(Self.withoutGolden) : result.outcomes
    // What was changed for this page alone has no history.
    let history =
      changes.isSomething ? LastRun() : SuiteMemory(arguments, in: session).lastRun(of: selection)
    let page = try report.page(of: outcomes, history: history)
    var byteCount = 0
    try page.write { piece in
      byteCount += piece.count
      try file.append(piece)
    }
    try file.commit()
    try tell(outcomes, byteCount, path, arguments, in: session)
    report.tellRemarks(on: outcomes, in: session)
    if result.isInterrupted { return .interrupted }
    return ExitCode.combined(outcomes.compactMap { $0.failure?.exitCode })
  }

  private static func runner(
    _ arguments: CommandArguments,
    _ navigator: NavigatorChoice,
    _ jobs: Int,
    _ changes: ScenarioChanges,
    _ book: ReportBook,
    in session: Session
  ) throws -> SuiteRunner {
    var policy = try UpdatePolicy(flag: nil) { session.environment[$0] }
    policy.writesMissing = false
    policy.writesChanged = false
    policy.writesPending = false
    let change: (@Sendable (Scenario) throws -> Scenario)? =
      changes.isSomething ? { @Sendable in try changes.applied(to: $0) } : nil
    return SuiteRunner(
      test: ScenarioTest(
        executor: ReportExecutor(
          simulation: SimulationExecutor(reach: arguments.reach, navigator: navigator),
          book: book,
          change: change
        ),
        store: session.goldenStore,
        policy: policy,
        shouldStop: session.io.isInterrupted
      ),
      jobs: jobs,
      determinism: .none
    )
  }

  /// A scenario that was changed has another story than its golden.
  private static func withoutGolden(_ outcome: ScenarioOutcome) -> ScenarioOutcome {
    var outcome = outcome
    outcome.verdict = nil
    outcome.diff = nil
    return outcome
  }

  private static func tell(
    _ outcomes: [ScenarioOutcome],
    _ byteCount: Int,
    _ path: String,
    _ arguments: CommandArguments,
    in session: Session
  ) throws {
    for outcome in outcomes {
      for message in outcome.failure?.messages ?? [] {
        session.error.problem(message)
      }
    }
    let failed = outcomes.count { !$0.isPassed }
    guard !arguments.has(.json) else {
      return session.writeJSON { json in
        json.member("navsim", 1)
        json.member("kind", "report")
        json.member("file", path)
        json.member("bytes", byteCount)
        json.member("scenarios", outcomes.count)
        json.member("failed", failed)
      }
    }
    let count = Quantity.count(outcomes.count, "scenario")
    let size = Quantity.size(bytes: byteCount)
    let rest = failed == 0 ? "" : ", \(failed) not passed"
    session.error.line("wrote \(ShellWord.quote(path)): \(count)\(rest), \(size)")
  }
}
