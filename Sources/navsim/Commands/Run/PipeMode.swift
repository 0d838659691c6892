import Platform
import CanonicalJSON
import Recording
import Regression
import ScenarioLanguage
import Simulation
import Synchronization

/// `navsim run --stdin`: one scenario a line in, one result a line out, as they come.
///
/// A line is the path of a scenario or a whole scenario on one line, or an object that holds one and what
/// its result repeats (``PipedScenario``); files that a whole scenario names are looked for below the
/// working folder. Empty lines are left out. What is wrong with one line is its result, and the next is
/// read.
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
      let piped = PipedScenario(text, number: number, workingFolder: session.io.workingFolder)
      let kept = KeptRecords()
      let outcome = try outcome(of: piped, kept)
      codes.insert(outcome.exitCode)
      session.output.write(Self.line(of: outcome, piped, kept))
      // Whoever hands out the work waits for the result.
      guard session.output.flush() == .written else { break }
    }
    if session.io.isInterrupted() { codes.insert(.interrupted) }
    return codes.isEmpty ? .nothingSelected : ExitCode.combined(codes)
  }

  /// Returns the result of a line: the outcome, and what is told only here.
  private static func line(
    of outcome: ScenarioOutcome,
    _ piped: PipedScenario,
    _ kept: KeptRecords
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    if !piped.id.isEmpty { writer.member("id", raw: piped.id) }
    outcome.writeMembers(to: &writer, timed: true)
    if let margin = outcome.facts.worstMargin {
      writer.beginObject("worstMargin")
      margin.writeMembers(to: &writer)
      writer.endObject()
    }
    if piped.events != nil {
      writer.beginArray("recorded")
      for record in kept.lines { writer.raw(record) }
      writer.endArray()
    }
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  private func outcome(
    of piped: PipedScenario,
    _ kept: KeptRecords
  ) throws -> ScenarioOutcome {
    if let failure = piped.failure {
      var outcome = ScenarioOutcome(piped.identity)
      outcome.failure = failure
      return outcome
    }
    var policy = try UpdatePolicy(flag: UpdatePolicy.Mode.none) { session.environment[$0] }
    policy.isCheckMode = false
    let test = ScenarioTest(
      executor: SimulationExecutor(
        reach: reach,
        navigator: navigator,
        text: piped.text,
        prepare: { [events = piped.events] _, options in
          guard let events else { return }
          options.observedKinds = events
          options.recordObserver = { if events.contains($0.kind) { kept.keep($0) } }
        }
      ),
      store: session.goldenStore,
      policy: policy,
      shouldStop: session.io.isInterrupted
    )
    var outcome = test.outcome(of: piped.identity)
    outcome.identity = piped.identity.called(piped.name)
    // Who sends scenarios wants to know what they do; a golden is not asked for.
    if outcome.failure == nil, outcome.verdict == .missing {
      outcome.verdict = nil
      outcome.diff = nil
    }
    return outcome
  }
}

/// The records that a line asked for, in their order.
private final class KeptRecords: Sendable {
  private let kept = Mutex<[[UInt8]]>([])

  /// The lines of the recording, without their ends.
  var lines: [[UInt8]] { kept.withLock { $0 } }

  func keep(_ record: RecordView) { kept.withLock { $0.append(Array(record.line)) } }
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
