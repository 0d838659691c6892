import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// One case of fuzzing, run again.
struct FuzzCase {
  private let trail: FuzzTrail
  private let subject: FuzzSubject
  private let arguments: CommandArguments
  private let session: Session

  init(
    _ digits: String,
    _ selection: SuiteSelection,
    _ arguments: CommandArguments,
    by navigator: NavigatorChoice,
    in session: Session
  ) throws {
    guard let trail = FuzzTrail(digits) else {
      throw UsageError("'--case \(digits)': expected the 16 digits that 'navsim fuzz' tells")
    }
    guard selection.scenarios.count == 1 else {
      throw UsageError("a case is one of one scenario, not of \(selection.scenarios.count)")
    }
    self.trail = trail
    self.arguments = arguments
    self.session = session
    subject = try FuzzCommand.subject(selection.scenarios[0], arguments, by: navigator)
  }

  func run() throws -> ExitCode {
    let mode = FuzzCommand.mode(arguments)
    let finding = CrashNote.whileRunning("crashed  case \(trail.text)") {
      FuzzRunner.finding(subject, trail: trail, mode: mode)
    }
    if let path = arguments.value(FuzzCommand.Options.output) { try write(to: path, finding) }
    if arguments.has(.json) {
      session.writeJSON { json in
        json.member("scenario", subject.identity.name)
        json.member("case", trail.text)
        json.key("fault")
        if let finding { json.string(finding.described) } else { json.null() }
      }
    } else {
      let style = session.output.style
      let words = finding.map { style.error("broken  ") + $0.described }
      session.output.line("\(style.bold(subject.identity.name))  case \(trail.text)")
      session.output.line("  \(words ?? "every law held")")
    }
    guard let finding else { return .success }
    return FuzzRound.code(of: finding)
  }

  private func write(to path: String, _ finding: FuzzFinding?) throws {
    var draft = FailureBank.scenario(
      FuzzRunner.state(of: subject, trail: trail, mode: FuzzCommand.mode(arguments)),
      finding
    )
    let title = draft.root["title"]?.string ?? ""
    draft.root["title"] = .string("\(title), changed by case \(trail.text)")
    try FuzzCommand.write(draft, to: path, arguments, in: session)
  }
}
