import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

extension CommandArguments {
  /// The keys of the navigator that `--set` gives.
  func overrides() throws -> [NavigatorOverride] {
    try values("set").map { text in
      guard let override = NavigatorOverride(text) else {
        throw UsageError("'--set \(text)': expected <key>=<value>, such as offRoute.distance=30")
      }
      return override
    }
  }

  /// Calls something that reads `--set` and `--profile`, and says of a problem that it is theirs.
  func problems<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as ScenarioError {
      throw UsageError(
        error.problems.map { "\($0.message) (at \($0.pointer))" }.joined(separator: "; "),
        hint: error.problems.first?.hint ?? "'navsim schema navigator' lists the keys"
      )
    }
  }
}
