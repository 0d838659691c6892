import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// `navsim shrink`: the smallest scenario that fails in the same way.
enum ShrinkCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "where it goes (<scenario>.shrunk.json)"
    )
    static let set = CommandOption(
      "set",
      .required("key=value"),
      "a key of the navigator that fails; repeatable"
    )
    static let reference = CommandOption(
      "reference",
      .required("navigator"),
      "a navigator that does not fail, named as --navigator names one"
    )
    static let seed = CommandOption(
      "seed",
      .required("n"),
      "another seed than the scenario's",
      isCommon: false
    )
    static let runs = CommandOption(
      "runs",
      .required("n"),
      "how many candidates may be run (20000)",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .shrink,
    "make a failing scenario as small as it can be, failing in the same way",
    operands: "<scenario>",
    operandCount: 1...1,
    examples: [
      .init("navsim shrink long.json", "writes long.shrunk.json beside it"),
      .init("navsim shrink long.json -o small.json", "elsewhere; '-o -' to standard output"),
      .init("navsim shrink x.json --set offRoute.distance=30", "fails with this, not without it"),
      .init(
        "navsim shrink x.json --navigator ./ours --reference builtin",
        "fails with this navigator, not with another"
      ),
    ],
    options: [
      Options.output, Options.set, Options.reference, Options.seed, Options.runs, OutputRule.force,
      .json,
      .allowOutside,
    ] + NavigatorOption.all,
    discussion: """
      Fixes are left out, the ends of the drive cut off, places rounded and drawn onto straight lines,
      faults, actions, sections and settings taken away, as long as the same law is broken or the same
      expectation violated in the same way. It stands alone afterwards: the defaults of its folder and
      what it included are part of it, and one run of a matrix (file.json@key=value) is all that is
      left of it.

      It runs twice first: what fails now and then is exit 5. A candidate that fails in another way does
      not count. Where only the golden differs, the shorter drive has none: the first difference must
      come again at its moment. With --reference or --set the same drive is run without the failure as
      well, and the first event that differs must stay the same; that is the surest, and where something
      is missing it is needed to leave out the end of the drive. The result is the same each time and
      everywhere: what may be tried is counted, not timed.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let navigator = try session.startedNavigator(arguments)
    let identity = try session.scenario(of: arguments.operands, toBe: "made smaller")
    let job = try ShrinkJob(identity, arguments, of: navigator, in: session)
    do {
      return try job.run()
    } catch let error as ShrinkError {
      return job.report(error)
    }
  }
}
