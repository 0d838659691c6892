import Platform
package import Regression

/// A report as one comment on a pull request: what scenarios have in common first, the largest first, the
/// details folded.
///
/// It begins with a mark by which a workflow finds the comment again, and is never longer than GitHub and GitLab
/// take.
package struct MarkdownReport {
  /// How many bytes it takes at most.
  static let limit = 65_536
  /// The first line.
  package static let mark = "<!-- navsim -->"
  /// How many scenarios of a finding are named.
  private static let named = 200

  private let report: SuiteReport

  /// Creates the comment of a report.
  package init(_ report: SuiteReport) { self.report = report }

  /// The text.
  package var text: String {
    var text = "\(Self.mark)\n### navsim\n\n\(GitHubReport(report).headline)\n"
    for problem in report.problems.prefix(10) { text += "\n- \(GitHubReport.cell(problem))\n" }
    var left = sections
    while let section = left.first {
      // Room for the line that tells how many are left out.
      guard text.utf8.count + section.utf8.count + 100 < Self.limit else { break }
      text += section
      left.removeFirst()
    }
    if !left.isEmpty { text += "\n… and \(left.count) more\n" }
    return text
  }

  /// A folded part for each finding that scenarios have in common, and for each scenario that has none.
  private var sections: [String] {
    let failed = report.cases.filter { $0.code != .success }
    let groups = report.groups.filter { $0.operands.count > 1 }
    let grouped = Set(groups.flatMap(\.operands))
    var places: [String: ReportCase] = [:]
    for entry in failed { places[entry.operand] = entry }
    return groups.map { group in
      let entries = group.operands.compactMap { places[$0] }
      let more = entries.count - Self.named
      return Self.section(
        group.described,
        entries.prefix(Self.named).map {
          "\(GitHubReport.code($0.name)): \(GitHubReport.cell($0.problems.first ?? ""))"
        }
          + (more > 0 ? ["… and \(more) more"] : []),
        entries.first?.commands(with: report.options) ?? []
      )
    }
      + failed.filter { !grouped.contains($0.operand) || !$0.hasGoldenAlone }.map { entry in
        Self.section(
          "\(entry.name): \(entry.problems.first ?? "")",
          entry.problems.map(GitHubReport.cell),
          entry.commands(with: report.options)
        )
      }
  }

  /// - Parameter lines: as Markdown.
  private static func section(_ title: String, _ lines: [String], _ commands: [String]) -> String {
    var text = "\n<details><summary>\(GitHubReport.element(title))</summary>\n\n"
    for line in lines { text += "- \(line)\n" }
    if !commands.isEmpty {
      // Nothing in them ends the block.
      let words = commands.joined(separator: "\n").replacing("```", with: "'''")
      text += "\n```\n\(words)\n```\n"
    }
    return text + "\n</details>\n"
  }
}
