import Platform
import CanonicalJSON
import Regression
import Reporting
import ScenarioLanguage

/// `navsim merge-reports`: one result of the results of disjoint parts.
enum MergeReportsCommand: Command {
  static let description = CommandDescription(
    .mergeReports,
    "make one result of the results of a suite's parts, with its exit code",
    operands: "<blob>…",
    operandCount: 1...Int.max,
    examples: [
      .init("navsim merge-reports shards/*.json", "sum up what 'test --reporter blob=…' wrote"),
      .init("navsim merge-reports 1.json 2.json --reporter junit=all.xml", "as one JUnit file"),
      .init(
        "navsim merge-reports shards/*.json --json",
        "as the whole suite would have written it"
      ),
    ],
    options: [.json, ReportFiles.option],
    discussion: """
      The parts come from 'navsim test --shard i/n --reporter blob=<file>'. Each knows which of how many
      it is, of which scenarios and by which release: one that is missing, there twice or of another
      whole is an error (exit 2). What came of the parts that are there is told all the same where one
      is missing.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let files = try ReportFiles(arguments)
    try files.check(in: session)
    var parts: [(String, SuiteReport)] = []
    for path in arguments.operands {
      parts.append((path, try SuiteReport(parsing: session.contents(of: path), path: path)))
    }
    let report = try SuiteReport(merging: parts)
    var writer = JSONWriter()
    report.write(to: &writer)
    writer.newline()
    if arguments.has(.json) { session.output.write(writer.bytes) }
    try files.write(timed: writer.bytes, plain: writer.bytes, in: session)
    try ReportFiles.tellGitHub(writer.bytes, in: session)
    tell(report, arguments.has(.json) ? session.error : session.output)
    return report.exitCode
  }

  private static func tell(_ report: SuiteReport, _ people: OutputStream) {
    let style = people.style
    for entry in report.cases where entry.code != .success {
      people.line("\(style.error("FAIL"))  \(style.bold(entry.name))")
      for problem in entry.problems { people.line("  \(problem)") }
      for command in entry.commands(with: report.options) { people.line("  \(style.dim(command))") }
      people.line()
    }
    let groups = report.groups
    if groups.contains(where: { $0.operands.count > 1 }) {
      people.line(style.bold(Quantity.count(groups.count, "finding") + " over the suite"))
      for group in groups.prefix(20) { people.line("  \(group.described)") }
      people.line()
    }
    if let claims = report.claims { people.tell(claims) }
    for path in report.obsoleteGoldens {
      people.problem("\(path): error: no scenario has this golden")
    }
    for message in report.errors { people.problem(message) }
    let count = Quantity.count(report.cases.count, "scenario")
    let claims = report.claims.map { " · \($0.summary)" } ?? ""
    if report.isInterrupted {
      people.line(
        style.warning("interrupted") + ": \(count) finished, \(report.failedCount) failed"
      )
    } else if report.cases.isEmpty {
      people.line(style.warning("nothing was selected"))
    } else if report.failedCount == 0, report.problems.isEmpty {
      let but = report.knownCount > 0 ? ", \(report.knownCount) violated as known" : ""
      people.line(
        style.good(Quantity.all(report.cases.count, "scenario") + " passed") + but + claims
      )
    } else if report.failedCount == 0 {
      people.line(style.error("\(count) passed, but that is not all") + claims)
    } else {
      people.line(style.error("\(report.failedCount) of \(count) failed") + claims)
    }
  }
}
