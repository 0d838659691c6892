import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation

/// `navsim selftest`: proves that the gate sees.
enum SelftestCommand: Command {
  static let description = CommandDescription(
    .selftest,
    "plant what is wrong in the gate itself; passes only if each is told rightly",
    examples: [
      .init("navsim selftest", "run it before the suite"),
      .init("navsim selftest --json", "every trial for a program"),
      .init("navsim selftest --words", "all that is said, word by word, each with its digest"),
    ],
    options: [.json, words, failFast],
    discussion: """
      First every comparator is given goldens that are wrong on purpose. Then a small drive goes through
      the very path of 'navsim test' again and again, each time with something else planted: every exit
      class and several at once, every way in which a recording and its golden differ, every form of an
      expectation just held and just violated, every law that a navigator can break, claims of the suite
      and bounds of an ensemble that are met and that are not. The exit code must be
      the right one, and the words too. What is missed is exit 70: trust no result of such a program.

      All that is said, to people and to programs, is also held by its digest, as are the laws at their
      edges and what is said of recordings that differ: no word, number or place of it changes unseen.
      """
  )

  private static let words = CommandOption(
    "words",
    "print all that was said, each trial under its digest",
    isCommon: false
  )

  private static let failFast = CommandOption(
    "fail-fast",
    "say nothing, and stop at the first plant that was missed",
    isCommon: false
  )

  /// What is wrong with a trial that says something else than before.
  static let otherWords = "it says other words than were accepted: navsim selftest --words"

  private static let nothingTold = "it has a line in the book of words and was not tried"

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let folder = try TemporaryFolder(in: session.temporaryFolder)
    let selftest = try Selftest(CanaryComparator.all(folder: folder.path))
    if arguments.has(failFast) {
      let isSound = selftest.isPassed && SelftestBook.agrees(with: selftest.words)
      return try isSound && passes(behind: selftest.words, in: folder.path, session)
        ? .success : .harnessFault
    }
    let sound = try GateTrial.soundGolden(in: folder.path, for: session)
    let results = try GateTrial.all.map {
      try $0.result(in: folder.path, sound: sound, for: session).heldToBook()
    }
    let words =
      [selftest.words] + LawTrials.all + SimulatorTrials.all
      + DifferenceTrials.all(in: folder.path) + LiveTrials.all(in: folder.path)
    if arguments.has(Self.words) {
      for trial in words + results.map(\.told) {
        session.output.line("\(SelftestBook.digest(of: trial.told)) \(trial.name)")
        session.output.block(trial.told)
      }
    }
    let changed = words.filter { !SelftestBook.agrees(with: $0) }
    let untold = SelftestBook.untold(by: [selftest.words] + words + results.map(\.told))
    let isPassed =
      selftest.isPassed && results.allSatisfy(\.isPassed) && changed.isEmpty && untold.isEmpty
    if arguments.has(.json) {
      write(selftest, results, words, untold, isPassed, in: session)
    } else {
      tell(selftest, in: session)
      for topic in GateTrial.Topic.allCases {
        tell(results.filter { $0.trial.topic == topic }, in: session)
      }
      tell(words, changed: changed, untold: untold, in: session)
      let count = selftest.trials.count + results.count + words.count + untold.count
      let missed =
        selftest.trials.count { !$0.isPassed } + results.count { !$0.isPassed } + changed.count
        + untold.count
      session.output.line(
        isPassed
          ? "all \(count) plants were told rightly"
          : "\(missed) of \(count) plants were missed: trust no result of this program"
      )
    }
    return isPassed ? .success : .harnessFault
  }

  /// Whether every trial passes and none is gone; the first that does not is the last that is made.
  private static func passes(
    behind comparators: ToldTrial,
    in folder: String,
    _ session: Session
  ) throws -> Bool {
    var told = [comparators]
    let parts = [
      { DifferenceTrials.all(in: folder) }, { LawTrials.all }, { SimulatorTrials.all },
      { LiveTrials.all(in: folder) },
    ]
    for part in parts {
      let trials = part()
      guard trials.allSatisfy(SelftestBook.agrees) else { return false }
      told += trials
    }
    let sound = try GateTrial.soundGolden(in: folder, for: session)
    for trial in GateTrial.all {
      let result = try trial.result(in: folder, sound: sound, for: session).heldToBook()
      guard result.isPassed else { return false }
      told.append(result.told)
    }
    return SelftestBook.untold(by: told).isEmpty
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
      let name = TextWidth.pad(result.trial.name, to: 50) + "  "
      let words = ["exit \(result.code)"] + (result.isPassed ? result.trial.says : result.faults)
      let text = TextWidth.cut(words.joined(separator: " · "), to: 96)
      session.output.line("  \(mark(result.isPassed, style))  \(name)\(style.dim(text))")
      if !result.isPassed { session.output.block(result.text) }
    }
  }

  /// Tells of what is held by its words alone; what is as it was is counted.
  private static func tell(
    _ words: [ToldTrial],
    changed: [ToldTrial],
    untold: [String],
    in session: Session
  ) {
    let style = session.output.style
    session.output.line(style.bold("the gate: words"))
    for (name, fault) in changed.map({ ($0.name, otherWords) }) + untold.map({ ($0, nothingTold) })
    {
      let name = TextWidth.pad(name, to: 50) + "  "
      session.output.line("  \(mark(false, style))  \(name)\(style.dim(fault))")
    }
    let text = Quantity.count(words.count - changed.count, "trial") + " said what was accepted"
    session.output.line("  \(mark(changed.isEmpty, style))  \(text)")
  }

  private static func write(
    _ selftest: Selftest,
    _ results: [GateTrial.Result],
    _ words: [ToldTrial],
    _ untold: [String],
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
      json.beginArray("words")
      for trial in words {
        json.beginObject()
        json.member("plant", trial.name)
        json.member("digest", SelftestBook.digest(of: trial.told))
        json.member("passed", SelftestBook.agrees(with: trial))
        json.endObject()
      }
      json.endArray()
      json.strings("untold", untold)
    }
  }
}
