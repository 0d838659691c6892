import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation
import Traces

/// `navsim fuzz`: scenarios changed at random, held against the laws.
enum FuzzCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let seeds = CommandOption(
      "seeds",
      short: "n",
      .required("n"),
      "how many changed runs (1000)"
    )
    static let seed = CommandOption(
      "seed",
      .required("n|commit"),
      "what they grow from: a number, or 40 digits (1)"
    )
    static let `case` = CommandOption("case", .required("digits"), "only this one, of one scenario")
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "write the scenario of --case, or of one --relation"
    )
    static let bank = CommandOption(
      "bank",
      .required("dir"),
      "where failures are kept (.navsim/failures)"
    )
    static let inside = CommandOption(
      "inside",
      "put every call inside every callback"
    )
    static let guided = CommandOption(
      "guided",
      "prefer what takes a decision in a new way: rule, outcome, nearness, state",
      isCommon: false
    )
    static let relations = CommandOption(
      "relations",
      "change scenarios so that the same must happen, and see whether it does"
    )
    static let relation = CommandOption(
      "relation",
      .required("name"),
      "only this relation; may be repeated",
      isCommon: false
    )
    static let digests = CommandOption(
      "digests",
      .required("file"),
      "write the digest of each case's recording, a line each",
      isCommon: false
    )
    static let noBank = CommandOption(
      "no-bank",
      "neither replay failures that are kept nor keep new ones"
    )
  }

  static let description = CommandDescription(
    .fuzz,
    "change scenarios at random and look for broken laws",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim fuzz Scenarios/reroute", "1000 changed runs of what is there"),
      .init("navsim fuzz --seeds 5000 --seed $(git rev-parse HEAD)", "others for each commit"),
      .init("navsim fuzz Scenarios --guided", "what reached a new decision is changed further"),
      .init("navsim fuzz Scenarios --inside", "every call inside every callback"),
      .init("navsim fuzz Scenarios --relations", "shifted, mirrored, doubled: the same story"),
      .init("navsim fuzz x.json --case 1f2e3d4c5b6a7988", "one of them again"),
      .init(
        "navsim fuzz x.json --case 1f2e3d4c5b6a7988 -o found.json",
        "as a scenario, to be run or shrunk"
      ),
    ],
    options: [
      Options.seeds, Options.seed, Options.inside, Options.guided, Options.relations,
      Options.relation, Options.case, Options.output, Options.digests, .jobs("runs"),
      Options.bank, Options.noBank, OutputRule.force.uncommon, .json, .allowOutside,
    ] + NavigatorOption.all,
    discussion: """
      Each case takes one scenario and about half of the ways to change it: fixes left out, frozen,
      moved, turned back or hurried, faults of the receiver and the services, actions moved, repeated,
      left out and added, other latencies. Expectations do not count for it; the laws that hold in
      every run do, and every sixteenth case is run twice. The same seed makes the same cases. With
      --inside each case makes a call inside a callback, so that all pairs of both are gone through.
      With --guided every second case changes one further that was first to take a branch of a rule so near
      to its limit, in such a state of the drive: its digits are those of all changes, with dots between.
      A case that traps is a finding like others, and the code is 70.

      With --relations nothing is left to chance: each scenario runs once as it stands and once for each
      relation, and what must be the same is compared. Four weeks later, with the keys of the file
      in another order, with other listeners, in another time zone and language every record must be the
      same; each fix twice, fixes twice as often, at 180 degrees east, on a mirrored map, after half a
      minute's stand, with the same route of another provider, and with one fix that is late, one that
      lies 150 m off or stamps that are 50 ms wrong the same story must be told, at its times; scenarios
      with the tag "limits" stand where a hair makes another one, and are held against the first alone.

      With --digests two programs are held against each other: both write their file with the same seed,
      and the first line that differs is the drive of which one tells another story.

      What breaks a law is kept as a scenario in .navsim/failures and run first the next time;
      'navsim promote' makes a named scenario of one, 'navsim shrink' a small one. With CI set nothing
      is kept, unless --bank says where.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let text = arguments.value(Options.seed) ?? "1"
    guard let seed = FuzzSeed(text) else {
      throw UsageError(
        "'--seed \(text)': expected a whole number or the 40 digits of a commit",
        hint: "git rev-parse HEAD"
      )
    }
    let navigator = try session.startedNavigator(arguments)
    if arguments.has(Options.guided), !navigator.isBuiltin || arguments.has(Options.inside) {
      throw UsageError(
        "--guided goes by the decisions of the SDK's own navigator, without --inside"
      )
    }
    let isRound = !arguments.has(Options.relations) && !arguments.has(Options.relation)
    if arguments.has(Options.digests),
      !isRound || arguments.has(Options.guided) || arguments.has(Options.case)
    {
      throw UsageError("--digests is of a round of cases that chance chooses")
    }
    let selection = try session.someScenarios(of: arguments.operands)
    if arguments.has(Options.output), !arguments.has(Options.case),
      arguments.values(Options.relation).count != 1
    {
      throw UsageError("'-o' writes the scenario of --case, or of one --relation")
    }
    if !isRound {
      guard navigator.isBuiltin else {
        throw UsageError("relations are held against the SDK's own navigator alone")
      }
      return try RelationRound(seed, selection, arguments, in: session).run()
    }
    if let digits = arguments.value(Options.case) {
      return try FuzzCase(digits, selection, arguments, by: navigator, in: session).run()
    }
    return try FuzzRound(seed, selection, arguments, by: navigator, in: session).run()
  }

  /// What is done to the scenarios.
  static func mode(_ arguments: CommandArguments) -> FuzzMode {
    arguments.has(Options.inside) ? .inside : .swarm
  }

  /// Reads a scenario.
  static func subject(
    _ identity: ScenarioIdentity,
    _ arguments: CommandArguments,
    by navigator: NavigatorChoice
  ) throws -> FuzzSubject {
    let folder = identity.root?.scenarios ?? Paths.folder(of: identity.path)
    return try FuzzSubject(
      identity,
      folderRoot: arguments.reach == .anywhere ? nil : folder,
      navigator: navigator
    )
  }

  /// Writes a changed scenario.
  static func write(
    _ draft: ScenarioDraft,
    to path: String,
    _ arguments: CommandArguments,
    in session: Session
  ) throws {
    var draft = draft
    if path != "-" {
      draft = draft.moved(to: Paths.folder(of: path), workingFolder: session.io.workingFolder)
    }
    let text = try ScenarioFormat.canonical(draft.text, path: path)
    if path == "-" { return session.output.write(text) }
    try session.check(output: path, .work(isForced: arguments.has(OutputRule.force)))
    try FileSystem.write(text, to: path)
  }
}
