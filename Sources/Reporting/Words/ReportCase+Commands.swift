import CanonicalJSON
import Platform
package import Regression

extension ReportCase {
  /// What can be typed next: to see it again, and to hear why.
  package var commands: [String] {
    let operand = ShellWord.quote(operand)
    var lines = ["reproduce: navsim run \(operand)"]
    if let firstDifference {
      let seconds = JSONWriter.text(of: Double(firstDifference) / 1000, decimals: 3)
      lines.append("why: navsim explain \(operand) --at \(seconds)")
    }
    return lines
  }
}
