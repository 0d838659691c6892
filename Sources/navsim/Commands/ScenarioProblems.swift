import CanonicalJSON
import Regression
import Simulation

/// The problems of a scenario as a person reads them.
enum ScenarioProblems {
  /// How many are shown with the line they stand in.
  private static let limit = 20

  /// Returns a finished text a problem: its place, its line with a caret, and a hint.
  static func rendered(_ error: ScenarioError) -> [String] {
    var texts: [String: [UInt8]] = [:]
    var lines = error.problems.prefix(limit).map { problem in
      if texts[problem.source] == nil {
        // A file that cannot be read has no line to show.
        texts[problem.source] = (try? FileSystem.read(problem.source)) ?? []
      }
      return problem.rendered(in: texts[problem.source] ?? [])
    }
    if error.problems.count > limit {
      lines.append("… and \(Quantity.count(error.problems.count - limit, "more problem"))")
    }
    return lines
  }

  /// Writes the problems as an array of objects.
  static func write(_ problems: [Diagnostic], into json: inout JSONWriter) {
    json.beginArray()
    for problem in problems {
      json.beginObject()
      json.key("severity")
      json.string(problem.severity.rawValue)
      json.key("file")
      json.string(problem.source)
      if let location = problem.location {
        json.key("line")
        json.integer(location.line)
        json.key("column")
        json.integer(location.column)
      }
      json.key("pointer")
      json.string(problem.pointer)
      json.key("message")
      json.string(problem.message)
      if let hint = problem.hint {
        json.key("hint")
        json.string(hint)
      }
      json.endObject()
    }
    json.endArray()
  }
}
