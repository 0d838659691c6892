import Platform
import Regression
import ScenarioLanguage
import Simulation
import Reporting

/// The page of a suite, by the options of `report` and `test --report`.
struct SuiteReportPage {
  let book = ReportBook()

  private let folder: String?
  private let title: String?
  private let command: String

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - folder: where a test puts its page; nil where the caller writes it.
  ///   - title: what it is called; nil for what was run.
  init(folder: String? = nil, title: String? = nil, in session: Session) {
    self.folder = folder
    self.title = title
    command = session.keptCommandLine
  }

  /// Returns the page.
  ///
  /// - Throws: ``RunFailure`` where a map cannot be read.
  func page(
    of outcomes: [ScenarioOutcome],
    _ claims: ClaimsOutcome? = nil,
    history: LastRun
  ) throws -> ReportPage {
    try book.page(
      of: outcomes,
      title: title ?? Self.title(of: outcomes),
      command: command,
      claims: claims,
      history: history
    )
  }

  /// Looks whether the page of a test may be written; better before a long run than after it.
  ///
  /// - Throws: ``CommandFailure`` where something is there that must stay.
  func check(in session: Session) throws {
    guard let folder else { return }
    try session.check(output: Paths.join(folder, "index.html"), .page)
  }

  /// Writes the page of a test into its folder.
  func write(
    _ outcomes: [ScenarioOutcome],
    _ claims: ClaimsOutcome?,
    history: LastRun,
    in session: Session
  ) throws {
    guard let folder else { return }
    let page = try page(of: outcomes, claims, history: history)
    let path = Paths.join(folder, "index.html")
    let file = try AtomicFile(replacing: path)
    try page.write { try file.append($0) }
    let size = Quantity.size(bytes: file.count)
    try file.commit()
    session.error.line("report   \(ShellWord.quote(path)), \(size)")
    tellRemarks(on: outcomes, in: session)
  }

  /// Says which drives were too long to be in the page as a whole.
  func tellRemarks(on outcomes: [ScenarioOutcome], in session: Session) {
    for outcome in outcomes {
      guard let remark = book.remark(on: outcome.identity) else { continue }
      session.error.line("note: \(outcome.identity.name): \(remark)")
    }
  }

  private static func title(of outcomes: [ScenarioOutcome]) -> String {
    guard outcomes.count == 1, let only = outcomes.first else {
      return "navsim: \(Quantity.count(outcomes.count, "scenario"))"
    }
    return "navsim: \(only.identity.name)"
  }
}
