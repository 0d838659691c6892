import Platform
package import Regression
import ScenarioLanguage

/// What GitHub's actions show of a report: annotations at files and a summary of the step.
package struct GitHubReport {
  /// How many annotations a step may make.
  static let annotationLimit = 10

  /// How many bytes the summary takes at most, well below what GitHub accepts.
  static let summaryLimit = 60_000

  private let report: SuiteReport

  /// Creates what is shown of a report.
  package init(_ report: SuiteReport) { self.report = report }

  private var failed: [ReportCase] { report.cases.filter { $0.code != .success } }

  /// The workflow commands, one a line.
  package var annotations: [String] {
    let beside = report.errors.prefix(Self.annotationLimit).map { error in
      "::error title=navsim::\(WorkflowCommand.message(error))"
    }
    let rest = max(0, Self.annotationLimit - beside.count - common.count)
    let claims = claims.prefix(rest)
    return beside + common + claims
      + failed.prefix(rest - claims.count).map { entry in
        let text = (entry.problems + entry.commands(with: report.options))
          .joined(separator: "\n")
        return "::error file=\(WorkflowCommand.property(entry.path)),line=\(entry.line),"
          + "title=\(WorkflowCommand.property("navsim: \(entry.name)"))::\(WorkflowCommand.message(text))"
      }
  }

  /// What the suite claims and no scenario meets, at its place.
  private var claims: [String] {
    (report.claims?.unmet ?? []).map { entry in
      let text = "no scenario of the suite meets the claim: \(entry.text)"
      return "::error file=\(WorkflowCommand.property(entry.source)),line=\(entry.line),"
        + "title=\(WorkflowCommand.property("navsim: sometimes"))::\(WorkflowCommand.message(text))"
    }
  }

  /// What many scenarios have in common comes before each of them.
  private var common: [String] {
    let groups = report.groups.filter { $0.operands.count > 1 }.prefix(3)
    let title = WorkflowCommand.property("navsim: one finding, many scenarios")
    return groups.map { "::error title=\(title)::\(WorkflowCommand.message($0.explained))" }
  }

  /// The summary as Markdown.
  package var summary: String {
    var text = "### navsim\n\n\(headline)\n"
    for problem in report.problems.prefix(Self.annotationLimit) {
      text += "\n- \(Self.cell(problem))\n"
    }
    guard !failed.isEmpty else { return text }
    let groups = report.groups
    if groups.contains(where: { $0.operands.count > 1 }) {
      text += "\n**\(Quantity.count(groups.count, "finding")) over the suite**\n\n"
      for group in groups.prefix(20) { text += "- \(Self.cell(group.explained))\n" }
    }
    text += "\n| scenario | what happened |\n|---|---|\n"
    var left = failed.count
    for entry in failed {
      let row =
        "| \(Self.code(entry.name)) | \(Self.cell(entry.problems.first ?? entry.code.summary)) |\n"
      guard text.utf8.count + row.utf8.count < Self.summaryLimit else { break }
      text += row
      left -= 1
    }
    if left > 0 { text += "\n… and \(left) more\n" }
    if let first = failed.first {
      let operand = ShellWord.quote(first.operand)
      text += "\n```\n"
      for command in first.commands(with: report.options) {
        text += command.drop { $0 != " " }.dropFirst() + "\n"
      }
      // What violates something is not to be accepted.
      if first.firstDifference != nil {
        text += "navsim test \(operand); navsim accept \(operand)\n"
      }
      text += "```\n"
    }
    return text
  }

  /// What came of the suite, in a sentence.
  var headline: String {
    let count = report.cases.count
    if report.isInterrupted { return "Interrupted: \(count) finished, \(failed.count) failed." }
    if count == 0 { return "Nothing was selected." }
    let word = count == 1 ? "scenario" : "scenarios"
    if failed.isEmpty, !report.problems.isEmpty {
      return "**\(count) \(word) passed, but that is not all:**"
    }
    return failed.isEmpty
      ? "\(count == 1 ? "1 \(word)" : "All \(count) \(word)") passed."
      : "**\(failed.count) of \(count) \(word) failed.**"
  }

  /// Text on one line, also of a table, in which nothing is Markdown, HTML or the name of somebody who would be called.
  static func cell(_ text: String) -> String {
    WorkflowCommand.replacing(text, line + html + marks)
  }

  /// Text within an element of HTML, where Markdown is none.
  static func element(_ text: String) -> String { WorkflowCommand.replacing(text, line + html) }

  /// Text as code on one line.
  static func code(_ text: String) -> String {
    "`\(WorkflowCommand.replacing(text, line + ["`": "'", "|": "\\|"]))`"
  }

  private static let line: [Character: String] = ["\n": " ", "\r": " ", "\r\n": " "]
  /// An at sign in code calls nobody.
  private static let html: [Character: String] = [
    "<": "&lt;", ">": "&gt;", "&": "&amp;", "@": "<code>@</code>",
  ]
  private static let marks: [Character: String] = [
    "`": "'", "\\": "\\\\", "*": "\\*", "_": "\\_", "[": "\\[", "]": "\\]", "~": "\\~", "#": "\\#",
    "|": "\\|",
  ]
}

extension [Character: String] {
  fileprivate static func + (one: Self, other: Self) -> Self { one.merging(other) { $1 } }
}

/// The parts of a command that GitHub's actions read from what a step prints.
package enum WorkflowCommand {
  /// What is said, on one line whatever it holds.
  package static func message(_ text: String) -> String {
    replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"])
  }

  /// The value of a property, such as a file's name.
  package static func property(_ text: String) -> String {
    replacing(
      text,
      ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A", ":": "%3A", ",": "%2C"]
    )
  }

  fileprivate static func replacing(_ text: String, _ table: [Character: String]) -> String {
    text.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }
}
