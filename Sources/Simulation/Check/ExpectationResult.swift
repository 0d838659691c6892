/// How an expectation came out.
package struct ExpectationResult: Hashable, Sendable {
  package let described: String
  /// The line in the scenario's file.
  package let line: Int
  package let isMet: Bool
  /// What was found instead; empty where it is met.
  package let found: String
}
