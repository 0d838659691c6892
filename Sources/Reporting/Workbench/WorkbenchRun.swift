import CanonicalJSON
import Platform
package import Regression
package import ScenarioLanguage
import Simulation

/// One run of a scenario that is being worked on: the path of `navsim run`, with everything that a page tells of it.
package struct WorkbenchRun {
  /// What came of it.
  package let outcome: ScenarioOutcome
  /// What was recorded, as far as it belongs into the golden.
  package let recording: [UInt8]

  private let book: ReportBook

  /// Runs a scenario's text.
  ///
  /// - Parameters:
  ///   - reference: a recording that it is compared with in place of its golden.
  ///   - shouldStop: asked now and then; the run ends early once it says so.
  /// - Throws: Nothing: what goes wrong is part of the outcome.
  package init(
    _ text: [UInt8],
    of identity: ScenarioIdentity,
    reach: SimulationExecutor.Reach,
    navigator: NavigatorChoice = .standard,
    reference: [UInt8]? = nil,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    book = ReportBook()
    let executor = ReportExecutor(
      simulation: SimulationExecutor(reach: reach, navigator: navigator, text: text),
      book: book,
      reference: reference
    )
    var outcome = ScenarioOutcome(identity)
    var recording: [UInt8] = []
    outcome.elapsed = ContinuousClock().measure {
      do {
        outcome.facts = try executor.run(identity, attempt: 0, shouldStop: shouldStop) { lines in
          recording += copy lines
        }
        if !outcome.facts.isInterrupted {
          outcome.verdict = Self.verdict(of: recording, identity)
        }
      } catch {
        outcome.failure = RunFailure(error)
      }
    }
    self.outcome = outcome
    self.recording = recording
  }

  private static func verdict(of recording: [UInt8], _ identity: ScenarioIdentity) -> GoldenVerdict
  {
    guard let golden = try? FileSystem.read(identity.goldenPath) else { return .missing }
    if golden == recording { return .equal }
    let equal = zip(golden, recording).prefix { $0 == $1 }.count
    return .different(equalBytes: equal)
  }

  /// The row of the suite's list.
  package var row: [UInt8] { book.row(of: outcome, tags: []) }

  /// Everything about the drive as one object.
  package var detail: [UInt8] { book.detail(of: outcome) }

  /// Returns the scenario's map as one object, to draw on; nil where it has none.
  ///
  /// - Throws: ``MapError`` where its file cannot be read.
  package func map(_ setup: MapSetup?) throws -> [UInt8]? {
    guard let source = ReportMapSource(setup) else { return nil }
    return try ReportMap.whole(source, orAround: book.neighbourhood(of: outcome.identity))
  }
}
