import Platform

extension RecordingDiff {
  /// Returns the differences for people to read: the headline, then cause by cause.
  ///
  /// - Parameter limit: how many differences are told one by one.
  package func report(limit: Int = 40) -> [String] {
    if isEmpty { return ["no difference"] }
    var lines = headline
    if changes.isEmpty { return lines }
    lines.append(causesSummary)
    var shown = 0
    for cause in causes {
      for (place, change) in ([cause.change] + cause.consequences).enumerated() {
        guard shown < limit else { break }
        lines.append(line(for: change, isConsequence: place > 0))
        shown += 1
      }
    }
    if changes.count > shown {
      lines.append("  … and \(Quantity.count(changes.count - shown, "more difference"))")
    }
    return lines
  }

  private func line(for change: EventChange, isConsequence: Bool) -> String {
    let mark =
      switch change.verdict {
      case .added: "+"
      case .removed: "-"
      case .moved: ">"
      case .changed: "~"
      }
    let time = Quantity.time(milliseconds: change.time)
    let space = String(repeating: " ", count: max(0, 9 - time.count))
    return "\(isConsequence ? "    " : "  ")\(mark) \(space)\(time)  \(sentence(for: change))"
  }
}
