public import CanonicalJSON

/// A scenario that cannot be run, with every problem found (exit 2).
public struct ScenarioError: Error, Sendable, CustomStringConvertible {
  /// Every problem that was found, each with its place where it has one.
  public let problems: [Diagnostic]

  /// Creates an error of some problems.
  public init(_ problems: [Diagnostic]) {
    self.problems = problems
  }

  init(path: String, _ message: String, hint: String? = nil) {
    problems = [
      Diagnostic(message, source: path, hint: hint)
    ]
  }

  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
