import Platform
import Regression
import Reporting
import ScenarioLanguage

/// `navsim run --signature`, `--expect-signature` and `--expect-failure`: the digest of a recording and the
/// code of a failure, for git bisect.
///
/// git bisect takes 0 for good, 1 to 124 and 126, 127 for bad, and 125 for a commit that cannot be judged
/// (git-scm.com/docs/git-bisect, "Bisect run").
struct RunSignature {
  private let expected: String?
  private let failure: String?
  private let arguments: CommandArguments
  private let session: Session

  init(_ arguments: CommandArguments, in session: Session) throws {
    self.session = session
    self.arguments = arguments
    expected = arguments.value(RunCommand.Options.expectSignature)?.lowercased()
    guard arguments.operands.count == 1 else {
      throw UsageError("a signature is that of one scenario, not of \(arguments.operands.count)")
    }
    failure = arguments.value(RunCommand.Options.expectFailure)?.lowercased()
    guard expected == nil || failure == nil else {
      throw UsageError("--expect-signature and --expect-failure each ask for something: give one")
    }
    try Self.check(expected, of: RunCommand.Options.expectSignature)
    try Self.check(failure, of: RunCommand.Options.expectFailure)
  }

  private static func check(_ text: String?, of option: CommandOption) throws {
    guard let text, text.count != 16 || !text.allSatisfy(\.isHexDigit) else { return }
    throw UsageError(
      "'--\(option.name) \(text)': expected 16 hexadecimal digits",
      hint: "'navsim run <scenario> --signature' prints them"
    )
  }

  func tell() throws -> ExitCode {
    guard expected != nil || failure != nil else {
      let identity = try scenario()
      guard let digest = try digest(of: identity) else { return .interrupted }
      session.output.line(digest)
      if let signature = try signature(of: identity) {
        session.error.line("fails as \(signature.code): \(signature.text)")
      }
      return .success
    }
    do {
      let identity = try scenario()
      return try failure.map { try judge(identity, failingAs: $0) } ?? judge(identity)
    } catch {
      // A commit at which the scenario is absent or cannot be run is neither good nor bad.
      _ = session.tell(error)
      return .untestable
    }
  }

  private func judge(_ identity: ScenarioIdentity) throws -> ExitCode {
    guard let found = try digest(of: identity) else { return .interrupted }
    if found == expected { return .success }
    session.error.line("the signature is \(found), not \(expected ?? "")")
    return .regression
  }

  private func judge(_ identity: ScenarioIdentity, failingAs code: String) throws -> ExitCode {
    guard let found = try signature(of: identity) else { return .success }
    session.error.line("fails as \(found.code): \(found.text)")
    // A commit that fails in another way says nothing of this one.
    return found.code == code ? .regression : .untestable
  }

  private func scenario() throws -> ScenarioIdentity {
    let selection = try session.selection(of: arguments.operands)
    guard selection.scenarios.count == 1 else {
      throw UsageError("a signature is that of one scenario, not of \(selection.scenarios.count)")
    }
    return selection.scenarios[0]
  }

  /// Returns how a scenario fails; nil where it passes.
  private func signature(of identity: ScenarioIdentity) throws -> FailureSignature? {
    let navigator = try session.startedNavigator(arguments)
    let executor = SimulationExecutor(reach: arguments.reach, navigator: navigator)
    let trial = ShrinkTrial(
      path: identity.path,
      name: identity.name,
      folderRoot: nil,
      navigator: navigator
    )
    let seen = try trial.observe(try executor.load(identity), keepsRecording: true)
    let golden =
      FileSystem.kind(of: identity.goldenPath) == .file
      ? try FileSystem.read(identity.goldenPath) : nil
    return try FailureSignature(seen, golden: golden, path: identity.goldenPath)
  }

  /// Returns the digest of the scenario's recording; nil where the run was interrupted.
  private func digest(of identity: ScenarioIdentity) throws -> String? {
    let navigator = try session.startedNavigator(arguments)
    do {
      let executor = SimulationExecutor(reach: arguments.reach, navigator: navigator)
      let facts = try executor.run(
        identity,
        attempt: 0,
        shouldStop: session.io.isInterrupted,
        receive: { _ in }
      )
      return facts.isInterrupted ? nil : facts.digest
    } catch let failure as RunFailure where expected == nil && self.failure == nil {
      throw CommandFailure(failure.exitCode, failure.description)
    }
  }
}
