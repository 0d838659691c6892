import Reporting
import Regression
import ScenarioLanguage
import Simulation
import Synchronization

/// `navsim ensemble`: a scenario × N seeds, counted.
enum EnsembleCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let seeds = CommandOption("seeds", short: "n", .required("n"), "how many seeds (20)")
    static let first = CommandOption("first", .required("seed"), "the first seed (1)")
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
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let navigator = try session.startedNavigator(arguments)
    let selection = try session.someScenarios(of: arguments.operands)
    let executor = SimulationExecutor(reach: arguments.reach)
    let scenarios = try selection.scenarios.map { try executor.load($0) }
    let paths = selection.scenarios.map(\.path)
    let seeds = try arguments.integer(Options.seeds, atLeast: 1) ?? 20
    let first = try arguments.integer(Options.first, atLeast: 0) ?? 1
    let worst = try arguments.integer(Options.worst, atLeast: 0) ?? 5
    let jobs = try arguments.jobs()
    let variants = try variants(arguments, of: navigator)
    let progress = Mutex(0)
    let runner = EnsembleRunner(
      seeds: UInt64(first)..<UInt64(first) + UInt64(seeds),
      jobs: jobs,
      journal: session.crashJournal(),
      shouldStop: session.io.isInterrupted,
      progress: { done, count in
        progress.withLock { shown in
          guard done * 100 / count > shown * 100 / count else { return }
          shown = done
          session.error.progress("drove \(done) of \(count) …")
        }
      }
    )
    let cells = try arguments.problems { try runner.run(scenarios, variants) }
    session.error.clearProgress()
    if session.io.isInterrupted() { return .interrupted }
    if arguments.has(.json) {
      EnsembleJSON.write(cells, in: session)
    } else {
      EnsembleText(cells, paths: paths, worst: worst, style: session.output.style).write(
        to: session.output
      )
    }
    if cells.contains(where: { $0.outcomes.contains(where: \.isTrap) }) { return .harnessFault }
    return cells.contains { $0.counted.isEmpty } ? .invalidInput : .success
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
