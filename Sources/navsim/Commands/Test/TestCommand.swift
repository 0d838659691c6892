import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// `navsim test`: the regression gate over a tree of scenarios.
enum TestCommand: Command {
  /// What is run twice.
  enum DeterminismChoice: String, CaseIterable {
    case all, none
  }

  /// What selecting nothing means.
  enum EmptyVerdict: String, CaseIterable {
    case pass, fail
  }

  /// What becomes of goldens that no scenario has.
  enum UnreferencedFate: String, CaseIterable {
    case delete
  }

  /// What may stand on its command line.
  enum Options {
    static let list = CommandOption("list", "list what is selected and stop")
    static let quiet = CommandOption("quiet", short: "q", "no line for what passes")
    static let report = CommandOption(
      "report",
      .required("dir"),
      "also write a page of every drive, as index.html in there",
      isCommon: false
    )
    static let update = CommandOption(
      "update",
      .choice(of: UpdatePolicy.Mode.self),
      "what to write"
    )
    static let checkDeterminism = CommandOption(
      "check-determinism",
      .optional(of: DeterminismChoice.self),
      "run 5 % of the scenarios twice, or all, or none (default 5 %)"
    )
    static let watch = CommandOption(
      "watch",
      "stay, and test again what a change of a file concerns, until Ctrl-C",
      isCommon: false
    )
    static let cache = CommandOption(
      "cache",
      "skip what passed with the same files, program and golden",
      isCommon: false
    )
    static let noTests = CommandOption(
      "no-tests",
      .choice(of: EmptyVerdict.self),
      "whether selecting nothing passes",
      isCommon: false
    )
    static let unreferenced = CommandOption(
      "unreferenced",
      .choice(of: UnreferencedFate.self),
      "remove goldens that no scenario has",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .test,
    "run scenarios and compare each with its golden: the gate",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim test", "the suite at hand: Scenarios/ here or above"),
      .init("navsim test Scenarios/reroute -q", "a folder; only failures and the summary"),
      .init("navsim test --update changed", "make what differs the golden, if nothing is violated"),
      .init("CI=1 navsim test", "check mode: nothing is written, a missing golden fails"),
      .init("navsim test --filter arrival --json", "by a part of the name; result for a program"),
      .init("navsim test --last-failed", "again what failed, is new or was not run"),
      .init("navsim test --shard 2/4 --reporter blob=2.json", "a part, to be merged with others"),
      .init("navsim test --reporter junit=results.xml", "for Jenkins, GitLab and GitHub"),
      .init(
        "navsim test --recordings drives",
        "what phones recorded, in place of running anything"
      ),
      .init("navsim test --report out", "with a page of every drive, out/index.html"),
      .init("navsim test --watch", "then again what changes, while you edit"),
      .init("navsim test --cache", "only what changed since it last passed"),
      .init("navsim test --check-determinism all -j1", "run each twice, one after another"),
    ],
    options: [
      .jobs("scenarios")
    ] + SuiteOptions.all + [
      Options.list,
      Options.quiet,
      .json,
      ReportFiles.option,
      Options.report,
      Options.update,
      Options.checkDeterminism,
      Options.watch,
      Options.cache,
      Options.noTests,
      Options.unreferenced,
      .allowOutside,
      SuiteMemory.option,
      LiveOption.option.uncommon,
      PlantOption.option,
    ] + NavigatorOption.all + RecordingsOption.all,
    discussion: """
      Without --update a recording that differs, or has no golden, is written beside the golden as
      pending; 'navsim accept' makes it the golden. With CI set nothing is written: a missing golden
      is exit 3. NAVSIM_UPDATE stands for --update; the flag beats it, and it beats CI.

      An expectation or law that is violated fails whatever the golden says, and the golden is
      not updated. A second run is made only to check determinism, never to turn a failure into a
      pass.

      Where navsim itself traps, that costs one scenario: it is named with its seed and virtual time, the
      program begins anew without it, and the code is 70.

      What _suite.json at the root of a suite claims to be so "sometimes" is judged where the whole suite ran:
      a claim that no scenario meets is exit 1. Parts are judged together, by merge-reports.

      With --cache a scenario is not run whose files, the program and the golden have the digests of its
      last run, if that passed; how many is told. Nothing is run twice then.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    guard arguments.has(Options.watch) else { return try run(arguments, in: session, only: nil) }
    return try watch(arguments, in: session) { SystemProcess.pause(microseconds: 300_000) }
  }

  /// Tests what changes until somebody stops it.
  ///
  /// - Parameter pause: waits a little from look to look.
  static func watch(
    _ arguments: CommandArguments,
    in session: Session,
    pause: @escaping () -> Void
  ) throws -> ExitCode {
    for other in [CommandOption.json, Options.list, Options.unreferenced] where arguments.has(other)
    {
      throw UsageError("--watch has no end that --\(other.name) could wait for")
    }
    guard !session.isContinuousIntegration else {
      throw UsageError("--watch waits for a person, and in CI there is none")
    }
    return try TestWatch(session: session, pause: pause).run(
      { try SuiteOptions(arguments, in: session).selection() },
      test: { try run(arguments, in: session, only: $0) }
    )
  }

  /// What runs the scenarios, as the arguments say.
  ///
  /// - Throws: ``UsageError`` where an argument means nothing.
  static func executor(
    _ arguments: CommandArguments,
    _ navigator: NavigatorChoice,
    _ claims: SuiteClaims,
    in session: Session
  ) throws -> SimulationExecutor {
    let planted = try PlantOption.defect(arguments)
    guard planted == nil || navigator.isBuiltin else {
      throw UsageError(
        "'--plant' breaks a rule of the SDK's own navigator",
        hint: "leave '--navigator' out, or give it a profile such as 'builtin:ferrostar'"
      )
    }
    let folder = arguments.value(SuiteMemory.option)
    let isWritten = planted == nil && (folder != nil || !session.isContinuousIntegration)
    return SimulationExecutor(
      reach: arguments.reach,
      live: try LiveOption.setup(arguments, in: session),
      navigator: navigator,
      planted: planted,
      claims: claims,
      judgesEnsembles: true,
      artefacts: { identity in
        isWritten ? folder ?? identity.root?.artefacts : nil
      }
    )
  }

  /// Tests what is selected.
  ///
  /// - Parameter only: the changes that concern what is tested; nil for all of it.
  private static func run(
    _ arguments: CommandArguments,
    in session: Session,
    only: ChangedFiles?
  ) throws -> ExitCode {
    if arguments.value(PlantOption.option) == "help" {
      PlantOption.list(to: session.output)
      return .success
    }
    if let folder = try RecordingsOption.folder(arguments) {
      session.navigators.use(goldensOf: folder.goldenFolder)
      return try run(
        arguments,
        in: session,
        executor: RecordingsExecutor(folder, reach: arguments.reach),
        of: Tested(
          name: .init(name: folder.navigator, version: folder.version),
          claimsExcuse: "recordings tell no decisions"
        ),
        recordings: folder,
        only: only
      )
    }
    try refuseCache(arguments)
    let navigator = try session.navigator(arguments)
    guard navigator.isBuiltin || !arguments.has(Options.cache) else {
      throw UsageError("--cache knows no digest of another navigator")
    }
    let claims = SuiteClaims(mayLieOutside: arguments.has(.allowOutside))
    let executor = try executor(arguments, navigator, claims, in: session)
    let isNamed = !navigator.isBuiltin || arguments.has(NavigatorOption.option)
    let tested = Tested(
      name: isNamed ? .init(name: navigator.name, version: navigator.version) : nil,
      startFailure: navigator.startFailure,
      claimsExcuse: navigator.isStandard
        ? nil : "they are about the SDK's own navigator as the scenarios configure it"
    )
    guard let folder = arguments.value(Options.report) else {
      return try run(
        arguments,
        in: session,
        executor: executor,
        of: tested,
        claims: claims,
        only: only
      )
    }
    let page = SuiteReportPage(folder: folder, in: session)
    let watching = ReportExecutor(simulation: executor, book: page.book)
    return try run(
      arguments,
      in: session,
      executor: watching,
      of: tested,
      claims: claims,
      page: page,
      only: only
    )
  }

  /// Refuses what a run cannot be that leaves out what is known.
  private static func refuseCache(_ arguments: CommandArguments) throws(UsageError) {
    guard arguments.has(Options.cache) else { return }
    let others = [
      Options.checkDeterminism, Options.report, PlantOption.option, LiveOption.option,
    ]
    for other in others where arguments.has(other) {
      throw UsageError("--cache runs less than --\(other.name) asks for")
    }
  }

  /// Which navigator is tested.
  struct Tested {
    /// Who it is; nil for the SDK's own as the scenarios configure it.
    var name: SuiteResult.NavigatorName?
    /// Why it could not be started; nil where it was.
    var startFailure: NavigatorFailure?
    /// Why nothing can be claimed of it; nil where it can.
    var claimsExcuse: String?
  }

  /// Tests with whatever can run scenarios.
  ///
  /// - Parameters:
  ///   - claims: what the suites claim; their files are read here.
  ///   - page: the page that the executor keeps its drives for; nil for none.
  ///   - only: the changes that concern what is tested; nil for all that is selected.
  ///   - recordings: what the executor judges in place of running anything; nil where it runs.
  static func run(
    _ arguments: CommandArguments,
    in session: Session,
    executor: any ScenarioExecutor,
    of tested: Tested = Tested(),
    claims: SuiteClaims = SuiteClaims(),
    page: SuiteReportPage? = nil,
    recordings: RecordingsFolder? = nil,
    only: ChangedFiles? = nil
  ) throws -> ExitCode {
    let mode = arguments.word(Options.update, of: UpdatePolicy.Mode.self)
    let isPlanted = arguments.has(PlantOption.option)
    // What a broken navigator does is worth no file.
    let policy = try UpdatePolicy(flag: isPlanted ? UpdatePolicy.Mode.none : mode) {
      session.environment[$0]
    }
    let jobs = try arguments.jobs()
    let files = try ReportFiles(arguments)
    try files.check(in: session)
    try page?.check(in: session)
    var selection = try SuiteOptions(arguments, in: session).selection()
    if let only { selection.filter(only.concern) }
    if mode != nil, mode != UpdatePolicy.Mode.none {
      try session.refuseBundles(selection.scenarios)
    }
    if arguments.has(Options.list) { return list(selection, arguments, in: session) }
    for root in selection.roots { _ = try claims.claims(of: root) }
    if let recordings { RecordingsOption.warn(of: recordings, selection, in: session) }
    let test = ScenarioTest(
      executor: executor,
      store: session.goldenStore,
      policy: policy,
      shouldStop: session.io.isInterrupted,
      stopwatch: session.stopwatch
    )
    let journal = session.crashJournal()
    let report = try TestReport(selection, journal, arguments, in: session)
    let memory = SuiteMemory(arguments, in: session)
    let settings = "check \(policy.isCheckMode), reach \(arguments.reach)"
    let green =
      arguments.has(Options.cache)
      ? try memory.greenRuns(of: selection, settings: settings, in: session) : nil
    let runner = SuiteRunner(
      test: test,
      jobs: jobs,
      determinism: determinism(arguments),
      lastRun: memory.lastRun(of: selection),
      green: green,
      claims: claims,
      claimsExcuse: tested.claimsExcuse,
      journal: journal,
      progress: { report.note($0) }
    )
    var result = runner.run(selection)
    result.navigator = tested.name
    result.options = try options(arguments, in: session)
    result.startFailure = tested.startFailure
    try report.conclude(result)
    if !isPlanted { try memory.keep(result, of: selection) }
    if let green { try memory.keep(green, after: result, of: selection) }
    let timed = result.json(timed: true)
    try files.write(timed: timed, plain: result.json(timed: false), in: session)
    try ReportFiles.tellGitHub(timed, in: session)
    try page?.write(
      result.outcomes,
      result.claims,
      history: isPlanted ? LastRun() : memory.lastRun(of: selection),
      in: session
    )
    if arguments.word(Options.unreferenced, of: UnreferencedFate.self) == .delete,
      !policy.isCheckMode
    {
      for path in result.obsoleteGoldens {
        try FileSystem.remove(path)
        session.error.line("removed  \(path)")
      }
    }
    let isEmptyFine = arguments.word(Options.noTests, of: EmptyVerdict.self) == .pass
    return result.exitCode == .nothingSelected && isEmptyFine ? .success : result.exitCode
  }

  /// The words that a scenario ran otherwise by, for whoever runs one of them again.
  private static func options(
    _ arguments: CommandArguments,
    in session: Session
  ) throws -> [String] {
    if let planted = arguments.value(PlantOption.option) { return ["--plant", planted] }
    return try NavigatorOption.text(arguments, in: session).map { ["--navigator", $0] } ?? []
  }

  private static func determinism(_ arguments: CommandArguments) -> DeterminismScope {
    // A server need not answer twice the same.
    if arguments.has(LiveOption.option) { return .none }
    // A drive is recorded once.
    if arguments.has(RecordingsOption.option) { return .none }
    // What is left out proves nothing.
    if arguments.has(Options.cache) { return .none }
    return switch arguments.word(Options.checkDeterminism, of: DeterminismChoice.self) {
    case .all: .all
    case DeterminismChoice.none?: .none
    case nil: .sample(seed: 1)
    }
  }

  private static func list(
    _ selection: SuiteSelection,
    _ arguments: CommandArguments,
    in session: Session
  ) -> ExitCode {
    if arguments.has(.json) {
      session.writeJSON { json in
        json.beginArray("scenarios")
        for scenario in selection.scenarios {
          json.beginObject()
          json.member("name", scenario.name)
          json.member("file", scenario.path)
          if !scenario.variant.isEmpty {
            json.member("variant", scenario.variant)
          }
          json.member("golden", scenario.goldenPath)
          json.endObject()
        }
        json.endArray()
      }
    } else {
      for scenario in selection.scenarios { session.output.line(scenario.name) }
    }
    let isEmptyFine = arguments.word(Options.noTests, of: EmptyVerdict.self) == .pass
    return selection.scenarios.isEmpty && !isEmptyFine ? .nothingSelected : .success
  }
}
