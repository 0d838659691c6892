package import ScenarioLanguage

/// What came of something that is judged.
package enum Judgement: String, Hashable, Sendable, CaseIterable {
  case held, violated
  /// The navigator does not tell what it would be judged by.
  case notJudged
}

/// How an expectation came out.
package struct ExpectationResult: Hashable, Sendable {
  /// The expectation as a person reads it.
  package let described: String
  /// The file that it stands in: the scenario's, or one that it includes.
  package let source: String
  /// The line in that file.
  package let line: Int
  /// Whether it held.
  package let judgement: Judgement
  /// What was found instead, or why it is not judged; empty where it held.
  package let found: String
  /// By how much it held; nil where it did not, or nothing can be measured.
  package let margin: ExpectationMargin?

  /// The result of an expectation.
  package init(
    _ expectation: Expectation,
    _ judgement: Judgement,
    _ found: String = "",
    margin: ExpectationMargin? = nil
  ) {
    described = expectation.described
    source = expectation.source
    line = expectation.line
    self.judgement = judgement
    self.found = found
    self.margin = margin
  }

  /// Whether it held.
  package var isMet: Bool { judgement == .held }
}
