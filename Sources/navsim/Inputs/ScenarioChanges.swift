import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// What a command line changes of scenarios: their seed, and keys of the navigator.
struct ScenarioChanges: Sendable {
  private let seed: UInt64?
  private let overrides: [NavigatorOverride]

  init(_ arguments: CommandArguments) throws {
    seed = try arguments.integer("seed", atLeast: 0).map { UInt64($0) }
    overrides = try arguments.overrides()
  }

  /// Whether anything is changed, so that the scenario's golden says nothing of the run.
  var isSomething: Bool { seed != nil || !overrides.isEmpty }

  /// Returns a scenario with the changes.
  ///
  /// - Throws: ``RunFailure`` where a key does not fit.
  func applied(to scenario: Scenario) throws -> Scenario {
    do {
      var changed = try scenario.overriding(overrides)
      if let seed { changed.seed = seed }
      return changed
    } catch {
      throw RunFailure(.invalidInput, error.problems.map(\.description))
    }
  }
}
