import CanonicalJSON
import Platform

/// What several scenarios have in common: one change, told once.
package struct FindingGroup: Hashable, Sendable {
  /// What is common, by which `accept --group` names it.
  package let name: String
  /// The scenarios as one types them, in the order of the suite.
  package private(set) var operands: [String] = []
  /// Locations by which events moved, in all scenarios.
  private var ticks: [Int] = []

  private init(_ name: String) { self.name = name }

  /// Groups the findings of scenarios: that with most scenarios first, then by name.
  package static func groups(of scenarios: [(operand: String, findings: [Finding])])
    -> [FindingGroup]
  {
    var groups: [String: FindingGroup] = [:]
    for (operand, findings) in scenarios {
      for finding in findings {
        var group = groups[finding.group] ?? FindingGroup(finding.group)
        if group.operands.last != operand { group.operands.append(operand) }
        if let ticks = finding.ticks { group.ticks.append(abs(ticks)) }
        groups[finding.group] = group
      }
    }
    return groups.values.sorted {
      ($1.operands.count, $0.name) < ($0.operands.count, $1.name)
    }
  }

  /// The groups of a suite's outcomes.
  package static func groups(of outcomes: [ScenarioOutcome]) -> [FindingGroup] {
    groups(
      of: outcomes.filter { !$0.isPassed }
        .map { ($0.identity.operand, $0.findings) }
    )
  }

  /// `31 scenarios: arrival earlier by 1 to 2 ticks`.
  package var described: String {
    "\(Quantity.count(operands.count, "scenario")): \(name)\(shift)"
  }

  private var shift: String {
    guard let least = ticks.min(), let most = ticks.max(), most > 0 else { return "" }
    return least == most
      ? " by \(Quantity.count(least, "tick"))" : " by \(least) to \(most) ticks"
  }
}

extension ScenarioOutcome {
  /// What it has in common with others: broken laws, violated expectations, and how its golden differs.
  package var findings: [Finding] {
    facts.violations.map { Finding(violation: $0) }
      + facts.violatedExpectations.map { Finding(expectation: $0.text, found: $0.detail) }
      + (diff?.findings ?? [])
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
    let moved = source["golden"]?["findings"]?.elements.compactMap(Finding.init)
    return (broken ?? []) + (unmet ?? []) + (moved ?? [])
  }
}

extension Finding {
  /// Reads the finding of a cause as a report has it.
  init?(_ cause: JSONValue) {
    guard let group = cause["group"]?.string else { return nil }
    self.init(group: group, ticks: cause["ticks"]?.integer.map { Int(clamping: $0) })
  }
}

extension SuiteReport {
  /// What its scenarios have in common.
  package var groups: [FindingGroup] {
    FindingGroup.groups(
      of: cases.filter { $0.code != .success }.map { entry in
        (entry.operand, entry.findings)
      }
    )
  }
}
