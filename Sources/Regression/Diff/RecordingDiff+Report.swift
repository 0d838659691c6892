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
      guard shown < limit else { break }
      lines.append(line(for: cause.change, isConsequence: false))
      let consequences = cause.consequences.prefix(limit - shown - 1)
      lines += consequences.map { line(for: $0, isConsequence: true) }
      shown += 1 + consequences.count
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
