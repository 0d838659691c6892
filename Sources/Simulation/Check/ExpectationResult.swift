/// How an expectation came out.
package struct ExpectationResult: Hashable, Sendable {
  package let described: String
  /// The file that it stands in: the scenario's, or one that it includes.
  package let source: String
  /// The line in that file.
  package let line: Int
  package let isMet: Bool
  /// What was found instead; empty where it is met.
  package let found: String
}
