import Regression
import ScenarioLanguage

/// `navsim run`: shows what the navigator does in a scenario, second by second.
enum RunCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let events = CommandOption(
      "events",
      .required("file"),
      "write the recording; '-' is standard output"
    )
    static let decisions = CommandOption(
      "decisions",
      .required("file"),
      "write the decision ledger"
    )
    static let all = CommandOption("all", short: "a", "show every record")
    static let quiet = CommandOption("quiet", short: "q", "no timeline, only the result")
    static let checkDeterminism = CommandOption(
      "check-determinism",
      "run twice and compare; exit 5 if the runs differ"
    )
    static let signature = CommandOption(
      "signature",
      "only the digest of the recording",
      isCommon: false
    )
    static let expectSignature = CommandOption(
      "expect-signature",
      .required("digest"),
      "exit 0 if the recording has it, 1 if not, 125 if it cannot be told",
      isCommon: false
    )
    static let expectFailure = CommandOption(
      "expect-failure",
      .required("code"),
      "exit 1 if it fails in this way, 0 if it passes, 125 if it fails otherwise or cannot be told",
      isCommon: false
    )
    static let stdin = CommandOption(
      "stdin",
      "read scenarios or their paths, one a line; write a result a line",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .run,
    "run scenarios and show what the navigator does, second by second",
    operands: "<scenario>…",
    operandCount: 0...Int.max,
    examples: [
      .init(
        "navsim run Scenarios/reroute/missed-turn.json",
        "the timeline, and the golden's verdict"
      ),
      .init("navsim run a.json --events a.jsonl", "keep the recording"),
      .init("navsim run a.json --json", "the result for a program"),
      .init("navsim run a.json --all", "every record, not only the story"),
      .init("navsim run a.json --decisions a.decisions.jsonl", "keep why things happened"),
      .init("navsim run a.json --seed 17", "one of an ensemble's drives"),
      .init("navsim run a.json --frames out --every 5", "what the driver's map showed, as SVG"),
      .init("navsim run a.json --map", "the drive as a picture"),
      .init("navsim run a.json --follow", "play the drive in the terminal"),
      .init("navsim run Scenarios --check-determinism", "run each twice and compare the runs"),
      .init("navsim run a.json --signature", "the digest of what happened, and nothing else"),
      .init("git bisect run navsim run a.json --expect-signature <digest>", "find the commit"),
      .init("navsim run --stdin < paths.txt", "a result a line, as they come"),
    ],
    options: [
      .json, Options.events, Options.decisions, Options.all, ScenarioChanges.seed,
      ScenarioChanges.set, Options.quiet, Options.checkDeterminism, Options.signature,
      Options.expectSignature, Options.expectFailure, Options.stdin, .allowOutside.common,
      LiveOption.option,
    ] + FramesOption.options + DriveMapOption.options + NavigatorOption.all,
    discussion: """
      A scenario is a file; a folder means every scenario below it. The recording is compared with
      the golden where there is one. 'run' never writes a golden or a pending recording: that is
      for 'test' and 'accept'. With several scenarios the files of --events and --decisions hold
      one after another.

      With --frames, the folder holds a picture of the driver's map every so many seconds of the
      scenario's time, named by that time, and a page, index.html, that turns them over. It is the
      map that a navigator controls, else the first that somebody aimed at something; one that
      follows the vehicle where there is none. Frames change nothing of the run. Of several
      scenarios each has a folder of its name in there.

      --signature also says on standard error how a scenario fails, with a code: what fails, at which
      event, and what the navigator was about. 'shrink' keeps it, and --expect-failure finds the commit
      at which this failure began, past others that fail in another way.

      With --stdin, a line is a path, a scenario, or {"id": …, "name": …, "events": […], "scenario": …}:
      its result repeats id and name, and holds the records of the events.

      With --live, scenarios whose routes are a server's ask that server, and their cassettes are
      recorded anew; keys and addresses are not part of them. The same holds for the dispatcher of a
      "fleet" section with a "server": tools/dispatcher is one. A URL stands for the routing server
      where a scenario has one, else for the dispatcher's.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    if arguments.has(Options.stdin) {
      guard arguments.operands.isEmpty else {
        throw UsageError("with --stdin the scenarios come by standard input")
      }
      return try PipeMode(arguments, in: session).run()
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        "'navsim run' needs \(description.operands)",
        hint: "usage: \(description.usage)"
      )
    }
    if arguments.has(Options.signature) || arguments.has(Options.expectSignature)
      || arguments.has(Options.expectFailure)
    {
      return try RunSignature(arguments, in: session).tell()
    }
    let navigator = try session.startedNavigator(arguments)
    let selection = try session.someScenarios(of: arguments.operands)
    if arguments.has(LiveOption.option), arguments.has(Options.checkDeterminism) {
      throw UsageError("--live asks a server, which --check-determinism cannot answer for")
    }
    let output = try RunOutput(
      arguments,
      scenarioCount: selection.scenarios.count,
      in: session
    )
    let simulation = SimulationExecutor(
      reach: arguments.reach,
      live: try LiveOption.setup(arguments, in: session),
      navigator: navigator
    )
    var codes: [ExitCode] = []
    for identity in selection.scenarios {
      if session.io.isInterrupted() {
        codes.append(.interrupted)
        break
      }
      codes.append(
        try perform(
          identity,
          output,
          simulation,
          isTwice: arguments.has(Options.checkDeterminism),
          in: session
        )
      )
    }
    if output.judgesNothing { codes.append(.nothingSelected) }
    try output.finish()
    return ExitCode.combined(codes)
  }

  private static func perform(
    _ identity: ScenarioIdentity,
    _ output: RunOutput,
    _ simulation: SimulationExecutor,
    isTwice: Bool,
    in session: Session
  ) throws -> ExitCode {
    var policy = try UpdatePolicy(flag: nil) { session.environment[$0] }
    policy.writesMissing = false
    policy.writesChanged = false
    policy.writesPending = false
    let test = ScenarioTest(
      executor: TimelineExecutor(output: output, simulation: simulation),
      store: session.goldenStore,
      policy: policy,
      shouldStop: session.io.isInterrupted
    )
    var outcome = test.outcome(of: identity, checkingDeterminism: isTwice)
    // A scenario that was never accepted is no failure of looking at it, and one that was changed has
    // another story than its golden.
    if outcome.failure == nil, outcome.verdict == .missing || output.changes.isSomething {
      outcome.verdict = nil
      outcome.diff = nil
    }
    output.conclude(outcome)
    return outcome.exitCode
  }
}
