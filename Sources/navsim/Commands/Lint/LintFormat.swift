import CanonicalJSON
import Recording
import Reporting

/// How problems are written.
enum LintFormat: String, CaseIterable {
  /// For a person: the line with a caret, and a hint.
  case text
  /// navsim's own.
  case json
  /// Workflow commands of GitHub's actions.
  case github
  /// A report of GitLab's code quality.
  case gitlab
  /// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
  case sarif

  /// What is written of problems in a form of others; nil for the two of our own.
  ///
  /// - Parameter version: the version of the program that found them.
  func bytes(of problems: [Diagnostic], version: String) -> [UInt8]? {
    switch self {
    case .text, .json: nil
    case .github: Array(problems.map(Self.command).joined().utf8)
    case .gitlab: Self.json { Self.writeCodeQuality(problems, to: &$0) }
    case .sarif: Self.json { Self.writeSARIF(problems, version: version, to: &$0) }
    }
  }

  private static func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    body(&writer)
    writer.newline()
    return writer.bytes
  }

  /// What is wrong and what mends it, in one line.
  private static func message(_ problem: Diagnostic) -> String {
    let place = problem.pointer.isEmpty ? "" : " (at \(problem.pointer))"
    return problem.message + place + (problem.hint.map { "; \($0)" } ?? "")
  }

  private static func command(_ problem: Diagnostic) -> String {
    var properties = ["file=\(WorkflowCommand.property(problem.source))"]
    if let place = problem.location {
      properties += ["line=\(place.line)", "col=\(place.column)"]
    }
    properties.append("title=navsim lint")
    let said = WorkflowCommand.message(message(problem))
    return "::\(problem.severity.rawValue) \(properties.joined(separator: ","))::\(said)\n"
  }

  private static func writeCodeQuality(_ problems: [Diagnostic], to json: inout JSONWriter) {
    json.beginArray()
    var seen: [String: Int] = [:]
    for problem in problems {
      // What stays the same while lines move above it; equal ones are told apart by their order.
      let identity = "\(problem.source)\n\(problem.pointer)\n\(problem.message)"
      let number = seen[identity, default: 0]
      seen[identity] = number + 1
      var digest = RecordingDigest()
      digest.append(line: Array("\(identity)\n\(number)".utf8))
      json.beginObject()
      json.member("description", message(problem))
      json.member("check_name", "navsim-lint")
      json.member("fingerprint", digest.text)
      json.member("severity", problem.severity == .error ? "major" : "minor")
      json.beginObject("location")
      json.member("path", problem.source)
      json.beginObject("lines")
      json.member("begin", problem.location?.line ?? 1)
      json.endObject()
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }

  private static func writeSARIF(
    _ problems: [Diagnostic],
    version: String,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.beginArray("runs")
    json.beginObject()
    json.beginObject("tool")
    json.beginObject("driver")
    json.member("name", "navsim")
    json.member("version", version)
    json.beginArray("rules")
    json.beginObject()
    json.member("id", "navsim-lint")
    json.beginObject("shortDescription")
    json.member("text", "What a scenario or recording says must be what navsim can read")
    json.endObject()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endObject()
    json.member("columnKind", "unicodeCodePoints")
    json.beginArray("results")
    for problem in problems {
      json.beginObject()
      json.member("ruleId", "navsim-lint")
      json.member("level", problem.severity.rawValue)
      json.beginObject("message")
      json.member("text", message(problem))
      json.endObject()
      json.beginArray("locations")
      json.beginObject()
      json.beginObject("physicalLocation")
      json.beginObject("artifactLocation")
      json.member("uri", FileAddress.address(of: problem.source))
      json.endObject()
      if let place = problem.location {
        json.beginObject("region")
        json.member("startLine", place.line)
        json.member("startColumn", place.column)
        json.endObject()
      }
      json.endObject()
      json.endObject()
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
  }
}
