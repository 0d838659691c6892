/// The difference between a golden and a new recording, small enough to be kept for every scenario.
package struct DiffSummary: Hashable, Sendable {
  /// What changed in the behaviour, see ``RecordingDiff/headline``.
  package let headline: [String]

  /// How many causes there are or seem to be, in words.
  package let causes: String

  /// The causes found by forced continuation; nil where the differences were folded by time.
  package let foldedCauses: [FoldedCause]?

  /// What it has in common with the differences of other scenarios, each once, in the order of their times.
  package let findings: [Finding]

  /// The first differences one by one.
  package let report: [String]

  /// The virtual time of the first difference in milliseconds; `nil` if only the header differs.
  package let firstTime: Int64?

  /// How many differences change the behaviour.
  package let behaviouralCount: Int

  /// How many differences change words and shapes only.
  package let cosmeticCount: Int

  /// How many there are of each verdict, in the order of the verdicts.
  package let verdictCounts: [Int]

  /// Condenses a difference.
  ///
  /// - Parameter folded: the causes found by forced continuation; nil without.
  package init(_ diff: RecordingDiff, causes folded: [FoldedCause]? = nil) {
    headline = diff.headline
    foldedCauses = folded
    causes = diff.changes.isEmpty ? "" : folded?.summary ?? diff.causesSummary
    report = diff.report(limit: 12)
    var findings: [Finding] = []
    // Where nobody knows what follows from what, each difference stands for itself: or taking one finding
    // would take what was folded under it by a guess.
    let isKnown = folded?.allSatisfy { !$0.isGuess || $0.consequenceCount == 0 } ?? false
    let each = isKnown ? [] : diff.changes.map { diff.finding(of: $0) }
    let all = (folded?.map(\.finding) ?? []) + each + diff.leftOutChanges.map(\.finding)
    for finding in all where !findings.contains(where: { $0.group == finding.group }) {
      findings.append(finding)
    }
    let isHeaderAlone = findings.isEmpty && !diff.isEmpty
    self.findings = isHeaderAlone ? [Finding(group: "header or format")] : findings
    firstTime = diff.changes.first?.time
    // Looking into every record is for people; beyond some thousands nobody counts.
    let examined = diff.changes.prefix(10_000)
    let cosmetic = examined.count { diff.isCosmetic($0) }
    let header = diff.headerChanges.isEmpty && !diff.isFormatOnly ? 0 : 1
    cosmeticCount = cosmetic + header
    behaviouralCount = diff.changes.count - cosmetic + diff.leftOutChanges.count
    verdictCounts = EventChange.Verdict.allCases.map { verdict in
      diff.changes.count { $0.verdict == verdict }
    }
  }

  /// Whether only words, shapes and the header differ.
  package var isCosmetic: Bool { behaviouralCount == 0 }

  /// The two kinds in words, such as `3 behavioural, 1 cosmetic`.
  package var kinds: String { "\(behaviouralCount) behavioural, \(cosmeticCount) cosmetic" }
}
