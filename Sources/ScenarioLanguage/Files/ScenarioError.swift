public import CanonicalJSON

/// A scenario that cannot be run, with every problem found (exit 2).
public struct ScenarioError: Error, Sendable, CustomStringConvertible {
  public let problems: [Diagnostic]

  public init(_ problems: [Diagnostic]) {
    self.problems = problems
  }

  init(path: String, _ message: String, hint: String? = nil) {
    problems = [
      Diagnostic(message, source: path, hint: hint)
    ]
  }

  /// Returns the error with the scenario that it is of in front of each problem.
  package func naming(_ scenario: Scenario) -> ScenarioError {
    ScenarioError(
      problems.map {
        var problem = $0
        problem.message = "\(scenario.name): \(problem.message)"
        return problem
      }
    )
  }

  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
