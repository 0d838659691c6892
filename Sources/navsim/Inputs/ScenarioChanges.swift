import CanonicalJSON
import Reporting
import Regression
import ScenarioLanguage
import Simulation

/// What a command line changes of scenarios: their seed, and keys of the navigator.
struct ScenarioChanges: Sendable {
  /// Another seed.
  static let seed = CommandOption(
    "seed",
    .required("seed"),
    "another seed than the scenario's; no golden"
  )

  /// Another value of a key of the navigator; may be repeated.
  static let set = CommandOption("set", .required("key=value"), "a key of the navigator; no golden")

  private let seed: UInt64?
  private let overrides: [NavigatorOverride]

  init(_ arguments: CommandArguments) throws {
    seed = try arguments.integer(Self.seed, atLeast: 0).map { UInt64($0) }
    overrides = try arguments.overrides(Self.set)
  }

  /// The options that change the same, as the shell takes them; nil for none.
  var words: String? {
    let all =
      (seed.map { ["--seed \($0)"] } ?? [])
      + overrides.map { "--set \(ShellWord.quote("\($0.key)=\($0.value)"))" }
    return all.isEmpty ? nil : all.joined(separator: " ")
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
