import Foundation
import Platform
import Regression
import Reporting
import Synchronization
public import Simulation
public import Testing

/// Runs a scenario with a navigator and records an issue where it does not hold: its expectations, the
/// laws, and the golden where the navigator has goldens.
///
/// The words of the issue are those of `navsim test`; the recording, and the page that `navsim report`
/// makes, are attached. Where the scenario cannot be judged of this navigator, a warning says why. It is
/// run twice, so that a navigator that answers otherwise the second time is found.
///
/// Goldens stand in `Golden/navigators/<name>/` beside the suite's `Scenarios`; the first ones are written
/// where the variable `NAVSIM_UPDATE` is `missing`.
///
/// - Parameters:
///   - scenario: A run of a ``ScenarioSuite``.
///   - make: Makes the navigator, anew for each run.
/// - Throws: What `NAVSIM_UPDATE` says that is no word of it.
public func verify(
  _ scenario: ScenarioReference,
  with make: @escaping @Sendable () -> any NavigatorUnderTest,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
  let subject = make().identity
  var identity = scenario.identity
  identity.navigator = subject.name
  let environment = ProcessInfo.processInfo.environment
  let book = ReportBook()
  let maps = MapFiles(
    below: NSTemporaryDirectory(),
    workingFolder: FileManager.default.currentDirectoryPath
  )
  let executor = KeepingExecutor(
    ReportExecutor(
      simulation: SimulationExecutor(navigator: .foreign(MadeNavigators(make), subject, maps)),
      book: book
    )
  )
  let test = ScenarioTest(
    executor: executor,
    store: GoldenStore(pendingFolder: environment["NAVSIM_PENDING_DIR"]),
    policy: try UpdatePolicy(flag: nil) { environment[$0] }
  )
  let outcome = test.outcome(of: identity, checkingDeterminism: true)
  switch outcome.kind {
  case .held: return
  case .notJudged:
    Issue.record(
      "\(scenario.name) is not judged: \(outcome.reason)",
      severity: .warning,
      sourceLocation: sourceLocation
    )
  case .violated, .failed:
    let name = Paths.name(of: scenario.name)
    let recording = executor.recording
    Attachment.record(recording, named: "\(name).jsonl", sourceLocation: sourceLocation)
    if let page = try? book.page(of: [outcome], title: scenario.name, command: "swift test") {
      Attachment.record(page.html, named: "\(name).html", sourceLocation: sourceLocation)
    }
    let words = OutcomeText(outcome, style: .plain, isInTest: true).failure.joined(separator: "\n")
    Issue.record(Comment(rawValue: words), sourceLocation: sourceLocation)
  }
}

/// Keeps what the first run recorded.
private final class KeepingExecutor: ScenarioExecutor {
  private let inner: ReportExecutor
  private let kept = Mutex<[UInt8]>([])

  init(_ inner: ReportExecutor) { self.inner = inner }

  var recording: [UInt8] { kept.withLock { $0 } }

  func run(
    _ scenario: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts {
    try inner.run(scenario, attempt: attempt, shouldStop: shouldStop) { lines in
      if attempt == 0 { kept.withLock { $0 += copy lines } }
      try receive(lines)
    }
  }
}
