import Platform
import CanonicalJSON
import Regression
import Reporting
import ScenarioLanguage

/// The files that `--reporter` asks for, and what a server of continuous integration reads.
struct ReportFiles {
  static let option = CommandOption(
    "reporter",
    .required("form=file"),
    "also write the result as junit, markdown, json or blob to a file; may be repeated",
    isCommon: false
  )

  /// What a file holds.
  enum Form: String, CaseIterable {
    /// JUnit's XML.
    case junit
    /// Markdown, for a comment on a pull request.
    case markdown
    /// The result as `--json` writes it.
    case json
    /// The result with times, for `merge-reports`.
    case blob
  }

  private let files: [(form: Form, path: String)]

  /// Reads the option's values.
  init(_ arguments: CommandArguments) throws(UsageError) {
    var files: [(Form, String)] = []
    for text in arguments.values(Self.option) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let form = Form(rawValue: parts[0]) else {
        let forms = Form.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
          "'--reporter \(text)': expected form=file",
          hint: "the forms are \(forms); for example --reporter junit=results.xml"
        )
      }
      files.append((form, parts[1]))
    }
    self.files = files
  }

  /// Looks whether the files may be written; better before a long run than after it.
  ///
  /// - Throws: ``CommandFailure`` where something is there that must stay.
  func check(in session: Session) throws {
    for (_, path) in files { try session.check(output: path, .result) }
  }

  var isEmpty: Bool { files.isEmpty }

  /// Writes the files.
  ///
  /// - Parameters:
  ///   - timed: the result with times, as JSON.
  ///   - plain: the result without.
  func write(timed: [UInt8], plain: [UInt8], in session: Session) throws {
    for (form, path) in files {
      let file = try OutputFile(path, .result, in: session)
      switch form {
      case .json: try file.append(plain)
      case .blob: try file.append(timed)
      case .markdown:
        let report = try SuiteReport(parsing: timed, path: "the result")
        try file.append(Array(MarkdownReport(report).text.utf8))
      case .junit:
        let report = try SuiteReport(parsing: timed, path: "the result")
        try file.append(Array(JUnitReport(report).text.utf8))
      }
      try file.commit()
    }
  }

  /// Tells GitHub's actions, where one of them runs this.
  static func tellGitHub(_ timed: [UInt8], in session: Session) throws {
    guard session.environment["GITHUB_ACTIONS"] == "true" else { return }
    let report = GitHubReport(try SuiteReport(parsing: timed, path: "the result"))
    for line in report.annotations { session.error.command(line) }
    guard let path = session.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let before = FileSystem.kind(of: path) == .file ? try FileSystem.read(path) : []
    try FileSystem.write(before + Array(report.summary.utf8), to: path)
  }
}
