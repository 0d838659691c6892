import CanonicalJSON

extension SuiteReport {
  /// Reads a report as `navsim test` writes it.
  ///
  /// - Parameter path: what messages call the file.
  /// - Throws: ``JSONError`` where it is no JSON, ``ReportError`` where it is no report.
  package init(parsing bytes: [UInt8], path: String) throws {
    let root = try JSONDocument(parsing: bytes, source: path).root
    guard root["kind"]?.string == "test", let version = root["navsim"]?.integer else {
      throw ReportError("no result of 'navsim test'", at: root, in: path)
    }
    guard version == 1 else {
      throw ReportError(
        "made by another version: its format is \(version), this navsim reads 1",
        at: root,
        in: path
      )
    }
    guard let scenarios = root["scenarios"] else {
      throw ReportError("the report lists no \"scenarios\"", at: root, in: path)
    }
    var cases: [ReportCase] = []
    for value in scenarios.elements { cases.append(try ReportCase(value, in: path)) }
    self.cases = cases
    notRun = Self.texts(root["notRun"])
    obsoleteGoldens = Self.texts(root["obsoleteGoldens"])
    errors = Self.texts(root["errors"])
    options = Self.texts(root["options"])
    isInterrupted = root["interrupted"]?.bool ?? false
    navigator = root["navigator"].flatMap { value in
      value["name"]?.string.map { .init(name: $0, version: value["version"]?.string ?? "") }
    }
    if let value = root["sometimes"] { claims = try ClaimsOutcome(value, in: path) }
    if let value = root["part"] { part = try SuitePart(value, in: path) }
    let code = root["exitCode"]?.integer.flatMap { Int32(exactly: $0) }
    guard let code = code.flatMap(ExitCode.init(rawValue:)) else {
      throw ReportError("the report needs an \"exitCode\" of navsim", at: root, in: path)
    }
    ownCode = Self.ownCode(code, cases)
  }

  /// What a report says beyond its cases.
  private static func ownCode(_ code: ExitCode, _ cases: [ReportCase]) -> ExitCode {
    // Where nothing is judged, the cases say so together.
    let isUnjudged = !cases.isEmpty && cases.allSatisfy { $0.kind == .notJudged }
    if isUnjudged, code == .nothingSelected { return .success }
    return code == ExitCode.combined(cases.map(\.code)) ? .success : code
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    value?.elements.compactMap(\.string) ?? []
  }
}
