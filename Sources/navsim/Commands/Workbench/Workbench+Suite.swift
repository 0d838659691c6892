import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation
import Synchronization

extension Workbench {
  /// The list of scenarios as a page begins with it.
  var list: [UInt8] {
    let (scenarios, outcomes) = state.withLock { ($0.selection.scenarios, $0.outcomes) }
    let book = ReportBook()
    let rows = scenarios.map { identity -> [UInt8] in
      let text = ScenarioText(of: identity)
      if let outcome = outcomes[identity.name] { return book.row(of: outcome, tags: text.tags) }
      return WorkbenchPage.row(
        name: identity.name,
        path: identity.path,
        title: text.title,
        tags: text.tags
      )
    }
    let title = operands.isEmpty ? home : operands.joined(separator: " ")
    return WorkbenchPage.suite(
      title: title,
      rows: rows,
      maps: mapFiles,
      navigators: navigators.names
    )
  }

  /// The maps of the suite, on which a new drive can be drawn.
  var mapFiles: [String] {
    let folder = Paths.join(home, "maps")
    let names = (try? FileSystem.names(in: folder)) ?? []
    let endings = [".osm", ".osm.gz", ".osm.pbf", ".navmap"]
    return names.filter { name in endings.contains { name.hasSuffix($0) } }
      .map { Paths.join(folder, $0) }
  }

  /// Runs the suite, or what changed since it was run here, and tells each result as it comes.
  func runSuite(_ asked: JSONValue, _ shouldStop: @escaping @Sendable () -> Bool) throws -> [UInt8]
  {
    refresh()
    var selection = state.withLock { $0.selection }
    if asked["changed"]?.bool == true {
      let (outcomes, stamps) = state.withLock { ($0.outcomes, $0.stamps) }
      selection.filter { identity in
        outcomes[identity.name]?.isPassed != true
          || stamps[identity.name] != Self.stamps(of: identity)
      }
    }
    if let names = asked["names"].map({ Set($0.elements.compactMap(\.string)) }) {
      selection.filter { names.contains($0.name) }
    }
    tell("begin", Self.object { $0.member("total", selection.scenarios.count) })
    let runner = SuiteRunner(
      test: try test(shouldStop: shouldStop),
      jobs: jobs,
      determinism: .none,
      progress: { [self] in note($0) }
    )
    let result = runner.run(selection)
    let body = Self.object { json in
      json.member("total", selection.scenarios.count)
      json.member("run", result.outcomes.count)
      json.member("failed", result.outcomes.count { !$0.isPassed })
      json.member("interrupted", result.isInterrupted)
      json.member("ms", result.elapsed / .milliseconds(1), decimals: 0)
    }
    tell("end", body)
    return body
  }

  /// Returns a test that looks and writes nothing.
  func test(
    _ executor: (any ScenarioExecutor)? = nil,
    change: (inout UpdatePolicy) -> Void = { _ in },
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws -> ScenarioTest {
    var policy = UpdatePolicy.checking
    policy.isCheckMode = false
    change(&policy)
    return ScenarioTest(
      executor: executor ?? SimulationExecutor(reach: reach),
      store: session.goldenStore,
      policy: policy,
      shouldStop: shouldStop
    )
  }

  /// Keeps what came of a scenario.
  func keep(_ outcome: ScenarioOutcome) {
    let stamps = Self.stamps(of: outcome.identity)
    state.withLock { state in
      state.outcomes[outcome.identity.name] = outcome
      state.stamps[outcome.identity.name] = stamps
    }
  }

  private func note(_ progress: SuiteProgress) {
    let outcome = progress.outcome
    keep(outcome)
    tell(
      "result",
      Self.object { json in
        json.member("finished", progress.finishedCount)
        json.member("total", progress.totalCount)
        json.member("failed", progress.failedCount)
        json.member("simulated", progress.simulatedMilliseconds)
        json.member("row", raw: row(of: outcome))
      }
    )
  }

  /// The row of a scenario that was run.
  func row(of outcome: ScenarioOutcome) -> [UInt8] {
    ReportBook().row(of: outcome, tags: ScenarioText(of: outcome.identity).tags)
  }

  /// Looks which scenarios there are now.
  func refresh() {
    guard let selection = try? session.selection(of: operands) else { return }
    state.withLock { $0.selection = selection }
  }

  /// The stamps of all files that decide about a scenario.
  private static func stamps(of identity: ScenarioIdentity) -> [String] {
    let files = ScenarioText(of: identity).possibleFiles.union([identity.path, identity.goldenPath])
    return files.sorted().compactMap { path in FileSystem.stamp(of: path).map { "\(path) \($0)" } }
  }
}
