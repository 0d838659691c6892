import CanonicalJSON

extension ReportCase {
  /// Reads the object of a case.
  init(_ source: JSONValue, in path: String) throws(ReportError) {
    guard let name = source["name"]?.string else {
      throw ReportError("a scenario needs a \"name\"", at: source, in: path)
    }
    guard let number = source["exitCode"]?.integer, let raw = Int32(exactly: number),
      let code = ExitCode(rawValue: raw)
    else {
      throw ReportError("\"\(name)\" needs an \"exitCode\" of navsim", at: source, in: path)
    }
    self.name = name
    self.code = code
    self.source = source
    // Reports of former versions do not say it.
    let word = source["outcome"]?.string.flatMap(ScenarioOutcome.Kind.init)
    kind = word ?? (code == .success ? .held : .violated)
    reason = source["reason"]?.string ?? ""
    self.path = source["path"]?.string ?? name
    title = source["title"]?.string ?? ""
    seconds = max(0, source["seconds"]?.double ?? 0)
    endTime = max(0, source["endTime"]?.integer ?? 0)
    problems = code == .success ? [] : Self.problems(of: source, code)
  }

  private static func problems(of source: JSONValue, _ code: ExitCode) -> [String] {
    var lines = texts(source["errors"])
    if let text = source["determinism"]?["text"]?.string { lines.append(text) }
    lines += golden(source["golden"])
    for expectation in source["expectations"].map({ Array($0.elements) }) ?? []
    where expectation["met"]?.bool == false {
      let detail = expectation["detail"]?.string.map { "; \($0)" } ?? ""
      lines.append("violated: \(expectation["text"]?.string ?? "an expectation")\(detail)")
    }
    lines += texts(source["violations"]).map { "broken: \($0)" }
    if code == .obsolete { lines += texts(source["unusedAnswers"]) }
    lines += texts(source["notes"])
    return lines.isEmpty ? [code.summary] : lines
  }

  private static func golden(_ golden: JSONValue?) -> [String] {
    switch golden?["state"]?.string {
    case "missing": return ["no golden yet: \(golden?["path"]?.string ?? "")"]
    case "conflicted": return ["the golden holds conflict markers"]
    case "damaged": return [golden?["damage"]?.string ?? "the golden is damaged"]
    case "different":
      let headline = texts(golden?["headline"])
      return headline.isEmpty ? ["the golden differs"] : headline
    default: return []
    }
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    value?.elements.compactMap(\.string) ?? []
  }
}
