import Reporting
import Regression
import ScenarioLanguage

/// `navsim run --signature` and `--expect-signature`: the digest of a recording, for git bisect.
///
/// git bisect takes 0 for good, 1 to 124 and 126, 127 for bad, and 125 for a commit that cannot be judged
/// (git-scm.com/docs/git-bisect, "Bisect run").
struct RunSignature {
  private let expected: String?
  private let selection: SuiteSelection
  private let reach: SimulationExecutor.Reach
  private let navigator: NavigatorChoice
  private let session: Session

  init(_ arguments: CommandArguments, in session: Session) throws {
    self.session = session
    reach = arguments.reach
    navigator = try session.startedNavigator(arguments)
    selection = try session.selection(of: arguments.operands)
    expected = arguments.value(RunCommand.Options.expectSignature)?.lowercased()
    guard selection.scenarios.count == 1 else {
      throw UsageError("a signature is that of one scenario, not of \(selection.scenarios.count)")
    }
    if let expected, expected.count != 16 || !expected.allSatisfy(\.isHexDigit) {
      throw UsageError(
        "'--expect-signature \(expected)': expected 16 hexadecimal digits",
        hint: "'navsim run <scenario> --signature' prints them"
      )
    }
  }

  func tell() throws -> ExitCode {
    do {
      let facts = try SimulationExecutor(reach: reach, navigator: navigator).run(
        selection.scenarios[0],
        attempt: 0,
        shouldStop: session.io.isInterrupted,
        receive: { _ in }
      )
      if facts.isInterrupted { return .interrupted }
      if expected == nil { session.output.line(facts.digest) }
      guard let expected, expected != facts.digest else { return .success }
      session.error.line("the signature is \(facts.digest), not \(expected)")
      return .regression
    } catch let failure as RunFailure {
      guard expected != nil else {
        throw CommandFailure(failure.exitCode, failure.description)
      }
      for message in failure.messages {
        session.error.line(Problem.painted(message, session.error.style))
      }
      return .untestable
    }
  }
}
