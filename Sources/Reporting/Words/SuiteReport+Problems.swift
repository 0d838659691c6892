package import Regression

extension SuiteReport {
  /// What is wrong beside the scenarios: what went wrong as a whole, and claims that none of them meets.
  package var problems: [String] { errors + (claims?.problems ?? []) }
}
