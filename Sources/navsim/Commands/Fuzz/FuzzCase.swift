import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// One case of fuzzing, run again.
struct FuzzCase {
  private let seed: UInt64
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
    guard digits.utf8.count == 16, let seed = UInt64(digits, radix: 16) else {
      throw UsageError("'--case \(digits)': expected the 16 digits that 'navsim fuzz' tells")
    }
    guard selection.scenarios.count == 1 else {
      throw UsageError("a case is one of one scenario, not of \(selection.scenarios.count)")
    }
    self.seed = seed
    self.arguments = arguments
    self.session = session
    subject = try FuzzCommand.subject(selection.scenarios[0], arguments, by: navigator)
  }

  func run() throws -> ExitCode {
    let mode = FuzzCommand.mode(arguments)
    let finding = CrashNote.whileRunning("crashed  case \(FuzzSeed.text(of: seed))") {
      FuzzRunner.finding(subject, seed: seed, mode: mode)
    }
    if let path = arguments.value(FuzzCommand.Options.output) { try write(to: path, finding) }
    if arguments.has(.json) {
      session.writeJSON { json in
        json.member("scenario", subject.identity.name)
        json.member("case", FuzzSeed.text(of: seed))
        json.key("fault")
        if let finding { json.string(finding.described) } else { json.null() }
      }
    } else {
      let style = session.output.style
      let words = finding.map { style.error("broken  ") + $0.described }
      session.output.line(
        "\(style.bold(subject.identity.name))  case \(FuzzSeed.text(of: seed))\n  "
          + (words ?? "every law held")
      )
    }
    guard let finding else { return .success }
    return FuzzRound.code(of: finding)
  }

  private func write(to path: String, _ finding: FuzzFinding?) throws {
    var draft = FailureBank.scenario(
      FuzzRunner.state(of: subject, seed: seed, mode: FuzzCommand.mode(arguments)),
      finding
    )
    let title = draft.root["title"]?.string ?? ""
    draft.root["title"] = .string("\(title), changed by case \(FuzzSeed.text(of: seed))")
    try FuzzCommand.write(draft, to: path, in: session)
  }
}
