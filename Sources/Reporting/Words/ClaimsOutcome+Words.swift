package import Regression
import Platform

extension ClaimsOutcome {
  /// What came of the claims, in a few words.
  package var summary: String {
    let count = Quantity.count(entries.count, "claim")
    if let reason { return "\(count) of the suite not judged: \(reason)" }
    let met = entries.count - unmet.count
    return unmet.isEmpty
      ? "\(Quantity.all(entries.count, "claim")) met" : "\(met) of \(count) met"
  }

  /// What is wrong, a line for each claim that no scenario meets.
  package var problems: [String] {
    unmet.map { "\($0.place): error: no scenario of the suite meets the claim: \($0.text)" }
  }
}
