/// What must be so in a run, whatever its golden says.
package struct Expectation: Sendable {
  /// What must be so of the events that match.
  package enum Rule: Sendable {
    /// So many matches in the whole run, each within the window.
    case count(ClosedRange<Int>)
    /// At least one match, each within the window.
    case some
    /// No match within the window.
    case never
    /// At least one match within the window; others may lie outside of it.
    case eventually
    /// After every match of the window's `after` a match follows, within so many seconds where given.
    case follows(seconds: Double?)
    /// After the pattern these, in this order; others may come between.
    case order([EventPattern])
    /// A value of the matches within the window.
    case value(ValueTest, of: Choice)
  }

  /// Which of the matches must have a value.
  package enum Choice: String, CaseIterable, Sendable {
    case each, first, last, any
  }

  /// Where in the run matches count.
  package struct Window: Sendable {
    /// Seconds since the start.
    package var within: ClosedRange<Double>?
    /// Before the first match of this; before the end of the run where it never comes.
    package var before: EventPattern?
    /// After the first match of this; nowhere where it never comes.
    package var after: EventPattern?

    /// Creates a window over the whole run.
    package init() {}
  }

  /// Which events it is about.
  package var pattern: EventPattern
  /// What must be so of them.
  package var rule: Rule
  /// Where in the run they count; everywhere unless the scenario says otherwise.
  package var window = Window()
  /// Where it is told that it is violated; nil where it must be met.
  package var known: KnownFailure?
  /// The file that it stands in.
  package var source: String
  /// The line in that file, from 1.
  package var line: Int
}

extension Expectation {
  /// The expectation as a person reads it.
  package var described: String {
    switch rule {
    case .count(let range):
      let count = range.count == 1 ? "exactly \(range.lowerBound)" : Self.text(range)
      return "\(pattern.described): \(count)\(window.described)"
    case .some: return "\(pattern.described): at least 1\(window.described)"
    case .never: return "never \(pattern.described)\(window.described)"
    case .eventually: return "eventually \(pattern.described)\(window.described)"
    case .follows(let seconds):
      let limit = seconds.map { " by \(Self.plain($0)) s" } ?? ""
      return "every \(window.after?.described ?? "") is followed\(limit) by \(pattern.described)"
    case .order(let patterns):
      return "in order: "
        + ([pattern] + patterns).map(\.described).joined(separator: ", then ") + window.described
    case .value(let test, let choice):
      let which = choice == .each ? "" : " of the \(choice.rawValue)"
      let verb = choice == .any ? " of any" : which
      return "\(pattern.described): \(test.described)\(verb)\(window.described)"
    }
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }

  /// A number without a needless `.0`.
  package static func plain(_ number: Double) -> String { Keys.plain(number) }
}

extension Expectation.Window {
  /// The window as it follows what is expected in it; empty for the whole run.
  package var described: String {
    (within.map {
      " within \(Expectation.plain($0.lowerBound))…\(Expectation.plain($0.upperBound)) s"
    }
      ?? "")
      + (before.map { " before \($0.described)" } ?? "")
      + (after.map { " after \($0.described)" } ?? "")
  }
}
