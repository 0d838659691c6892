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
  package static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
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
