import Platform
package import CanonicalJSON

/// A difference with what follows from it.
package struct FoldedCause: Hashable, Sendable {
  /// The difference in words, with its reason where one is known.
  package var text: String

  /// The virtual time of the difference in milliseconds.
  package var time: Int64

  /// The rule that decided otherwise; empty where none is known.
  package var rule: String

  /// How many other differences follow from it.
  package var consequenceCount: Int

  /// Whether that they follow from it is a guess.
  package var isGuess: Bool

  /// What it has in common with causes of other scenarios.
  package var finding: Finding

  /// Creates a cause.
  package init(
    text: String,
    time: Int64,
    rule: String,
    consequenceCount: Int,
    isGuess: Bool,
    finding: Finding
  ) {
    self.text = text
    self.time = time
    self.rule = rule
    self.consequenceCount = consequenceCount
    self.isGuess = isGuess
    self.finding = finding
  }
}

extension FoldedCause {
  /// Why the rule decided otherwise; empty where that is not known.
  package var reason: String { finding.reason }

  /// Writes the cause as an object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text", text)
    writer.member("t", time)
    if !rule.isEmpty {
      writer.member("rule", rule)
    }
    if !reason.isEmpty {
      writer.member("reason", reason)
    }
    writer.member("consequences", consequenceCount)
    writer.member("guess", isGuess)
    writer.member("group", finding.group)
    if let ticks = finding.ticks { writer.member("ticks", ticks) }
    writer.endObject()
  }
}

extension [FoldedCause] {
  /// How many causes there are, in words: `1 cause, 84 consequences`.
  package var summary: String {
    let name = count > 1 ? "independent cause" : "cause"
    let consequences = reduce(0) { $0 + $1.consequenceCount }
    let guesses = count { $0.isGuess && $0.consequenceCount > 0 }
    let head = Quantity.count(count, name)
    if consequences == 0 { return head }
    let folded = "\(head), \(Quantity.count(consequences, "consequence"))"
    if guesses == 0 { return folded }
    return folded
      + (guesses == count
        ? " folded by time (a guess)" : ", \(Quantity.count(guesses, "fold")) by time (a guess)")
  }
}
