import Navigation
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation

/// The page of a comparison: the table, and each navigator's drive with those of the others over it.
struct ComparePage {
  private let comparison: NavigatorComparison
  private let executor: SimulationExecutor

  init(_ comparison: NavigatorComparison, _ executor: SimulationExecutor) {
    self.comparison = comparison
    self.executor = executor
  }

  /// What was driven, to be drawn.
  private struct Driven {
    var name: String
    var story: DriveStory
  }

  /// Runs the scenarios once more for their stories, and writes the page.
  ///
  /// - Throws: ``RunFailure`` where a scenario cannot be run again, ``FileError`` where the page cannot
  ///   be written.
  func write(to path: String, in session: Session) throws {
    let book = ReportBook()
    var outcomes: [ScenarioOutcome] = []
    for scenario in comparison.scenarios {
      if session.io.isInterrupted() { return }
      outcomes += try drive(scenario, into: book)
    }
    let names = comparison.entrants.map(\.name).joined(separator: " · ")
    let page = try book.page(
      of: outcomes,
      title: "navsim compare: \(names)",
      command: session.keptCommandLine,
      comparison: comparison
    )
    let file = try AtomicFile(replacing: path)
    try page.write { try file.append($0) }
    let size = Quantity.size(bytes: file.count)
    try file.commit()
    session.error.line("report   \(ShellWord.quote(path)), \(size)")
  }

  /// Drives one scenario with every navigator that could be judged in it.
  private func drive(
    _ scenario: NavigatorComparison.Comparison,
    into book: ReportBook
  ) throws -> [ScenarioOutcome] {
    var outcomes: [ScenarioOutcome] = []
    var drives: [Driven] = []
    for (entrant, row) in zip(comparison.entrants, scenario.rows) {
      var outcome = ScenarioOutcome(identity(scenario, entrant.name))
      outcome.failure = row.failure
      if row.failure == nil, row.outcome != .notJudged {
        let (driven, facts) = try drive(scenario.identity, with: entrant)
        drives.append(driven)
        outcome.facts = facts
      } else {
        outcome.facts.notJudged = row.reason
      }
      outcomes.append(outcome)
    }
    for driven in drives {
      let others = drives.filter { $0.name != driven.name }.map { ($0.name, $0.story) }
      let identity = identity(scenario, driven.name)
      book.add(driven.story, of: identity, others: others)
    }
    return outcomes
  }

  private func identity(
    _ scenario: NavigatorComparison.Comparison,
    _ navigator: String
  ) -> ScenarioIdentity {
    var identity = scenario.identity
    identity.navigator = navigator
    return identity
  }

  private func drive(
    _ identity: ScenarioIdentity,
    with entrant: NavigatorComparison.Entrant
  ) throws -> (Driven, RunFacts) {
    let loaded = try executor.load(identity)
    let scenario = try entrant.choice.applied(to: loaded.overriding(entrant.overrides))
    let watch = StoryWatch(scenario)
    var options = watch.options
    try entrant.choice.apply(to: &options)
    options.defects = entrant.defects
    let result = try SimulationExecutor.run(scenario, options) { watch.take(copy $0) }
    var facts = RunFacts(result, of: scenario)
    facts.title = "\(entrant.name): \(scenario.title)"
    let story = try watch.story(result)
    return (Driven(name: entrant.name, story: story), facts)
  }
}
