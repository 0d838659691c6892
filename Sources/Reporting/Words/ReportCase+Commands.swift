import CanonicalJSON
import Platform
package import Regression

extension ReportCase {
  /// What can be typed next: to see it again, and to hear why.
  ///
  /// - Parameter options: what the command line said that it ran otherwise by.
  package func commands(with options: [String]) -> [String] {
    let operand = ShellWord.quote(operand)
    let words = options.map { " \(ShellWord.quote($0))" }.joined()
    let isTested = options.contains("--plant")
    let reproduce =
      if code == .nondeterminism {
        "run \(operand) --check-determinism\(words)"
      } else if isUnreadable {
        "lint \(operand)"
      } else if isTested || violatesEnsemble {
        "test \(operand)\(words)"
      } else {
        "run \(operand)\(words)"
      }
    var lines = ["reproduce: navsim \(reproduce)"]
    if !isTested, let firstDifference {
      let seconds = JSONWriter.text(of: Double(firstDifference) / 1000, decimals: 3)
      lines.append("why: navsim explain \(operand) --at \(seconds)\(words)")
    }
    return lines
  }
}
