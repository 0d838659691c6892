import CanonicalJSON
import Platform

/// What several scenarios have in common: one change, told once.
package struct FindingGroup: Hashable, Sendable {
  /// What is common, by which `accept --group` names it.
  package let name: String
  /// The scenarios as one types them, in the order of the suite.
  package private(set) var operands: [String] = []
  /// What else the same change looks like, where it is not told by the group's name.
  package private(set) var others: [String] = []
  /// Locations by which events moved, in all scenarios.
  private var ticks: [Int] = []
  /// Whether the event is new, gone, or neither, as scenarios have it.
  private var appearances: Set<Bool?> = []
  /// Why it is so, by the words without their numbers.
  private var reasons: [String: Reason] = [:]

  /// A reason that scenarios have in common.
  private struct Reason: Hashable {
    /// The words with the numbers of the first scenario.
    var first: String
    /// In how many scenarios it is the reason.
    var count = 0
  }

  private init(_ name: String) { self.name = name }

  /// Groups the findings of scenarios: that with most scenarios first, then by name.
  ///
  /// What one change is in one scenario and what it is in another are tied: by a member of an event, or by a moment at
  /// which a scenario shows both. What comes behind a turn of the story is its consequence, unless it is elsewhere the
  /// first thing that differs; and that is taken for one too where its event differs behind the other change ten times as
  /// often, or three times and nearly always. What is but a sign of some change is told with the one it can be a sign of.
  package static func groups(of scenarios: [ScenarioFindings]) -> [FindingGroup] {
    let changes = Changes(of: scenarios)
    var groups: [String: FindingGroup] = [:]
    for scenario in scenarios {
      for finding in changes.kept(of: scenario) {
        let name = changes.name(of: finding.group)
        var group = groups[name] ?? FindingGroup(name)
        if group.operands.last != scenario.operand { group.operands.append(scenario.operand) }
        if name == finding.group {
          group.note(finding)
        } else if !group.others.contains(finding.group) {
          group.others.append(finding.group)
        }
        groups[name] = group
      }
    }
    return groups.values.sorted {
      ($1.operands.count, $0.name) < ($0.operands.count, $1.name)
    }
  }

  /// The groups of a suite's outcomes.
  package static func groups(of outcomes: [ScenarioOutcome]) -> [FindingGroup] {
    groups(of: outcomes.filter { !$0.isPassed }.map(\.shared))
  }

  /// Takes in by how much and why.
  private mutating func note(_ finding: Finding) {
    if let ticks = finding.ticks { self.ticks.append(abs(ticks)) }
    appearances.insert(finding.appears)
    guard !finding.reason.isEmpty else { return }
    let shape = FailureShape.withoutNumbers(finding.reason)
    reasons[shape, default: Reason(first: finding.reason)].count += 1
  }

  /// The reason of most of the scenarios, as the first of them has it, such as `deviation 51.6 m crossed the limit of
  /// 50.0 m (and in 11 more alike)`; nil where none has one.
  package var reason: String? {
    let most = reasons.values.max { ($0.count, $1.first) < ($1.count, $0.first) }
    return most.map { $0.count == 1 ? $0.first : "\($0.first) (and in \($0.count - 1) more alike)" }
  }

  /// Whether it is how goldens differ, which can be accepted.
  package var isOfGolden: Bool {
    !["law ", "expectation ", "not run: "].contains { name.hasPrefix($0) }
  }

  /// `31 scenarios: didArrive sooner by 1 to 2 ticks`.
  package var described: String {
    "\(Quantity.count(operands.count, "scenario")): \(name)\(shift)"
  }

  /// What is common, with its reason where there is one.
  package var explained: String { reason.map { "\(described): \($0)" } ?? described }

  /// Writes the group as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("group", name)
    writer.member("text", described)
    if let reason { writer.member("reason", reason) }
    if !others.isEmpty { writer.strings("others", others) }
    writer.strings("scenarios", operands)
    writer.endObject()
  }

  private var shift: String {
    if appearances == [true] { return ", new in each" }
    if appearances == [false] { return ", gone in each" }
    guard let least = ticks.min(), let most = ticks.max(), most > 0 else { return "" }
    return least == most
      ? " by \(Quantity.count(least, "tick"))" : " by \(least) to \(most) ticks"
  }
}

/// What a scenario has in common with others.
package struct ScenarioFindings: Sendable {
  /// The scenario as one types it.
  package let operand: String
  /// The causes of how its golden differs in the order of their times, and what is broken and does not follow from them.
  package let findings: [Finding]
  /// The groups of all differences.
  package let parts: [String]

  /// Creates the findings of a scenario.
  package init(operand: String, findings: [Finding], parts: [String] = []) {
    (self.operand, self.findings, self.parts) = (operand, findings, parts)
  }
}

/// Which findings of a suite are one change.
private struct Changes {
  /// In so many times as many scenarios the event of a consequence differs behind the other change as it comes first.
  private static let consequenceShare = 10
  /// So many suffice where the event differs in this share of the other change's scenarios.
  private static let (steadyConsequenceShare, steadiness) = (3, 0.8)
  /// What a sign is of is in so many times as many scenarios.
  private static let signShare = 2

  /// The finding that first differs in a scenario, with in how many.
  private var firsts: [String: Int] = [:]
  /// One step from a tie to that which stands for the same change.
  private var parents: [String: String] = [:]
  private var names: [String: String] = [:]
  /// What is but a sign of some change.
  private var faint: Set<String> = []

  init(of scenarios: [ScenarioFindings]) {
    for scenario in scenarios {
      if let first = scenario.findings.first { firsts[first.group, default: 0] += 1 }
    }
    var counts: [String: Int] = [:]
    for finding in scenarios.flatMap(kept) {
      counts[finding.group, default: 0] += 1
      if finding.isFaint { faint.insert(finding.group) }
      for tie in finding.ties { join(tie, to: finding.group) }
    }
    name(counts)
    for (group, before) in consequences(scenarios, counts) { join(group, to: before) }
    name(counts)
    for (sign, change) in signs(scenarios, counts) { join(sign, to: change) }
    name(counts)
  }

  /// Returns the findings of a scenario that count by themselves.
  func kept(of scenario: ScenarioFindings) -> [Finding] {
    guard let first = scenario.findings.first, first.isTurn else { return scenario.findings }
    return [first] + scenario.findings.dropFirst().filter { firsts[$0.group] != nil }
  }

  /// Returns the name of the change that a finding shows: that of its most frequent finding.
  func name(of group: String) -> String { names[group] ?? group }

  /// The findings that come first now and then, each with the change behind which it mostly comes.
  private func consequences(
    _ scenarios: [ScenarioFindings],
    _ counts: [String: Int]
  ) -> [(group: String, before: String)] {
    var behind: [String: [String: Int]] = [:]
    var totals: [String: Int] = [:]
    for scenario in scenarios {
      guard let first = scenario.findings.first, first.isTurn else { continue }
      let change = name(of: first.group)
      totals[change, default: 0] += 1
      for event in Set(scenario.parts.map(Finding.event)) {
        behind[event, default: [:]][change, default: 0] += 1
      }
    }
    return counts.compactMap { group, count in
      let others = behind[Finding.event(of: group), default: [:]].filter {
        $0.key != name(of: group)
      }
      guard let most = others.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        most.value >= Self.consequenceShare * count
          || most.value >= Self.steadyConsequenceShare * count
            && Double(most.value) >= Self.steadiness * Double(totals[most.key] ?? 0)
      else { return nil }
      return (group, most.key)
    }
    .sorted { $0.group < $1.group }
  }

  /// The findings that are but signs, each with the change that it can be a sign of: one of the same event, or that stands
  /// beside it wherever it is, or else the most frequent of what the navigator does otherwise, where it is twice as
  /// frequent.
  private func signs(
    _ scenarios: [ScenarioFindings],
    _ counts: [String: Int]
  ) -> [(sign: String, change: String)] {
    var totals: [String: Int] = [:]
    var beside: [String: [String: Int]] = [:]
    for scenario in scenarios {
      let real = kept(of: scenario).filter { !$0.isFaint && ($0.isTurn || !$0.ties.isEmpty) }
      for name in Set(real.map { name(of: $0.group) }) where !Finding.isOfServer(name) {
        totals[name, default: 0] += 1
        for sign in kept(of: scenario) where sign.isFaint {
          beside[sign.group, default: [:]][name, default: 0] += 1
        }
      }
    }
    func most(_ isMeant: (String) -> Bool) -> (key: String, value: Int)? {
      totals.filter { isMeant($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    }
    return faint.sorted().compactMap { sign in
      let event = Finding.event(of: sign)
      if let same = most({ Finding.event(of: $0) == event }) { return (sign, same.key) }
      let steady = beside[sign]?.filter { $0.value == counts[sign] }.keys.min()
      if let steady { return (sign, steady) }
      guard let most = most({ _ in true }), most.value >= Self.signShare * (counts[sign] ?? 0)
      else { return nil }
      return (sign, most.key)
    }
  }

  private func root(of tie: String) -> String {
    var root = tie
    while let parent = parents[root] { root = parent }
    return root
  }

  private mutating func join(_ tie: String, to group: String) {
    let (one, other) = (root(of: tie), root(of: group))
    if one != other { parents[one] = other }
  }

  private mutating func name(_ counts: [String: Int]) {
    for members in Dictionary(grouping: counts.keys, by: root).values {
      let telling = members.filter { !faint.contains($0) }
      let name = (telling.isEmpty ? members : telling).min {
        (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1)
      }
      for member in members { names[member] = name }
    }
  }
}

extension ScenarioOutcome {
  /// What it has in common with others: how its golden differs, broken laws and violated expectations.
  package var findings: [Finding] {
    Finding.all(
      causes: diff?.findings ?? [],
      broken: facts.violations.map { Finding(violation: $0) }
        + facts.violatedExpectations.map { Finding(expectation: $0.text, found: $0.detail) }
    ) + problems
  }

  /// Why it could not be run, or compared.
  private var problems: [Finding] {
    let files = [identity.path, identity.goldenPath]
    var problems = failure?.messages.first.map { [Finding(problem: $0, of: files)] } ?? []
    if case .damaged(let damage) = verdict {
      problems.append(Finding(problem: damage.description, of: files))
    }
    return problems
  }

  fileprivate var shared: ScenarioFindings {
    ScenarioFindings(operand: identity.operand, findings: findings, parts: diff?.parts ?? [])
  }
}

extension ReportCase {
  /// What it has in common with others, as the report has it.
  fileprivate var findings: [Finding] {
    let known = Set(source["known"]?.elements.compactMap { $0["text"]?.string } ?? [])
    let unmet = source["expectations"]?.elements.compactMap { entry -> Finding? in
      guard entry["met"]?.bool == false, let text = entry["text"]?.string, !known.contains(text)
      else { return nil }
      return Finding(expectation: text, found: entry["detail"]?.string ?? "")
    }
    let broken = source["violations"]?.elements.compactMap(\.string).map { Finding(violation: $0) }
    let causes = source["golden"]?["findings"]?.elements.compactMap(Finding.init)
    return Finding.all(causes: causes ?? [], broken: (broken ?? []) + (unmet ?? [])) + unrun
  }

  /// Why it could not be run, or compared.
  private var unrun: [Finding] {
    let files = [path, source["golden"]?["path"]?.string ?? path]
    let damage = source["golden"]?["damage"]?.string
    return [source["errors"]?.elements.first { _ in true }?.string, damage].compactMap(\.self).map {
      Finding(problem: $0, of: files)
    }
  }
}

extension Finding {
  /// Returns the findings of a scenario.
  ///
  /// What breaks where the story is another one, or where what the navigator tells is another, follows from that. What
  /// a server is asked breaks but what is claimed of that.
  fileprivate static func all(causes: [Finding], broken: [Finding]) -> [Finding] {
    causes
      + broken.filter { broken in
        !causes.contains { cause in
          let event = event(of: cause.group)
          return cause.isTurn
            || !cause.ties.isEmpty
              && (!isOfServer(cause.group) || broken.group.contains(event))
        }
      }
  }

  /// Whether a group tells of what a server is asked or answers, not of what the navigator does.
  fileprivate static func isOfServer(_ group: String) -> Bool { group.hasPrefix("provider.") }

  /// Returns the event that a group tells of; its first word where it tells of none.
  package static func event(of group: String) -> String {
    String(group.prefix { $0 != ":" && $0 != " " })
  }
}

extension SuiteReport {
  /// What its scenarios have in common.
  package var groups: [FindingGroup] {
    FindingGroup.groups(
      of: cases.filter { $0.code != .success }.map { entry in
        ScenarioFindings(
          operand: entry.operand,
          findings: entry.findings,
          parts: entry.source["golden"]?["parts"]?.elements.compactMap(\.string) ?? []
        )
      }
    )
  }
}
