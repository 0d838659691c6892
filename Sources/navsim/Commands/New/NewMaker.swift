import Reporting
import Platform
import Geodesy
import Regression
import RoadNetwork
import ScenarioLanguage
import Simulation
import Traces

/// Makes the scenarios of a log one after another, and tells of each.
struct NewMaker {
  let log: DriveLog
  let source: MapSource
  let session: Session
  /// nil where nobody is asked.
  let questions: NewQuestions?
  private var choices = DriveAuthor.Choices()
  private var replaces = false
  private var isJSON = false

  init(log: DriveLog, source: MapSource, session: Session, questions: NewQuestions?) {
    self.log = log
    self.source = source
    self.session = session
    self.questions = questions
  }

  mutating func readChoices(_ arguments: CommandArguments) throws {
    choices.title = arguments.value(NewCommand.Options.title)
    choices.isAnonymised = arguments.has(NewCommand.Options.anonymise)
    if let corridor = try arguments.number(NewCommand.Options.corridor) {
      choices.corridor = max(corridor, 50)
    }
    if let stop = try arguments.number(NewCommand.Options.stop) {
      choices.reading.stop = max(stop, 10)
    }
    replaces = arguments.has(OutputRule.force)
    isJSON = arguments.has(.json)
  }

  /// A scenario that was written, with what the gate says of it.
  struct Made {
    let text: NewText
    let outcome: ScenarioOutcome

    var drive: AuthoredDrive { text.drive }
  }

  /// Makes the scenario of one drive, by its number from 0.
  func made(_ number: Int, _ target: NewTarget) throws -> Made {
    let fixes = Array(log.drives[number])
    var choices = choices
    var target = target
    if let questions {
      try ask(questions, fixes, &choices)
      if !target.isFixed { target = NewTarget(path: questions.file(target.path), isFixed: true) }
    }
    session.error.progress("trying \(Paths.name(of: target.path))")
    let drive = try authored(fixes, target, choices)
    session.error.clearProgress()
    if session.io.isInterrupted() { throw CommandFailure(.interrupted, "interrupted") }
    for path in drive.obstacles { try session.check(output: path, .work(isForced: replaces)) }
    try drive.write()
    let test = ScenarioTest(
      executor: SimulationExecutor(),
      store: session.goldenStore,
      policy: .checking,
      shouldStop: session.io.isInterrupted
    )
    return Made(
      text: NewText(log: log, number: number, drive: drive, map: source.map),
      outcome: test.outcome(of: drive.targets.identity, checkingDeterminism: true)
    )
  }

  /// Tells of a scenario that was written.
  func tell(_ made: Made) {
    if isJSON {
      NewJSON(text: made.text, outcome: made.outcome).write(to: session)
    } else {
      let style = session.output.style
      for line in made.text.lines(style) + made.text.written(made.outcome, style) {
        session.output.line(line)
      }
    }
    if !made.drive.isAnonymised { Self.warn(session.error) }
    if !made.outcome.isPassed {
      for line in OutcomeText(made.outcome, style: session.error.style).failure {
        session.error.block(line)
      }
    }
  }

  /// Says what files of a drive give away that was not redrawn.
  static func warn(_ stream: OutputStream) {
    stream.line(
      "note: who reads its files knows where and when it was, and both its ends; --anonymise hides them"
    )
  }

  /// How often a name that is taken is followed by a number.
  private static let mostNames = 1000

  /// Tries a drive; where its names are taken by others, under names that are free.
  private func authored(
    _ fixes: [Fix],
    _ target: NewTarget,
    _ choices: DriveAuthor.Choices
  ) throws -> AuthoredDrive {
    var choices = choices
    let folder = session.io.workingFolder
    let first = DriveTargets(scenario: target.path, workingFolder: folder)
    var targets = first
    for number in 2...Self.mostNames {
      choices.hasSchema =
        FileSystem.kind(of: Paths.join(targets.folder, "schema/scenario.schema.json")) == .file
      let author = DriveAuthor(
        name: log.path,
        source: source,
        choices: choices,
        temporary: session.temporaryFolder,
        shouldStop: session.io.isInterrupted
      )
      let drive = try authored(author, fixes, targets)
      let obstacles = drive.obstacles
      let isOwn = obstacles.contains { $0 == targets.scenario || $0 == targets.golden }
      if obstacles.isEmpty || replaces || isOwn && target.isFixed { return drive }
      targets =
        isOwn
        ? DriveTargets(
          scenario: NewCommand.numbered(target.path, number),
          workingFolder: folder
        ) : first.naming("\(first.name)-\(number)")
    }
    throw CommandFailure.input("\(target.path): error: it is there already, a thousand times over")
  }

  private func authored(
    _ author: DriveAuthor,
    _ fixes: [Fix],
    _ targets: DriveTargets
  ) throws -> AuthoredDrive {
    do {
      return try author.scenario(of: fixes, for: targets)
    } catch let error as TraceError {
      throw CommandFailure.input(error.description)
    } catch let error as RunFailure {
      throw CommandFailure(error.exitCode, error.description)
    }
  }

  /// Asks what only the driver knows.
  private func ask(
    _ questions: NewQuestions,
    _ fixes: [Fix],
    _ choices: inout DriveAuthor.Choices
  ) throws {
    let story: InferredDrive
    do throws(TraceError) {
      story = try DriveInterpreter(source.map, name: log.path).story(
        of: fixes,
        options: choices.reading
      )
    } catch {
      throw CommandFailure.input(error.description)
    }
    questions.tell(story)
    choices.reading.ignoredStops = questions.ignoredStops(of: story)
    choices.reading.answers = questions.answers(of: story)
    if !choices.isAnonymised { choices.isAnonymised = questions.wantsAnonymity }
    if choices.title == nil { choices.title = questions.title }
  }
}

/// Where a scenario goes.
struct NewTarget {
  /// Its file.
  let path: String
  /// Whether somebody named it; else another name is taken where this one is.
  let isFixed: Bool
}
