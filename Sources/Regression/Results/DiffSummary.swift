/// The difference between a golden and a new recording, small enough to be kept for every scenario.
package struct DiffSummary: Hashable, Sendable {
  /// What changed in the behaviour, see ``RecordingDiff/headline``.
  package let headline: [String]

  /// Of those lines what differs beside the events: no cause tells it.
  package let besideEvents: [String]

  /// How many causes there are or seem to be, in words.
  package let causes: String

  /// The causes found by forced continuation; nil where the differences were folded by time.
  package let foldedCauses: [FoldedCause]?

  /// What it has in common with the differences of other scenarios: its causes, each once, in the order of their
  /// times.
  package let findings: [Finding]

  /// What each difference has in common with those of other scenarios, each once.
  package let parts: [String]

  /// The findings that somebody who accepts the recording means: its causes where it is known what follows from
  /// them, else each difference, or one would be taken that a guess has folded under another.
  package let meant: [String]

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
    besideEvents = diff.besideEvents
    foldedCauses = folded
    causes = diff.changes.isEmpty ? "" : folded?.summary ?? diff.causesSummary
    report = diff.report(limit: 12)
    let told = folded?.map(\.finding) ?? diff.causes.map { diff.finding(ofCause: $0.change) }
    // A story that is another one leaves out other fixes too.
    let leftOut = told.contains(where: \.isTurn) ? [] : diff.leftOutChanges.map(\.finding)
    let isHeaderAlone = told.isEmpty && leftOut.isEmpty && !diff.isEmpty
    let all = told + leftOut + (isHeaderAlone ? [Finding(group: "header or format")] : [])
    var groups: Set<String> = []
    findings = all.filter { groups.insert($0.group).inserted }
    let leftOutGroups = diff.leftOutChanges.map(\.finding.group)
    parts = Self.each(of: diff.changes.map { diff.finding(of: $0).group } + leftOutGroups)
    let isKnown = folded?.allSatisfy { !$0.isGuess || $0.consequenceCount == 0 } ?? false
    meant = Self.each(of: findings.map(\.group) + (isKnown ? leftOutGroups : parts))
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

  private static func each(of groups: [String]) -> [String] {
    var seen: Set<String> = []
    return groups.filter { seen.insert($0).inserted }
  }

  /// Whether only words, shapes and the header differ.
  package var isCosmetic: Bool { behaviouralCount == 0 }

  /// The two kinds in words, such as `3 behavioural, 1 cosmetic`.
  package var kinds: String { "\(behaviouralCount) behavioural, \(cosmeticCount) cosmetic" }
}
