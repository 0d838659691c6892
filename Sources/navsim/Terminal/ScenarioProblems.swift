import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation
import Traces

/// The problems of a scenario as a person reads them.
enum ScenarioProblems {
  /// Returns a finished text a problem: its place, its line with a caret, and a hint.
  static func rendered(_ problems: [Diagnostic], limit: Int) -> [String] {
    var texts: [String: [UInt8]] = [:]
    var lines = problems.prefix(limit).map { problem in
      guard problem.location != nil else { return problem.rendered(in: []) }
      if texts[problem.source] == nil {
        // A file that can no longer be read has no line to show.
        texts[problem.source] = (try? FileSystem.read(problem.source)) ?? []
      }
      return problem.rendered(in: texts[problem.source] ?? [])
    }
    if problems.count > limit {
      lines.append("… and \(Quantity.count(problems.count - limit, "more problem"))")
    }
    return lines
  }

  /// Returns the problem of a trace in the form of all others.
  static func diagnostic(_ error: TraceError) -> Diagnostic {
    let source = error.line > 0 ? "\(error.source):\(error.line)" : error.source
    return Diagnostic(error.message, source: source, hint: error.hint)
  }

  /// Writes the problems as an array of objects.
  static func write(_ problems: [Diagnostic], into json: inout JSONWriter) {
    json.beginArray()
    for problem in problems {
      json.beginObject()
      json.member("severity", problem.severity.rawValue)
      json.member("file", problem.source)
      if let location = problem.location {
        json.member("line", location.line)
        json.member("column", location.column)
      }
      json.member("pointer", problem.pointer)
      json.member("message", problem.message)
      if let hint = problem.hint {
        json.member("hint", hint)
      }
      if let replacement = problem.replacement {
        json.member("replacement", replacement)
      }
      json.endObject()
    }
    json.endArray()
  }
}
