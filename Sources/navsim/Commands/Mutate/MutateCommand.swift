import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// `navsim mutate`: whether the suite would notice if the navigator were another one.
enum MutateCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let key = CommandOption(
      "key",
      .required("text"),
      "only changes whose name contains this"
    )
    static let minimum = CommandOption(
      "minimum",
      .required("share"),
      "the score that is asked for, 0 to 1"
    )
    static let cases = CommandOption(
      "cases",
      .required("n"),
      "how many changed drives are searched for one that tells a survivor (1000)",
      isCommon: false
    )
    static let all = CommandOption("all", "tell also what was caught, and by which scenario")
  }

  static let description = CommandDescription(
    .mutate,
    "change the navigator's rules one by one and see whether the suite notices",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim mutate", "the suite at hand against every change"),
      .init("navsim mutate Scenarios/reroute --key offRoute", "changes of these keys"),
      .init("navsim mutate --minimum 0.95", "exit 1 where less than that is noticed"),
    ],
    options: [
      Options.key, Options.minimum, .jobs("changes"), Options.all, Options.cases, .json,
      .allowOutside,
    ] + NavigatorOption.all,
    discussion: """
      Each number of the navigator is made 1 % and 10 % smaller and larger, one unit less and more, a
      thousandth less and more (which tells "at least" from "more than"), or switched off; flags are
      turned round, words replaced, and known defects of other navigators planted. A change is caught
      where an expectation or a law is violated that was not, or a golden would be another one; what a
      scenario marks as known excuses it here as in 'test'. The score is what was caught of what changed
      anything, and stands for both kinds apart: what only a golden notices is lost when somebody accepts
      the new one. For what survives 'navsim fuzz' names a changed drive that would catch it, to be made a
      scenario with -o, where --cases has one, and else the scenario that noticed the least larger change of
      the same number. Nothing is built anew, and nothing is written.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let minimum = try arguments.number(Options.minimum) ?? 0
    guard minimum <= 1 else {
      throw UsageError("'--minimum \(minimum)': a score lies between 0 and 1")
    }
    let navigator = try session.startedNavigator(arguments)
    guard navigator.isBuiltin else {
      session.saysUnavailable("changing the navigator's numbers", of: navigator)
      return .nothingSelected
    }
    let selection = try session.someScenarios(of: arguments.operands)
    let wanted = arguments.value(Options.key) ?? ""
    let mutants = Mutant.all.filter { wanted.isEmpty || $0.described.contains(wanted) }
    guard !mutants.isEmpty else {
      throw UsageError(
        "'--key \(wanted)': no change has that in its name",
        hint: "'navsim schema navigator' lists the keys"
      )
    }
    let executor = SimulationExecutor(reach: arguments.reach, navigator: navigator)
    let scenarios = try selection.scenarios.map {
      (try executor.load($0), hasGolden: FileSystem.kind(of: $0.goldenPath) == .file)
    }
    let progress = session.progress("change", of: mutants.count)
    let journal = session.crashJournal(slots: mutants.count)
    let search = TellingDrives(
      try selection.scenarios.map { try FuzzCommand.subject($0, arguments, by: navigator) },
      count: try arguments.integer(Options.cases, atLeast: 0) ?? 1000,
      jobs: try arguments.jobs(),
      journal: journal,
      shouldStop: session.io.isInterrupted
    )
    let runner = MutationRunner(
      jobs: try arguments.jobs(),
      journal: journal,
      shouldStop: session.io.isInterrupted,
      progress: { done, _ in progress.show(done) }
    )
    let report = try runner.run(scenarios, mutants, search: search)
    session.error.clearProgress()
    if session.io.isInterrupted() { return .interrupted }
    if arguments.has(.json) {
      write(report, in: session)
    } else {
      tell(report, arguments, in: session)
    }
    if !report.traps.isEmpty { return .harnessFault }
    return (report.score ?? 1) < minimum ? .regression : .success
  }

  private static func tell(
    _ report: MutationReport,
    _ arguments: CommandArguments,
    in session: Session
  ) {
    let (output, style) = (session.output, session.output.style)
    let tellsAll = arguments.has(Options.all)
    for result in report.results {
      switch result.fate {
      case .survived(let count):
        let ran = Quantity.count(count, "scenario")
        output.line("\(style.error("SURVIVED")) \(result.mutant.described)  \(style.dim(ran))")
        if let drive = result.telling {
          output.line("         told by navsim fuzz \(drive.scenario) --case \(drive.trail.text)")
        } else if let near = report.nearest(to: result), case .caught(let notice) = near.fate {
          output.line("         nearest \(notice.first), which tells \(near.mutant.described)")
        }
      case .trapped(_, let failure):
        output.line("\(style.error("TRAPPED ")) \(result.mutant.described)")
        for message in failure.messages { output.line("  \(message)") }
      case .caught(let notice):
        guard tellsAll else { continue }
        let by = notice.byExpectations == nil ? "by its golden alone" : ""
        output.line(
          "\(style.good("CAUGHT  ")) \(result.mutant.described)  \(style.dim(notice.first)) \(by)"
        )
      case .idle:
        guard tellsAll else { continue }
        output.line("\(style.dim("IDLE    ")) \(result.mutant.described)")
      }
    }
    func share(_ count: Int) -> String {
      report.share(count).map { Quantity.fixed($0, 3) } ?? "-"
    }
    output.line(
      "caught \(report.caught) of \(Quantity.count(report.applied, "change")): score"
        + " \(share(report.caught))"
        + (report.idle > 0 ? ", \(report.idle) changed nothing anywhere" : "")
    )
    output.line(
      "by expectations and laws \(share(report.caughtByExpectations)),"
        + " by goldens \(share(report.caughtByGoldens))"
    )
  }

  private static func write(_ report: MutationReport, in session: Session) {
    session.writeJSON { json in
      json.member("navsim", 1)
      json.member("kind", "mutation")
      for (key, count) in [
        ("applied", report.applied), ("caught", report.caught),
        ("caughtByExpectations", report.caughtByExpectations),
        ("caughtByGoldens", report.caughtByGoldens), ("idle", report.idle),
      ] {
        json.member(key, count)
      }
      if let score = report.score {
        json.member("score", score, decimals: 4)
      }
      for (key, count) in [
        ("expectationScore", report.caughtByExpectations), ("goldenScore", report.caughtByGoldens),
      ] {
        if let share = report.share(count) { json.member(key, share, decimals: 4) }
      }
      json.beginArray("mutants")
      for result in report.results {
        json.beginObject()
        json.member("mutant", result.mutant.described)
        json.key("fate")
        switch result.fate {
        case .caught(let notice):
          json.string("caught")
          json.member("by", notice.first)
          if let name = notice.byExpectations { json.member("byExpectations", name) }
          if let name = notice.byGolden { json.member("byGolden", name) }
        case .trapped(let name, let failure):
          json.string("trapped")
          json.member("by", name)
          json.member("words", failure.messages.first ?? "")
        case .survived(let count):
          json.string("survived")
          json.member("scenarios", count)
          if let drive = result.telling {
            json.key("told")
            json.beginObject()
            json.member("scenario", drive.scenario)
            json.member("case", drive.trail.text)
            json.endObject()
          }
          if let near = report.nearest(to: result), case .caught(let notice) = near.fate {
            json.key("nearest")
            json.beginObject()
            json.member("scenario", notice.first)
            json.member("mutant", near.mutant.described)
            json.endObject()
          }
        case .idle: json.string("idle")
        }
        json.endObject()
      }
      json.endArray()
    }
  }
}
