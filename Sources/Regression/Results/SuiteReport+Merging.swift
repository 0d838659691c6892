import Platform
import ScenarioLanguage
import Simulation

extension SuiteReport {
  /// Makes one report of the reports of disjoint parts of a suite.
  ///
  /// The result equals the report of the whole suite. A part that selected nothing is fine as long as
  /// another one selected something.
  ///
  /// - Parameter reports: the reports with what messages call them.
  /// - Throws: ``ReportError`` where a scenario is in two of them, a part is there twice, or one is not of
  ///   the whole that the others are of.
  package init(merging reports: [(path: String, report: SuiteReport)]) throws(ReportError) {
    let missing = try SuitePart.missing(among: reports)
    var owners: [String: String] = [:]
    for (path, report) in reports {
      for entry in report.cases {
        if let owner = owners[entry.name] {
          throw ReportError("\"\(entry.name)\" is also in \(owner)", in: path)
        }
        owners[entry.name] = path
      }
    }
    let all = reports.map(\.report)
    let navigator = all.first?.navigator
    if let other = reports.first(where: { $0.report.navigator?.name != navigator?.name }) {
      throw ReportError("it is of another navigator than \(reports[0].path)", in: other.path)
    }
    self.navigator = navigator
    options = all.first?.options ?? []
    cases = all.flatMap(\.cases).sorted { Paths.precedes($0.name, $1.name) }
    notRun = all.flatMap(\.notRun).sorted(by: Paths.precedes)
    errors =
      missing.map { "error: part \($0) is missing: nothing is known of its scenarios" }
      + all.flatMap(\.errors)
    isInterrupted = all.contains(where: \.isInterrupted)
    // Goldens are judged obsolete only where nothing failed in any part.
    let isClean =
      missing.isEmpty && notRun.isEmpty && cases.allSatisfy { $0.code == .success }
    obsoleteGoldens =
      isClean ? all.flatMap(\.obsoleteGoldens).sorted(by: Paths.precedes) : []
    let codes = all.map(\.ownCode).filter { code in
      switch code {
      case .nothingSelected: false
      case .obsolete: isClean
      case .success, .regression, .invalidInput, .missingGolden, .nondeterminism, .budgetExceeded,
        .harnessFault, .untestable, .interrupted:
        true
      }
    }
    let claims = ClaimsOutcome(
      merging: all.compactMap(\.claims),
      gap: missing.first.map { "part \($0) is missing" }
    )
    self.claims = claims
    let own = codes + (claims?.codes ?? []) + (isInterrupted ? [.interrupted] : [])
    ownCode = ExitCode.combined(own + (missing.isEmpty ? [] : [.invalidInput]))
    if cases.isEmpty, notRun.isEmpty { ownCode = ExitCode.combined([ownCode, .nothingSelected]) }
  }
}
