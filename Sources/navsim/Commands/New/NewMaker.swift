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

  /// Makes the scenario of one drive, by its number from 0.
  func make(_ number: Int, _ targets: DriveTargets) throws -> ExitCode {
    // Where the scenario is there, nobody need wait for the drive.
    try session.check(output: targets.scenario, .work(isForced: replaces))
    let fixes = log.drives[number]
    var choices = choices
    choices.hasSchema =
      FileSystem.kind(of: Paths.join(targets.folder, "schema/scenario.schema.json")) == .file
    if let questions { try ask(questions, fixes, &choices) }
    session.error.progress("trying the drive")
    let author = DriveAuthor(
      name: log.path,
      source: source,
      choices: choices,
      temporary: session.temporaryFolder,
      shouldStop: session.io.isInterrupted
    )
    let drive = try authored(author, fixes, targets)
    session.error.clearProgress()
    if session.io.isInterrupted() { return .interrupted }
    let text = NewText(log: log, number: number, drive: drive, map: source.map)
    for path in drive.obstacles { try session.check(output: path, .work(isForced: replaces)) }
    try drive.write()
    return conclude(drive, text)
  }

  /// Tests what was written as the gate does: twice, and against its golden.
  private func conclude(_ drive: AuthoredDrive, _ text: NewText) -> ExitCode {
    let test = ScenarioTest(
      executor: SimulationExecutor(),
      store: session.goldenStore,
      policy: .checking,
      shouldStop: session.io.isInterrupted
    )
    let outcome = test.outcome(of: drive.targets.identity, checkingDeterminism: true)
    if isJSON {
      NewJSON(text: text, outcome: outcome).write(to: session)
    } else {
      for line in text.lines(session.output.style) + text.written(outcome, session.output.style) {
        session.output.line(line)
      }
    }
    if !drive.isAnonymised {
      session.error.line(
        "note: who reads its files knows where and when it was, and both its ends; --anonymise hides them"
      )
    }
    if !outcome.isPassed {
      for line in OutcomeText(outcome, style: session.error.style).failure {
        session.error.block(line)
      }
    }
    return outcome.exitCode
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
    if !choices.isAnonymised { choices.isAnonymised = questions.wantsAnonymity }
    if choices.title == nil { choices.title = questions.title }
  }
}
