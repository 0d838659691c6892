import Platform
import CanonicalJSON
import Recording
import Regression
import ScenarioLanguage
import Simulation
import Synchronization
import Reporting

/// `navsim sweep`: a key of the navigator through its values, so that it is chosen from data.
enum SweepCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let set = CommandOption(
      "set",
      .required("key=values"),
      "from..to:step, or values with commas between"
    )
    static let with = CommandOption(
      "with",
      .required("key=value"),
      "another key, the same for all; repeatable"
    )
    static let seeds = CommandOption(
      "seeds",
      short: "n",
      .required("n"),
      "how many seeds a value (20)"
    )
    static let first = CommandOption("first", .required("seed"), "the first seed (1)")
    static let svg = CommandOption("svg", .required("file"), "draw it")
    static let pin = CommandOption(
      "pin",
      .required("key"),
      "find the value at which one scenario begins to tell another story"
    )
    static let event = CommandOption(
      "event",
      .required("name"),
      "with --pin: of the story only this event counts; repeatable",
      isCommon: false
    )
    static let output = CommandOption(
      "output",
      short: "o",
      .required("folder"),
      "with --pin: write a scenario for each side that expects what is told"
    )
  }

  static let description = CommandDescription(
    .sweep,
    "drive scenarios with a key of the navigator at many values: false reroutes against delay",
    operands: "<scenario>…",
    operandCount: 1...Int.max,
    examples: [
      .init("navsim sweep noise.json --set offRoute.distance=20..80:5", "from 20 to 80, every 5"),
      .init("navsim sweep Scenarios/faults --set offRoute.fixes=1,2,3,5", "these values"),
      .init(
        "navsim sweep noise.json --set offRoute.distance=20..80:5 --svg sweep.svg",
        "a picture, too"
      ),
      .init(
        "navsim sweep turn.json --pin offRoute.distance",
        "50.1 m stays, 50.101 m leaves"
      ),
      .init(
        "navsim sweep turn.json --pin offRoute.fixes --event \(EventKind.rerouteStarted) -o Scenarios/limits",
        "held by two scenarios a limit"
      ),
    ],
    options: [
      Options.set, Options.with, Options.seeds, Options.first, .jobs("drives"), Options.svg,
      Options.pin, Options.event, Options.output, OutputRule.force, .json, .allowOutside,
    ] + NavigatorOption.all,
    discussion: """
      A scenario needs a "drive", as for 'navsim ensemble', which tells what is counted and how. The
      drives of all scenarios and seeds are counted together for each value. A value that does not fit
      the key is exit 2. Nothing is written but the picture, and the result is the same at every -j.

      With --pin any scenario will do, and one is enough. From its own value on the steps double, up and
      down, until other events are told or another number of them, and are halved again until two
      neighbours are left: a thousandth apart, or one for whole numbers. With -o a scenario is written for
      each of them, which expects the numbers of what is told there. Exit 4 if nothing depends on the key.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    if let key = arguments.value(Options.pin) {
      for option in [Options.set, Options.svg] where arguments.has(option) {
        throw UsageError("either --pin or --\(option.name)")
      }
      return try SweepPin.run(key, arguments, in: session)
    }
    for option in [Options.event, Options.output] where arguments.has(option) {
      throw UsageError("--\(option.name) is for --pin")
    }
    let axis = try axis(arguments)
    let navigator = try session.startedNavigator(arguments)
    let selection = try session.someScenarios(of: arguments.operands)
    let executor = SimulationExecutor(reach: arguments.reach)
    let scenarios = try selection.scenarios.map { try executor.load($0) }
    if let path = arguments.value(Options.svg) { try session.check(output: path, .picture) }
    let points = try measure(axis, scenarios, navigator, arguments, in: session)
    session.error.clearProgress()
    if session.io.isInterrupted() { return .interrupted }
    if let path = arguments.value(Options.svg) {
      try FileSystem.write(SweepPlot(key: axis.key, points: points).svg, to: path)
    }
    if arguments.has(.json) {
      SweepText.write(points, of: axis.key, in: session)
    } else {
      SweepText.tell(points, of: axis.key, in: session)
    }
    tell(failuresOf: points, in: session)
    return points.contains { $0.cell.counted.isEmpty } ? .invalidInput : .success
  }

  /// Tells of each scenario with drives that could not be made, once, why the first could not.
  private static func tell(failuresOf points: [SweepPoint], in session: Session) {
    var told: Set<String> = []
    for cell in points.flatMap(\.cells) {
      guard let first = cell.failures.first, let reason = first.failure,
        told.insert(cell.scenario).inserted
      else { continue }
      let name = reason.hasPrefix(cell.scenario) ? "" : "\(cell.scenario): "
      session.error.line("note: \(name)\(reason) (seed \(first.seed))")
    }
  }

  private static func axis(_ arguments: CommandArguments) throws -> SweepAxis {
    let texts = arguments.values(Options.set)
    guard texts.count == 1 else {
      throw UsageError(
        "one key is swept at a time: --set key=values once",
        hint: "keys that stay the same are given by --with"
      )
    }
    guard let axis = SweepAxis(texts[0]) else {
      throw UsageError(
        "'--set \(texts[0])': expected <key>=<from>..<to>:<step> or <key>=<value>,<value>,…",
        hint: "at most \(SweepAxis.limit) values, such as offRoute.distance=20..80:5"
      )
    }
    return axis
  }

  /// The keys that stay the same.
  static func fixed(_ arguments: CommandArguments) throws -> [NavigatorOverride] {
    try arguments.values(Options.with).map { text in
      guard let override = NavigatorOverride(text) else {
        throw UsageError("'--with \(text)': expected <key>=<value>")
      }
      return override
    }
  }

  private static func measure(
    _ axis: SweepAxis,
    _ scenarios: [Scenario],
    _ navigator: NavigatorChoice,
    _ arguments: CommandArguments,
    in session: Session
  ) throws -> [SweepPoint] {
    let fixed = try fixed(arguments)
    let variants = axis.values.indices.map { index in
      EnsembleRunner.Variant(
        name: axis.values[index],
        overrides: fixed + (axis.setting(index).map { [$0] } ?? []),
        navigator: navigator
      )
    }
    let seeds = try arguments.integer(Options.seeds, atLeast: 1) ?? 20
    let first = try arguments.integer(Options.first, atLeast: 0) ?? 1
    let progress = session.progress("drive", of: seeds * scenarios.count * variants.count)
    let runner = EnsembleRunner(
      seeds: UInt64(first)..<UInt64(first) + UInt64(seeds),
      jobs: try arguments.jobs(),
      shouldStop: session.io.isInterrupted,
      progress: { done, _ in progress.show(done) }
    )
    let cells = try arguments.problems { try runner.run(scenarios, variants) }
    return axis.values.indices.map { index in
      SweepPoint(
        value: axis.values[index],
        cells: scenarios.indices.map { cells[$0 * variants.count + index] }
      )
    }
  }
}
