import Reporting
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim selftest`: proves that the comparators see.
enum SelftestCommand: Command {
  static let description = CommandDescription(
    .selftest,
    "plant wrong goldens in every comparator; passes only if each is caught",
    examples: [
      .init("navsim selftest", "run it before the suite"),
      .init("navsim selftest --json", "every trial for a program"),
    ],
    options: [.json]
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let folder = try TemporaryFolder(in: session.temporaryFolder)
    let selftest = try Selftest(CanaryComparator.all(folder: folder.path))
    if arguments.has(.json) {
      write(selftest, in: session)
      return selftest.exitCode
    }
    let style = session.output.style
    var comparator = ""
    for trial in selftest.trials {
      if trial.comparator != comparator {
        comparator = trial.comparator
        session.output.line(style.bold(comparator))
      }
      let mark = trial.isPassed ? style.good("PASS") : style.error("FAIL")
      let plant = TextWidth.pad(trial.plant.rawValue, to: 34)
      let finding = trial.finding.map { TextWidth.cut($0, to: 96) } ?? "no difference"
      session.output.line("  \(mark)  \(plant)\(style.dim(finding))")
    }
    let missed = selftest.trials.count { !$0.isPassed }
    session.output.line(
      selftest.isPassed
        ? "all \(selftest.trials.count) plants were told rightly"
        : "\(missed) of \(selftest.trials.count) plants were missed: trust no result of this program"
    )
    return selftest.exitCode
  }

  private static func write(_ selftest: Selftest, in session: Session) {
    session.writeJSON { json in
      json.member("passed", selftest.isPassed)
      json.beginArray("trials")
      for trial in selftest.trials {
        json.beginObject()
        json.member("comparator", trial.comparator)
        json.member("plant", trial.plant.rawValue)
        json.member("passed", trial.isPassed)
        if let finding = trial.finding {
          json.member("finding", finding)
        }
        json.endObject()
      }
      json.endArray()
    }
  }
}
