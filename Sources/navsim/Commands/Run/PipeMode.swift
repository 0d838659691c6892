import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// `navsim run --stdin`: one scenario a line in, one result a line out, as they come.
///
/// A line is the path of a scenario or a whole scenario on one line; files that the latter names are
/// looked for below the working folder. Empty lines are left out. What is wrong with one line is its
/// result, and the next is read.
struct PipeMode {
  private let session: Session
  private let reach: SimulationExecutor.Reach
  private let navigator: NavigatorChoice

  init(_ arguments: CommandArguments, in session: Session) throws {
    self.session = session
    reach = arguments.reach
    navigator = try session.startedNavigator(arguments)
  }

  func run() throws -> ExitCode {
    var codes: Set<ExitCode> = []
    var number = 0
    while !session.io.isInterrupted(), let line = session.io.readLine() {
      number += 1
      let text = String(decoding: line, as: UTF8.self)
        .trimming { $0 == " " || $0 == "\t" || $0 == "\r" }
      if text.isEmpty { continue }
      let outcome = try outcome(of: text, number)
      codes.insert(outcome.exitCode)
      var writer = JSONWriter()
      outcome.write(to: &writer, timed: true)
      writer.newline()
      session.output.write(writer.bytes)
      // Whoever hands out the work waits for the result.
      guard session.output.flush() == .written else { break }
    }
    if session.io.isInterrupted() { codes.insert(.interrupted) }
    return codes.isEmpty ? .nothingSelected : ExitCode.combined(codes)
  }

  private func outcome(of text: String, _ number: Int) throws -> ScenarioOutcome {
    let isInline = text.hasPrefix("{")
    let path = isInline ? "line-\(number).json" : text
    let identity = ScenarioIdentity(operand: path, workingFolder: session.io.workingFolder)
    var policy = try UpdatePolicy(flag: UpdatePolicy.Mode.none) { session.environment[$0] }
    policy.isCheckMode = false
    let test = ScenarioTest(
      executor: SimulationExecutor(
        reach: reach,
        navigator: navigator,
        text: isInline ? Array(text.utf8) : nil
      ),
      store: session.goldenStore,
      policy: policy,
      shouldStop: session.io.isInterrupted
    )
    var outcome = test.outcome(of: identity)
    // Who sends scenarios wants to know what they do; a golden is not asked for.
    if outcome.failure == nil, outcome.verdict == .missing {
      outcome.verdict = nil
      outcome.diff = nil
    }
    return outcome
  }
}

extension String {
  /// Returns the text without characters at its ends.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isLeftOut($0) }),
      let last = lastIndex(where: { !isLeftOut($0) })
    else { return "" }
    return String(self[first...last])
  }
}
