/// What must be so in a run, whatever its golden says.
package struct Expectation: Sendable {
  package enum Rule: Sendable {
    /// Exactly so many matches in the whole run, each within these seconds if given.
    case count(Int, within: ClosedRange<Double>?)
    /// At least one match, each within these seconds if given.
    case some(within: ClosedRange<Double>?)
    /// No match, before or after another event where given.
    case never(before: EventPattern?, after: EventPattern?)
  }

  package var pattern: EventPattern
  package var rule: Rule
  /// Where it stands in the file.
  package var line: Int

  /// The expectation as a person reads it.
  package var described: String {
    switch rule {
    case .count(let count, let within):
      "\(pattern.described): exactly \(count)\(Self.text(within))"
    case .some(let within): "\(pattern.described): at least 1\(Self.text(within))"
    case .never(let before, let after):
      "never \(pattern.described)" + (before.map { " before \($0.described)" } ?? "")
        + (after.map { " after \($0.described)" } ?? "")
    }
  }

  private static func text(_ within: ClosedRange<Double>?) -> String {
    within.map { " within \($0.lowerBound)...\($0.upperBound) s" } ?? ""
  }
}
