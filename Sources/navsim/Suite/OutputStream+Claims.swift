import Regression
import Reporting

extension OutputStream {
  /// Tells the claims of a suite that no scenario meets.
  func tell(_ claims: ClaimsOutcome) {
    for problem in claims.problems { self.problem(problem) }
    if !claims.unmet.isEmpty { line() }
  }
}
