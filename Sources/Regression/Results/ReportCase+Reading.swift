import CanonicalJSON
import Platform

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
    let known = source["known"].map { Array($0.elements) } ?? []
    isKnownFailure = known.contains { $0["violated"]?.bool == true }
    let problems = code == .success ? [] : Self.problems(of: source, code)
    self.problems = problems
    line = Self.line(of: source["path"]?.string ?? name, in: problems) ?? 1
    firstDifference = source["golden"]?["firstDifference"]?.integer
  }

  private static func problems(of source: JSONValue, _ code: ExitCode) -> [String] {
    let known = source["known"].map { Array($0.elements) } ?? []
    var lines = texts(source["errors"])
    if let text = source["determinism"]?["text"]?.string { lines.append(text) }
    // What caused it, then what must not be, and only then all that followed from it.
    let (causes, symptoms) = golden(source["golden"])
    lines += causes
    for expectation in source["expectations"].map({ Array($0.elements) }) ?? []
    where expectation["met"]?.bool == false {
      let text = expectation["text"]?.string ?? "an expectation"
      if known.contains(where: { $0["text"]?.string == text }) { continue }
      lines.append("violated: \(text)\(expectation["detail"]?.string.map { "; \($0)" } ?? "")")
    }
    lines += texts(source["violations"]).map { "broken: \($0)" }
    lines += known.compactMap { known in
      guard let text = known["text"]?.string, let isViolated = known["violated"]?.bool else {
        return nil
      }
      let mark = known["issue"]?.string.map { " (\($0))" } ?? ""
      return isViolated
        ? "known: \(text)\(mark)" : "mended: \(text) is violated no more: remove \"known\"\(mark)"
    }
    lines += symptoms
    if code == .obsolete { lines += texts(source["unusedAnswers"]) }
    lines += texts(source["notes"])
    return lines.isEmpty ? [code.summary] : lines
  }

  /// The line that the first problem names which lies in a file.
  private static func line(of path: String, in problems: [String]) -> Int? {
    problems.lazy.compactMap { problem -> Int? in
      guard let place = problem.firstRange(of: "\(path):") else { return nil }
      return Int(problem[place.upperBound...].prefix(while: \.isNumber))
    }.first
  }

  /// What is wrong with the golden: the causes of a difference, and what followed from them.
  private static func golden(_ golden: JSONValue?) -> (causes: [String], symptoms: [String]) {
    switch golden?["state"]?.string {
    case "missing": return (["no golden yet: \(golden?["path"]?.string ?? "")"], [])
    case "conflicted": return (["the golden holds conflict markers"], [])
    case "damaged": return ([golden?["damage"]?.string ?? "the golden is damaged"], [])
    case "different":
      let headline = texts(golden?["headline"])
      let causes = (golden?["causes"].map { Array($0.elements) } ?? []).compactMap(cause)
      if causes.isEmpty { return (headline.isEmpty ? ["the golden differs"] : headline, []) }
      return (causes, headline.map { "in all: \($0)" })
    default: return ([], [])
    }
  }

  private static func cause(_ cause: JSONValue) -> String? {
    guard let text = cause["text"]?.string else { return nil }
    let count = Int(clamping: cause["consequences"]?.integer ?? 0)
    return count == 0 ? text : "\(text) (\(Quantity.count(count, "consequence")))"
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    value?.elements.compactMap(\.string) ?? []
  }
}
