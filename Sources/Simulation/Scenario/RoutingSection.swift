import CanonicalJSON
import Navigation

/// Reads the `routing` section: scripted answers, or the embedded router.
enum RoutingSection {
  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    let provider = reader.oneOf("provider", ["scripted", "embedded"], .required)
    if provider == "embedded" { return embedded(&reader, into: &scenario) }
    scenario.routing.provider = .scripted
    _ = reader.oneOf("format", ["osrm"])
    scenario.routing.precision = Int(reader.integer("precision", in: 5...6) ?? 6)
    for var answer in reader.objects("answers", .required) ?? [] {
      if let read = Self.answer(&answer, files) { scenario.routing.answers.append(read) }
      answer.finish()
    }
  }

  private static func embedded(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario
  ) {
    scenario.routing.provider = .embedded
    let latency = reader.double("latency", in: 0...86_400, unit: "s") ?? 0
    scenario.routing.latencyNanoseconds = Int64((latency * 1e9).rounded())
    if scenario.map == nil {
      reader.report("the embedded router needs a \"map\"", at: "provider")
    }
  }

  private static func answer(
    _ reader: inout JSONObjectReader,
    _ files: ScenarioFiles
  ) -> ScriptedAnswer? {
    let latency = reader.double("latency", in: 0...86_400, unit: "s") ?? 0
    let status = reader.integer("status", in: 100...599) ?? 200
    let body = reader.value("body")
    let error = reader.oneOf("error", TransportError.scriptable)
    if reader.has("error"), body != nil || reader.has("status") {
      reader.report("an answer has either an error or a status and body", at: "error")
    }
    let nanoseconds = Int64((latency * 1e9).rounded())
    if let error = error.flatMap(TransportError.init(rawValue:)) {
      return ScriptedAnswer(latencyNanoseconds: nanoseconds, outcome: .failure(error))
    }
    guard let bytes = bytes(of: body, files, reader.diagnostics) else { return nil }
    return ScriptedAnswer(
      latencyNanoseconds: nanoseconds,
      outcome: .success(TransportResponse(status: Int(status), body: bytes))
    )
  }

  /// Returns a body: a file's bytes, inline JSON as written, or nothing.
  private static func bytes(
    of body: JSONValue?,
    _ files: ScenarioFiles,
    _ diagnostics: Diagnostics
  ) -> [UInt8]? {
    guard let body else { return [] }
    if body.kind == .object { return Array(body.rawBytes) }
    guard let name = body.string else {
      diagnostics.add(
        "expected a file's name or inline JSON, found \(body.described)",
        at: body
      )
      return nil
    }
    return files.bytes(of: name, limit: ScenarioLoader.bodyLimit, at: body, diagnostics)
  }
}

extension TransportError {
  /// The failures that a scenario may script.
  static let scriptable = ["timeout", "offline", "connectionRefused"]
}
