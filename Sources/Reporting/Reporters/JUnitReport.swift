import CanonicalJSON
package import Regression
import ScenarioLanguage

/// Writes a report as JUnit XML, in the elements that Jenkins, GitLab and GitHub's actions read.
///
/// A folder of scenarios is a `testsuite`, a scenario a `testcase`. What behaved otherwise than it should
/// is a `failure`; what could not be judged (invalid input, two results of one scenario, a fault of the
/// harness) an `error`; what is not judged of a navigator, and what an interruption kept from ending, is
/// `skipped`. What is wrong beside the scenarios, such as a part of the suite that is missing, is the one case
/// of a suite of its own. A claim of the suite is a case of the suite `sometimes`: a failure where no scenario
/// meets it.
package struct JUnitReport {
  private let report: SuiteReport

  /// Creates the document of a report.
  package init(_ report: SuiteReport) { self.report = report }

  /// The document.
  package var text: String {
    let suites = self.suites
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"navsim\""
        + Self.counts(
          suites.flatMap(\.cases),
          suites.flatMap(\.notRun),
          beside: beside,
          claims: report.claims
        ) + ">"
    )
    let groups = groups
    for suite in suites { lines += self.lines(of: suite, groups) }
    if let claims = report.claims { lines += Self.lines(of: claims) }
    if !beside.isEmpty { lines += besideLines }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// For each scenario the largest finding that it has in common with others, in words.
  private var groups: [String: String] {
    var words: [String: String] = [:]
    for group in report.groups.reversed() where group.operands.count > 1 {
      for operand in group.operands { words[operand] = "one of \(group.described)" }
    }
    return words
  }

  /// What is wrong beside the scenarios.
  private var beside: [String] {
    report.errors + report.obsoleteGoldens.map { "\($0): error: no scenario has this golden" }
  }

  private var besideLines: [String] {
    let text = XMLText.escaped(beside.joined(separator: "\n"))
    let first = XMLText.escaped(beside.first ?? "")
    return [
      "  <testsuite name=\"navsim: the whole\"\(Self.counts([], [], beside: beside))>",
      "    <testcase classname=\"navsim: the whole\" name=\"suite\" time=\"0\">",
      "      <error type=\"\(XMLText.escaped(report.exitCode.summary))\" message=\"\(first)\">\(text)</error>",
      "    </testcase>",
      "  </testsuite>",
    ]
  }

  private static func lines(of claims: ClaimsOutcome) -> [String] {
    let name = "navsim: sometimes"
    let start = "  <testsuite name=\"\(name)\"\(counts([], [], claims: claims))>"
    let cases = claims.entries.flatMap { entry -> [String] in
      let head =
        "    <testcase classname=\"\(name)\" name=\"\(XMLText.escaped(entry.text))\" "
        + "file=\"\(XMLText.escaped(entry.source))\" time=\"0\""
      if let reason = claims.reason {
        let text = XMLText.escaped("not judged: \(reason)")
        return ["\(head)><skipped message=\"\(text)\"/></testcase>"]
      }
      guard entry.count == 0 else { return [head + "/>"] }
      let type = XMLText.escaped(ExitCode.regression.summary)
      let text = "no scenario of the suite meets the claim"
      return [
        head + ">",
        "      <failure type=\"\(type)\" message=\"\(text)\">\(XMLText.escaped(entry.place))</failure>",
        "    </testcase>",
      ]
    }
    return [start] + cases + ["  </testsuite>"]
  }

  private struct Folder {
    let name: String
    var cases: [ReportCase] = []
    var notRun: [String] = []
  }

  /// The folders in the order of their first scenario.
  private var suites: [Folder] {
    var folders: [Folder] = []
    var places: [String: Int] = [:]
    func place(of name: String) -> Int {
      if let place = places[name] { return place }
      places[name] = folders.count
      folders.append(Folder(name: name))
      return folders.count - 1
    }
    for entry in report.cases { folders[place(of: entry.folder)].cases.append(entry) }
    for name in report.notRun {
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      folders[place(of: folder)].notRun.append(name)
    }
    return folders
  }

  private func lines(of folder: Folder, _ groups: [String: String]) -> [String] {
    let name = folder.name.isEmpty ? "navsim" : folder.name
    var lines = [
      "  <testsuite name=\"\(XMLText.escaped(name))\"\(Self.counts(folder.cases, folder.notRun))>"
    ]
    for entry in folder.cases { lines += self.lines(of: entry, in: name, groups) }
    for text in folder.notRun {
      let short = text.split(separator: "/").last.map(String.init) ?? text
      lines.append(
        "    <testcase classname=\"\(XMLText.escaped(name))\" name=\"\(XMLText.escaped(short))\" "
          + "time=\"0\"><skipped message=\"interrupted before its end\"/></testcase>"
      )
    }
    lines.append("  </testsuite>")
    return lines
  }

  private func lines(
    of entry: ReportCase,
    in folder: String,
    _ groups: [String: String]
  ) -> [String] {
    let start =
      "    <testcase classname=\"\(XMLText.escaped(folder))\" "
      + "name=\"\(XMLText.escaped(entry.shortName))\" file=\"\(XMLText.escaped(entry.path))\" "
      + "time=\"\(JSONWriter.text(of: entry.seconds, decimals: 3))\""
    if entry.kind == .notJudged {
      return [
        start
          + "><skipped message=\"\(XMLText.escaped("not judged: \(entry.reason)"))\"/></testcase>"
      ]
    }
    guard let kind = Self.kind(of: entry) else { return [start + "/>"] }
    let common = groups[entry.operand].map { [$0] } ?? []
    let text = (entry.problems + common + [""] + entry.commands(with: report.options)).joined(
      separator: "\n"
    )
    return [
      start + ">",
      "      <\(kind) type=\"\(XMLText.escaped(entry.code.summary))\" "
        + "message=\"\(XMLText.escaped(entry.problems.first ?? ""))\">\(XMLText.escaped(text))"
        + "</\(kind)>",
      "    </testcase>",
    ]
  }

  /// The element that tells what is wrong; `nil` where nothing is.
  private static func kind(of entry: ReportCase) -> String? {
    switch entry.code {
    case .success: nil
    case .invalidInput, .nondeterminism, .harnessFault, .untestable, .interrupted: "error"
    case .regression, .missingGolden, .obsolete, .budgetExceeded, .nothingSelected: "failure"
    }
  }

  private static func counts(
    _ cases: [ReportCase],
    _ notRun: [String],
    beside: [String] = [],
    claims: ClaimsOutcome? = nil
  ) -> String {
    let other = beside.isEmpty ? 0 : 1
    let claimed = claims?.entries.count ?? 0
    let unmet = claims?.unmet.count ?? 0
    let unjudged = claims?.reason == nil ? 0 : claimed
    let kinds = cases.map(kind(of:))
    let time = cases.reduce(0) { $0 + $1.seconds }
    return " tests=\"\(cases.count + notRun.count + other + claimed)\""
      + " failures=\"\(kinds.count { $0 == "failure" } + unmet)\""
      + " errors=\"\(kinds.count { $0 == "error" } + other)\""
      + " skipped=\"\(notRun.count + cases.count { $0.kind == .notJudged } + unjudged)\""
      + " time=\"\(JSONWriter.text(of: time, decimals: 3))\""
  }
}
