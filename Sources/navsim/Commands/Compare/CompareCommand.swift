import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation

/// `navsim compare`: two navigators over one suite, who did what when.
enum CompareCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let navigator = CommandOption(
      "navigator",
      .required("command"),
      "builtin, builtin:PROFILE or a program; once for each"
    )
    static let set = CommandOption(
      "set",
      .required("key=value"),
      "one more: the built-in one with a key of this value"
    )
    static let plant = CommandOption(
      "plant",
      .required("defect"),
      "one more: the built-in one with a rule broken on purpose; 'help' lists them"
    )
    static let report = CommandOption(
      "report",
      .required("file"),
      "also write a page with the drives overlaid",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .compare,
    "put a suite to two navigators or more: who did what when",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init(
        "navsim compare --navigator builtin --navigator builtin:ferrostar Scenarios/reroute",
        "two sets of rules"
      ),
      .init("navsim compare --navigator builtin --set offRoute.distance=30", "two thresholds"),
      .init("navsim compare --navigator builtin --plant keptStep", "what a defect changes"),
      .init(
        "navsim compare --navigator builtin --navigator \"old/navsim serve-navigator\"",
        "an older release"
      ),
      .init("navsim compare --navigator A --navigator B --report compare.html", "a page"),
    ],
    options: [
      Options.navigator, Options.set, Options.plant, NavigatorOption.timeout, Options.report,
      .jobs("runs").uncommon, .json,
    ] + SuiteOptions.all.map(\.uncommon) + [.allowOutside],
    discussion: """
      A departure is found from the fixes, or from the true places of a drawn drive, and the first
      route of each navigator: the last place within 15 m of it before three fixes and 50 m of driving
      beyond 30 m, or on it against its direction. It is noticed by the first off-route state, start of
      a reroute or change of route after it. False reroutes are those before any departure. Where a
      navigator does not tell its route neither is judged.

      After the first reroute that is adopted each navigator drives on a route of its own: reroutes,
      announcements and broken laws are counted up to then, whoever it was. Arrivals are always told.
      The exit code is 0 also where they differ, 1 where one of them failed.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    if arguments.values(Options.plant).contains("help") {
      PlantOption.list(to: session.output)
      return .success
    }
    let entrants = try entrants(arguments, in: session)
    let selection = try SuiteOptions(arguments, in: session).selection()
    guard !selection.scenarios.isEmpty else {
      throw CommandFailure.nothing(at: arguments.operands)
    }
    if let path = arguments.value(Options.report) { try session.check(output: path, .page) }
    let executor = SimulationExecutor(reach: arguments.reach)
    let count = selection.scenarios.count * entrants.count
    let progress = session.progress("run", of: count)
    let comparison = NavigatorComparison(
      of: selection.scenarios,
      by: entrants,
      jobs: try arguments.jobs(),
      shouldStop: session.io.isInterrupted,
      progress: { progress.show($0) },
      load: { try executor.load($0) }
    )
    session.error.clearProgress()
    if session.io.isInterrupted() { return .interrupted }
    if arguments.has(.json) {
      var writer = JSONWriter()
      comparison.write(to: &writer)
      session.output.write(writer.bytes)
    } else {
      CompareText(comparison).tell(in: session)
    }
    if let path = arguments.value(Options.report) {
      try ComparePage(comparison, executor).write(to: path, in: session)
    }
    var codes: [ExitCode] = comparison.hasFailures ? [.regression] : []
    codes += entrants.compactMap { $0.choice.startFailure.map { RunFailure($0).exitCode } }
    return ExitCode.combined(codes)
  }

  /// Returns who is compared, each under a name of its own.
  private static func entrants(
    _ arguments: CommandArguments,
    in session: Session
  ) throws -> [NavigatorComparison.Entrant] {
    var found: [NavigatorComparison.Entrant] = []
    for words in arguments.values(Options.navigator) {
      guard !words.isEmpty else { throw UsageError("'--navigator' is empty") }
      let choice = try NavigatorOption.choice(words, arguments, in: session)
      let name = choice.name.isEmpty ? words : choice.name
      found.append(.init(name: name, words: words, choice: choice))
    }
    for override in try arguments.overrides(Options.set) {
      let words = "\(override.key)=\(override.value)"
      let name = "builtin,\(words)"
      found.append(.init(name: name, words: words, choice: .standard, overrides: [override]))
    }
    for name in arguments.values(Options.plant) {
      let defects: PlantedDefects = [try PlantOption.defect(named: name)]
      found.append(
        .init(name: "builtin,\(name)", words: name, choice: .standard, defects: defects)
      )
    }
    guard found.count >= 2 else {
      throw UsageError(
        "'navsim compare' needs two navigators or more",
        hint: "for example: navsim compare --navigator builtin --navigator builtin:ferrostar"
      )
    }
    var counts: [String: Int] = [:]
    return found.map { entrant in
      counts[entrant.name, default: 0] += 1
      let number = counts[entrant.name, default: 1]
      return number == 1 ? entrant : entrant.named("\(entrant.name)#\(number)")
    }
  }
}
