import Reporting
import Regression
import ScenarioLanguage
import Simulation
import Synchronization

/// `navsim ensemble`: a scenario × N seeds, counted.
enum EnsembleCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let seeds = CommandOption(
      "seeds",
      short: "n",
      .required("n"),
      "how many seeds (the gate's, or 20)"
    )
    static let first = CommandOption(
      "first",
      .required("seed"),
      "the first seed (the gate's, or 1)"
    )
    static let profile = CommandOption(
      "profile",
      .required("names"),
      "profiles of the navigator, side by side"
    )
    static let set = CommandOption(
      "set",
      .required("key=value"),
      "a key of the navigator; may be repeated"
    )
    static let worst = CommandOption(
      "worst",
      .required("n"),
      "how many of the worst drives are named (5)"
    )
  }

  static let description = CommandDescription(
    .ensemble,
    "drive scenarios with many seeds and count reroutes, detections and arrivals",
    operands: "<scenario>…",
    operandCount: 1...Int.max,
    examples: [
      .init("navsim ensemble noise.json --seeds 100", "seeds 1 to 100, counted together"),
      .init("navsim ensemble Scenarios/quality --seeds 50 --profile builtin,ferrostar", "compare"),
      .init("navsim ensemble noise.json --set offRoute.distance=30", "with another threshold"),
      .init("navsim ensemble noise.json --json", "the counts and every seed, for a program"),
    ],
    options: [
      Options.seeds, Options.first, .jobs("drives"), Options.profile, Options.set, Options.worst,
      .json, .allowOutside.common,
    ] + NavigatorOption.all,
    discussion: """
      A scenario needs a "drive": its true way is what the navigator is held against. With "random"
      each seed is another drive, and the faults' noise is another with each seed too.

      A report is false where the vehicle truly was on the route that the navigator followed, at
      that moment and in the 5 seconds before. A departure is detected by the first off-route report
      or reroute after the junction, and missed where none comes before the driver is back on the
      route or at the end. An arrival is right where it comes once, within 25 m and 3 s of the true
      end. Nothing is written; the result is the same at every -j,
      and 'navsim run <scenario> --seed <seed>' shows one of its drives.

      The bounds of a scenario's section "ensemble" are judged, unless --profile, --set or --navigator
      measure another navigator: one that does not hold is exit 1. 'navsim test' judges them as well.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let navigator = try session.startedNavigator(arguments)
    let selection = try session.someScenarios(of: arguments.operands)
    let executor = SimulationExecutor(reach: arguments.reach)
    let scenarios = try selection.scenarios.map { try executor.load($0) }
    let paths = selection.scenarios.map(\.path)
    let seeds = try scenarios.map { try Self.seeds(of: $0, arguments) }
    let worst = try arguments.integer(Options.worst, atLeast: 0) ?? 5
    let jobs = try arguments.jobs()
    let variants = try variants(arguments, of: navigator)
    let isOwn =
      navigator.isStandard && !arguments.has(Options.profile) && !arguments.has(Options.set)
    let count = seeds.reduce(0) { $0 + $1.count * variants.count }
    let journal = session.crashJournal()
    let progress = session.progress("drive", of: count)
    var cells: [EnsembleCell] = []
    var before = 0
    // Scenarios one after another: each may have seeds of its own.
    for (scenario, seeds) in zip(scenarios, seeds) {
      let runner = EnsembleRunner(
        seeds: seeds,
        jobs: jobs,
        journal: journal,
        shouldStop: session.io.isInterrupted,
        progress: { [before] done, _ in progress.show(before + done) }
      )
      cells += try arguments.problems { try runner.run([scenario], variants) }
      before += seeds.count * variants.count
    }
    session.error.clearProgress()
    if session.io.isInterrupted() { return .interrupted }
    let verdicts = zip(scenarios, cells).map { scenario, cell in
      isOwn ? scenario.ensemble.map { EnsembleVerdict($0, cell) } : nil
    }
    if arguments.has(.json) {
      EnsembleJSON.write(cells, verdicts, in: session)
    } else {
      EnsembleText(
        cells,
        verdicts: verdicts,
        paths: paths,
        worst: worst,
        style: session.output.style
      ).write(to: session.output)
    }
    if cells.contains(where: { $0.outcomes.contains(where: \.isTrap) }) { return .harnessFault }
    if cells.contains(where: \.counted.isEmpty) { return .invalidInput }
    return verdicts.contains { $0?.isHeld == false } ? .regression : .success
  }

  /// The seeds that a scenario is driven with: those asked for, or those of its gate.
  private static func seeds(
    of scenario: Scenario,
    _ arguments: CommandArguments
  ) throws -> Range<UInt64> {
    let gate = scenario.ensemble?.seeds
    let first =
      try arguments.integer(Options.first, atLeast: 0).map { UInt64($0) } ?? gate?.lowerBound ?? 1
    let count = try arguments.integer(Options.seeds, atLeast: 1) ?? gate?.count ?? 20
    return first..<first + UInt64(count)
  }

  /// Returns the navigators to measure: one a profile, or the scenario's own.
  private static func variants(
    _ arguments: CommandArguments,
    of navigator: NavigatorChoice
  ) throws -> [EnsembleRunner.Variant] {
    let overrides = try arguments.overrides(Options.set)
    guard let names = arguments.value(Options.profile) else {
      let name = navigator.isBuiltin ? "" : navigator.name
      return [EnsembleRunner.Variant(name: name, overrides: overrides, navigator: navigator)]
    }
    guard navigator.isBuiltin else {
      throw UsageError("--profile means the built-in navigator, not \(navigator.name)")
    }
    return names.split(separator: ",").map { name in
      let profile = NavigatorOverride("profile=\(name)").map { [$0] } ?? []
      let isDefault = name == "builtin" && !NavigatorKey.all.contains { $0.name == "profile" }
      return EnsembleRunner.Variant(
        name: String(name),
        overrides: (isDefault ? [] : profile) + overrides
      )
    }
  }
}
