/// Why a scenario cannot be made smaller.
package enum ShrinkError: Error, Hashable, Sendable {
  /// It passes.
  case notFailing(String)
  /// What should not fail, fails as well.
  case referenceFails(String)
  /// Two runs of it differ.
  case flaky(NondeterminismFinding?)
}
