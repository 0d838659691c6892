import Navigation
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation

/// The page of a comparison: each navigator's drive over that of the first.
struct ComparePage {
  private let comparison: NavigatorComparison
  private let executor: SimulationExecutor

  init(_ comparison: NavigatorComparison, _ executor: SimulationExecutor) {
    self.comparison = comparison
    self.executor = executor
  }

  /// Runs the scenarios once more for their stories, and writes the page.
  ///
  /// - Throws: ``RunFailure`` where a scenario cannot be run again, ``FileError`` where the page cannot
  ///   be written.
  func write(to path: String, in session: Session) throws {
    let book = ReportBook()
    var outcomes: [ScenarioOutcome] = []
    for scenario in comparison.scenarios {
      var first: [UInt8]?
      for (entrant, row) in zip(comparison.entrants, scenario.rows) {
        if session.io.isInterrupted() { return }
        var identity = scenario.identity
        identity.navigator = entrant.name
        var outcome = ScenarioOutcome(identity)
        outcome.failure = row.failure
        if row.failure == nil, row.outcome != .notJudged {
          let recording = try add(entrant, identity, over: first, to: book, &outcome)
          first = first ?? recording
        } else {
          outcome.facts.notJudged = row.reason
        }
        outcomes.append(outcome)
      }
    }
    let names = comparison.entrants.map(\.name).joined(separator: " · ")
    let page = try book.page(
      of: outcomes,
      title: "navsim compare: \(names)",
      command: "navsim " + ShellWord.join(session.arguments)
    )
    try FileSystem.write(page, to: path)
    session.error.line("report   \(ShellWord.quote(path)), \(Quantity.size(bytes: page.count))")
  }

  private func add(
    _ entrant: NavigatorComparison.Entrant,
    _ identity: ScenarioIdentity,
    over first: [UInt8]?,
    to book: ReportBook,
    _ outcome: inout ScenarioOutcome
  ) throws -> [UInt8] {
    let loaded = try executor.load(identity)
    let scenario = try entrant.choice.applied(to: loaded.overriding(entrant.overrides))
    let watch = DriveWatch(scenario)
    var options = watch.options
    try entrant.choice.apply(to: &options)
    let result = try SimulationExecutor.run(scenario, options) { watch.take(copy $0) }
    outcome.facts = RunFacts(result, of: scenario)
    outcome.facts.title = "\(entrant.name): \(scenario.title)"
    let story = try watch.story(endTime: result.endTime.milliseconds)
    book.add(story, of: identity, recording: watch.recording, golden: first)
    return watch.recording
  }
}
