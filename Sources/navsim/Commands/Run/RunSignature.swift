import Reporting
import Regression
import ScenarioLanguage

/// `navsim run --signature` and `--expect-signature`: the digest of a recording, for git bisect.
///
/// git bisect takes 0 for good, 1 to 124 and 126, 127 for bad, and 125 for a commit that cannot be judged
/// (git-scm.com/docs/git-bisect, "Bisect run").
struct RunSignature {
  private let expected: String?
  private let arguments: CommandArguments
  private let session: Session

  init(_ arguments: CommandArguments, in session: Session) throws {
    self.session = session
    self.arguments = arguments
    expected = arguments.value(RunCommand.Options.expectSignature)?.lowercased()
    guard arguments.operands.count == 1 else {
      throw UsageError("a signature is that of one scenario, not of \(arguments.operands.count)")
    }
    if let expected, expected.count != 16 || !expected.allSatisfy(\.isHexDigit) {
      throw UsageError(
        "'--expect-signature \(expected)': expected 16 hexadecimal digits",
        hint: "'navsim run <scenario> --signature' prints them"
      )
    }
  }

  func tell() throws -> ExitCode {
    guard let expected else {
      guard let digest = try digest() else { return .interrupted }
      session.output.line(digest)
      return .success
    }
    let found: String?
    do {
      found = try digest()
    } catch {
      // A commit at which the scenario is absent or cannot be run is neither good nor bad.
      for message in RunFailure(error).messages {
        session.error.problem(message)
      }
      return .untestable
    }
    guard let found else { return .interrupted }
    if found == expected { return .success }
    session.error.line("the signature is \(found), not \(expected)")
    return .regression
  }

  /// Returns the digest of the scenario's recording; nil where the run was interrupted.
  private func digest() throws -> String? {
    let navigator = try session.startedNavigator(arguments)
    let selection = try session.selection(of: arguments.operands)
    guard selection.scenarios.count == 1 else {
      throw UsageError("a signature is that of one scenario, not of \(selection.scenarios.count)")
    }
    do {
      let executor = SimulationExecutor(reach: arguments.reach, navigator: navigator)
      let facts = try executor.run(
        selection.scenarios[0],
        attempt: 0,
        shouldStop: session.io.isInterrupted,
        receive: { _ in }
      )
      return facts.isInterrupted ? nil : facts.digest
    } catch let failure as RunFailure where expected == nil {
      throw CommandFailure(failure.exitCode, failure.description)
    }
  }
}
