import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation
import Traces

/// `navsim fuzz`: scenarios changed at random, held against the laws.
enum FuzzCommand: Command {
  static let description = CommandDescription(
    .fuzz,
    "change scenarios at random and look for broken laws",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim fuzz Scenarios/reroute", "1000 changed runs of what is there"),
      .init("navsim fuzz --seeds 5000 --seed $(git rev-parse HEAD)", "others for each commit"),
      .init("navsim fuzz x.json --case 1f2e3d4c5b6a7988", "one of them again"),
      .init(
        "navsim fuzz x.json --case 1f2e3d4c5b6a7988 -o found.json",
        "as a scenario, to be run or shrunk"
      ),
    ],
    options: [
      CommandOption("seeds", short: "n", .required("n"), "how many changed runs (1000)"),
      CommandOption(
        "seed",
        .required("n|commit"),
        "what they grow from: a number, or 40 digits (1)"
      ),
      CommandOption("case", .required("digits"), "only this one, of one scenario"),
      CommandOption("output", short: "o", .required("file"), "write the scenario of --case"),
      CommandOption("jobs", short: "j", .required("n"), "runs at once (the processors)"),
      CommandOption("bank", .required("dir"), "where failures are kept (.navsim/failures)"),
      CommandOption("no-bank", "neither replay failures that are kept nor keep new ones"),
      .json,
      CommandOption("allow-outside", "let a scenario name files outside its root", isCommon: false),
    ],
    discussion: """
      Each case takes one scenario and about half of the ways to change it: fixes left out, frozen,
      moved, turned back or hurried, faults of the receiver and the services, actions moved, repeated,
      left out and added, other latencies. Expectations do not count for it; the laws that hold in
      every run do, and every sixteenth case is run twice. The same seed makes the same cases.

      What breaks a law is kept as a scenario in .navsim/failures and run first the next time;
      'navsim promote' makes a named scenario of one, 'navsim shrink' a small one. With CI set nothing
      is kept, unless --bank says where.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let text = arguments.value("seed") ?? "1"
    guard let seed = FuzzSeed(text) else {
      throw UsageError(
        "'--seed \(text)': expected a whole number or the 40 digits of a commit",
        hint: "git rev-parse HEAD"
      )
    }
    let selection = try session.selection(of: arguments.operands)
    guard !selection.scenarios.isEmpty else {
      session.error.line("error: no scenario at \(ShellWord.join(arguments.operands))")
      return .nothingSelected
    }
    if let digits = arguments.value("case") {
      return try FuzzCase(digits, selection, arguments, in: session).run()
    }
    return try FuzzRound(seed, selection, arguments, in: session).run()
  }

  /// Reads a scenario; what cannot be fuzzed is told.
  static func subject(
    _ identity: ScenarioIdentity,
    _ arguments: CommandArguments
  ) throws -> FuzzSubject {
    let folder = identity.root?.scenarios ?? Paths.folder(of: identity.path)
    do {
      return try FuzzSubject(identity, folderRoot: arguments.reach == .anywhere ? nil : folder)
    } catch let error as ScenarioError {
      throw CommandFailure.input(
        ScenarioProblems.rendered(error.problems, limit: 20).joined(separator: "\n")
      )
    } catch let error as TraceError {
      throw CommandFailure.input(error.description)
    }
  }
}
