import Reporting
import Platform
import CanonicalJSON
import Navigation
import Regression
import ScenarioLanguage
import Simulation

/// `navsim margins`: which decisions came near to falling the other way.
enum MarginsCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let top = CommandOption("top", .required("n"), "how many are listed (20)")
    static let rule = CommandOption(
      "rule",
      .required("rule"),
      "only this rule, such as offRoute or arrival"
    )
    static let allRules = CommandOption(
      "all-rules",
      "rules too that fire at their threshold by nature"
    )
    static let check = CommandOption(
      "check",
      "exit 1 if a scenario is closer than 1 % to a threshold"
    )
  }

  static let description = CommandDescription(
    .margins,
    "list the near misses: decisions that came closest to falling the other way",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim margins Scenarios --top 10", "the ten closest of a suite"),
      .init("navsim margins a.json --all-rules", "reports, instructions and steps too"),
      .init("navsim margins Scenarios --check", "exit 1 if a scenario is fragile"),
    ],
    options: [Options.top, Options.rule, Options.allRules, Options.check, .json, .allowOutside]
      + NavigatorOption.all,
    discussion: """
      The scenarios are run with the decision ledger. The margin is the distance of what was measured
      from the threshold, as a share of the threshold; it is positive where the rule fired. Of each
      rule the closest decision of a scenario is listed. A scenario closer than 1 % to a threshold is
      fragile: a small change anywhere makes another story of it. Counts of fixes are left out, whose
      margins are whole numbers.
      """
  )

  private static func rules(of arguments: CommandArguments) throws -> Set<Decision.Rule> {
    guard let name = arguments.value(Options.rule) else {
      return arguments.has(Options.allRules) ? Set(Decision.Rule.allCases) : ScenarioMargin.rules
    }
    guard let rule = Decision.Rule(rawValue: name) else {
      let names = Decision.Rule.allCases.map(\.rawValue)
      throw UsageError("'--rule \(name)': expected one of \(names.joined(separator: ", "))")
    }
    return [rule]
  }

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let top = try arguments.integer(Options.top, atLeast: 0) ?? 20
    let navigator = try session.startedNavigator(arguments)
    guard navigator.isBuiltin else {
      session.saysUnavailable("the decision ledger", of: navigator)
      return .nothingSelected
    }
    let selection = try session.someScenarios(of: arguments.operands)
    let rules = try Self.rules(of: arguments)
    var margins: [ScenarioMargin] = []
    let progress = session.progress("scenario", of: selection.scenarios.count)
    for (place, identity) in selection.scenarios.enumerated() {
      if session.io.isInterrupted() { return .interrupted }
      progress.show(place, identity.name)
      let executor = SimulationExecutor(reach: arguments.reach, navigator: navigator)
      margins += try Self.margins(of: try executor.load(identity), rules, session)
    }
    session.error.clearProgress()
    margins.sort {
      ($0.share.magnitude, $0.scenario, $0.time) < ($1.share.magnitude, $1.scenario, $1.time)
    }
    let fragile = Set(margins.filter(\.isFragile).map(\.scenario)).count
    if arguments.has(.json) {
      write(Array(margins.prefix(top)), fragile, selection.scenarios.count, in: session)
    } else {
      tell(Array(margins.prefix(top)), in: session)
      let count = Quantity.count(selection.scenarios.count, "scenario")
      session.error.line("\(fragile) of \(count) closer than 1 % to a threshold")
    }
    return arguments.has(Options.check) && fragile > 0 ? .regression : .success
  }

  /// Returns the closest decision of each rule.
  private static func margins(
    of scenario: Scenario,
    _ rules: Set<Decision.Rule>,
    _ session: Session
  ) throws -> [ScenarioMargin] {
    let ledger = DecisionLedger { rules.contains($0.rule) && ScenarioMargin.isComparable($0) }
    var options = RunOptions()
    options.ledger = ledger
    options.shouldStop = session.io.isInterrupted
    _ = try SimulationExecutor.run(scenario, options) { _ in }
    var closest: [Decision.Rule: ScenarioMargin] = [:]
    for entry in ledger.entries {
      let margin = ScenarioMargin(
        scenario: scenario.name,
        time: entry.milliseconds,
        decision: entry.decision
      )
      let known = closest[entry.decision.rule]
      if known.map({ margin.share.magnitude < $0.share.magnitude }) ?? true {
        closest[entry.decision.rule] = margin
      }
    }
    return Decision.Rule.allCases.compactMap { closest[$0] }
  }

  private static func tell(_ margins: [ScenarioMargin], in session: Session) {
    let style = session.output.style
    let width = margins.map { TextWidth.columns(of: $0.scenario) }.max() ?? 0
    for margin in margins {
      let share = TextWidth.padLeft(percent(margin.share), to: 9)
      let time = TextWidth.padLeft(Quantity.clock(milliseconds: margin.time), to: 9)
      let name = TextWidth.pad(margin.scenario, to: width)
      let rule = TextWidth.pad(DecisionText.name(of: margin.decision.rule), to: 17)
      let tag = margin.isFragile ? style.warning("  fragile") : ""
      session.output.line(
        "\(style.bold(share))  \(name)  \(style.dim(time))  \(rule)  "
          + "\(DecisionText.comparison(margin.decision))\(tag)"
      )
    }
  }

  private static func percent(_ share: Double) -> String {
    (share < 0 ? "" : "+") + Quantity.fixed(share * 100, 2) + " %"
  }

  private static func write(
    _ margins: [ScenarioMargin],
    _ fragile: Int,
    _ count: Int,
    in session: Session
  ) {
    session.writeJSON { json in
      json.member("scenarios", count)
      json.member("fragile", fragile)
      json.beginArray("margins")
      for margin in margins {
        json.beginObject()
        json.member("scenario", margin.scenario)
        margin.writeMembers(to: &json)
        json.endObject()
      }
      json.endArray()
    }
  }
}
