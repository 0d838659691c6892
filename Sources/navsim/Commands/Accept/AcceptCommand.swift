import Reporting
import CanonicalJSON
import Recording
import Regression
import ScenarioLanguage

/// `navsim accept`: makes the behaviour of now the golden.
enum AcceptCommand: Command {
  /// Which differences alone are taken.
  enum Narrowing: String, CaseIterable {
    case cosmetic
  }

  /// What may stand on its command line.
  enum Options {
    static let only = CommandOption(
      "only",
      .choice(of: Narrowing.self),
      "leave a golden as it is where more than words and shapes differ"
    )
    static let group = CommandOption(
      "group",
      .required("finding"),
      "only where nothing differs but this, which scenarios have in common"
    )
    static let unseen = CommandOption(
      "unseen",
      "take what the program does now, also where no recording waited to be looked at"
    )
    static let allowCI = CommandOption(
      "allow-ci",
      "write goldens where CI is set",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .accept,
    "make the recording that waits the golden; refuses while an expectation is violated",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim accept Scenarios/reroute/missed-turn.json", "one scenario"),
      .init("navsim accept Scenarios/reroute", "all below a folder that differ or are new"),
      .init("navsim accept --all", "everything that is pending in the suite at hand"),
      .init("navsim accept --all --only cosmetic", "where only words and shapes differ"),
      .init(
        "navsim accept --all --group '\(EventKind.providerRequest): url'",
        "this finding, nothing else"
      ),
      .init("navsim accept --unseen Scenarios/new.json", "a scenario that was never tested"),
    ],
    options: [
      PendingSelection.all, Options.only, Options.group, Options.unseen, Options.allowCI, .json,
      .allowOutside,
    ] + NavigatorOption.all,
    discussion: """
      Each scenario is run again, so that what is accepted is what the program does now, and what was
      there to be looked at: where no recording waits, or another one, the golden stays as it was
      (exit 1, and 3 where there is none), unless --unseen is given. While an expectation or law is violated
      it stays as well: change the scenario or the navigator. Where CI is set nothing is accepted
      without --allow-ci. The summary counts the differences that change the behaviour, and those of words
      and shapes alone. A golden is replaced in one step; an interruption leaves the old one.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    guard !session.isContinuousIntegration || arguments.has(Options.allowCI) else {
      throw UsageError(
        "'navsim accept' writes goldens, and CI is set",
        hint: "--allow-ci writes them all the same"
      )
    }
    let navigator = try session.startedNavigator(arguments)
    let words = try NavigatorOption.text(arguments, in: session)
    let scenarios = try scenarios(arguments, in: session)
    var policy = try UpdatePolicy(flag: .all) { session.environment[$0] }
    policy.isCheckMode = false
    policy.writesOnlySeen = !arguments.has(Options.unseen)
    policy.writesOnlyGroup = arguments.value(Options.group)
    policy.writesOnlyCosmetic = arguments.word(Options.only, of: Narrowing.self) == .cosmetic
    let test = ScenarioTest(
      executor: SimulationExecutor(reach: arguments.reach, navigator: navigator),
      store: session.goldenStore,
      policy: policy,
      shouldStop: session.io.isInterrupted
    )
    var outcomes: [ScenarioOutcome] = []
    for identity in scenarios where !session.io.isInterrupted() {
      let outcome = test.outcome(of: identity)
      outcomes.append(outcome)
      if !arguments.has(.json) { tell(outcome, put: words, in: session) }
    }
    if arguments.has(.json) {
      write(outcomes, in: session)
    } else if !outcomes.isEmpty {
      session.error.line(summary(of: outcomes))
    }
    if scenarios.isEmpty {
      session.error.line("nothing is pending")
      return .nothingSelected
    }
    var codes = outcomes.map(\.exitCode)
    if session.io.isInterrupted() { codes.append(.interrupted) }
    return ExitCode.combined(codes)
  }

  private static func scenarios(
    _ arguments: CommandArguments,
    in session: Session
  ) throws -> [ScenarioIdentity] {
    guard arguments.has(PendingSelection.all) || !arguments.operands.isEmpty else {
      throw UsageError(
        "'navsim accept' needs scenarios or --all",
        hint: "'navsim pending' lists what waits"
      )
    }
    let selected = try session.selection(of: arguments.operands).scenarios
    try session.refuseBundles(selected)
    guard arguments.has(PendingSelection.all) else { return selected }
    return selected.filter { session.goldenStore.pending(for: $0) != nil }
  }

  private static func tell(
    _ outcome: ScenarioOutcome,
    put navigator: String?,
    in session: Session
  ) {
    let style = session.output.style
    if outcome.isUpdated {
      let kinds = outcome.diff.map { "  \(style.dim($0.kinds))" } ?? style.dim("  new")
      session.output.line("\(style.good("accepted")) \(outcome.identity.name)\(kinds)")
    } else if outcome.isPassed {
      session.output.line("unchanged \(outcome.identity.name)")
    } else {
      let text = OutcomeText(outcome, style: session.error.style, navigator: navigator)
      for line in text.failure { session.error.block(line) }
    }
  }

  /// Returns `2 accepted: 3 behavioural, 1 cosmetic differences · 1 left`.
  private static func summary(of outcomes: [ScenarioOutcome]) -> String {
    let accepted = outcomes.filter(\.isUpdated)
    let diffs = accepted.compactMap(\.diff)
    let behavioural = diffs.reduce(0) { $0 + $1.behaviouralCount }
    let cosmetic = diffs.reduce(0) { $0 + $1.cosmeticCount }
    let new = accepted.count - diffs.count
    let left = outcomes.count { !$0.isPassed }
    var details: [String] = []
    if !diffs.isEmpty {
      details.append("\(behavioural) behavioural and \(cosmetic) cosmetic differences")
    }
    if new > 0 { details.append("\(new) new") }
    var parts = [
      "\(accepted.count) accepted" + (details.isEmpty ? "" : ": ")
        + details.joined(separator: ", ")
    ]
    let unchanged = outcomes.count { $0.isPassed && !$0.isUpdated }
    if unchanged > 0 { parts.append("\(unchanged) unchanged") }
    if left > 0 { parts.append("\(left) left as \(left == 1 ? "it was" : "they were")") }
    return parts.joined(separator: " · ")
  }

  private static func write(_ outcomes: [ScenarioOutcome], in session: Session) {
    session.writeJSON { json in
      json.beginArray("accepted")
      for outcome in outcomes where outcome.isUpdated { json.string(outcome.identity.name) }
      json.endArray()
      let diffs = outcomes.filter(\.isUpdated).compactMap(\.diff)
      json.member("behavioural", diffs.reduce(0) { $0 + $1.behaviouralCount })
      json.member("cosmetic", diffs.reduce(0) { $0 + $1.cosmeticCount })
      json.beginArray("unchanged")
      for outcome in outcomes where outcome.isPassed && !outcome.isUpdated {
        json.string(outcome.identity.name)
      }
      json.endArray()
      json.beginArray("refused")
      for outcome in outcomes where !outcome.isPassed { outcome.write(to: &json) }
      json.endArray()
    }
  }
}
