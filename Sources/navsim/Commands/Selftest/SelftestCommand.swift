import Reporting
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim selftest`: proves that the gate sees.
enum SelftestCommand: Command {
  static let description = CommandDescription(
    .selftest,
    "plant what is wrong in the gate itself; passes only if each is told rightly",
    examples: [
      .init("navsim selftest", "run it before the suite"),
      .init("navsim selftest --json", "every trial for a program"),
    ],
    options: [.json],
    discussion: """
      First every comparator is given goldens that are wrong on purpose. Then a small drive goes through
      the very path of 'navsim test' again and again, each time with something else planted: every exit
      class and several at once, every way in which a recording and its golden differ, every form of an
      expectation just held and just violated, every law that a navigator can break, claims of the suite
      and bounds of an ensemble that are met and that are not. The exit code must be
      the right one, and the words too. What is missed is exit 70: trust no result of such a program.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let folder = try TemporaryFolder(in: session.temporaryFolder)
    let selftest = try Selftest(CanaryComparator.all(folder: folder.path))
    let sound = try GateTrial.soundGolden(in: folder.path, for: session)
    let results = try GateTrial.all.map {
      try $0.result(in: folder.path, sound: sound, for: session)
    }
    let isPassed = selftest.isPassed && results.allSatisfy(\.isPassed)
    if arguments.has(.json) {
      write(selftest, results, isPassed, in: session)
    } else {
      tell(selftest, in: session)
      for topic in GateTrial.Topic.allCases {
        tell(results.filter { $0.trial.topic == topic }, in: session)
      }
      let count = selftest.trials.count + results.count
      let missed = selftest.trials.count { !$0.isPassed } + results.count { !$0.isPassed }
      session.output.line(
        isPassed
          ? "all \(count) plants were told rightly"
          : "\(missed) of \(count) plants were missed: trust no result of this program"
      )
    }
    return isPassed ? .success : .harnessFault
  }

  private static func mark(_ isPassed: Bool, _ style: Style) -> String {
    isPassed ? style.good("PASS") : style.error("FAIL")
  }

  private static func tell(_ selftest: Selftest, in session: Session) {
    let style = session.output.style
    var comparator = ""
    for trial in selftest.trials {
      if trial.comparator != comparator {
        comparator = trial.comparator
        session.output.line(style.bold(comparator))
      }
      let plant = TextWidth.pad(trial.plant.rawValue, to: 34)
      let finding = trial.finding.map { TextWidth.cut($0, to: 96) } ?? "no difference"
      session.output.line("  \(mark(trial.isPassed, style))  \(plant)\(style.dim(finding))")
    }
  }

  private static func tell(_ results: [GateTrial.Result], in session: Session) {
    let style = session.output.style
    guard let topic = results.first?.trial.topic else { return }
    session.output.line(style.bold("the gate: \(topic.rawValue)"))
    for result in results {
      let name = TextWidth.pad(result.trial.name, to: 52)
      let words = ["exit \(result.code)"] + (result.isPassed ? result.trial.says : result.faults)
      let text = TextWidth.cut(words.joined(separator: " · "), to: 96)
      session.output.line("  \(mark(result.isPassed, style))  \(name)\(style.dim(text))")
      if !result.isPassed { session.output.block(result.text) }
    }
  }

  private static func write(
    _ selftest: Selftest,
    _ results: [GateTrial.Result],
    _ isPassed: Bool,
    in session: Session
  ) {
    session.writeJSON { json in
      json.member("passed", isPassed)
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
      json.beginArray("gate")
      for result in results {
        json.beginObject()
        json.member("topic", result.trial.topic.rawValue)
        json.member("plant", result.trial.name)
        json.member("passed", result.isPassed)
        json.member("exitCode", Int(result.code))
        json.strings("faults", result.faults)
        json.endObject()
      }
      json.endArray()
    }
  }
}
