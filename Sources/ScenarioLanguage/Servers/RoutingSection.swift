import CanonicalJSON
import Navigation
import RoadNetwork

/// Reads the `routing` section: scripted answers, the embedded router, a custom provider, or a server by
/// its cassette.
enum RoutingSection {
  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    guard let provider = reader.oneOf("provider", RoutingSetup.Provider.self, .required) else {
      return
    }
    scenario.routing.provider = provider
    switch provider {
    case .scripted: scripted(&reader, into: &scenario, files)
    case .embedded: embedded(&reader, into: &scenario)
    case .custom: CustomRoutingSection.read(&reader, into: &scenario, files)
    case .osrm, .valhalla, .graphhopper: ServerSection.read(&reader, into: &scenario, files)
    }
  }

  private static func scripted(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    scenario.routing.format = reader.oneOf("format", ServerFormat.self) ?? .osrm
    ServerSection.request(&reader, into: &scenario)
    for var answer in reader.objects("answers", .required) ?? [] {
      if let read = Self.answer(&answer, files) { scenario.routing.answers.append(read) }
      answer.finish()
    }
  }

  private static func embedded(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario
  ) {
    scenario.routing.latencyNanoseconds = latency(&reader)
    if scenario.map == nil {
      reader.report("the embedded router needs a \"map\"", at: "provider")
    }
  }

  /// Returns nanoseconds of virtual time; nil where none are given.
  static func latency(_ reader: inout JSONObjectReader) -> Int64? {
    reader.double("latency", in: 0...86_400, unit: "s").map { Int64(($0 * 1e9).rounded()) }
  }

  private static func answer(
    _ reader: inout JSONObjectReader,
    _ files: ScenarioFiles
  ) -> ScriptedAnswer? {
    let nanoseconds = latency(&reader) ?? 0
    let status = reader.integer("status", in: 100...599) ?? 200
    let body = reader.value("body")
    let error = reader.oneOf("error", TransportError.scriptable)
    if reader.has("error"), body != nil || reader.has("status") {
      reader.report("an answer has either an error or a status and body", at: "error")
    }
    let nonFatal = nonFatal(&reader)
    if let error = error.flatMap(TransportError.init(rawValue:)) {
      var answer = ScriptedAnswer(latencyNanoseconds: nanoseconds, outcome: .failure(error))
      answer.nonFatal = nonFatal
      return answer
    }
    guard let bytes = bytes(of: body, files, reader.diagnostics) else { return nil }
    var answer = ScriptedAnswer(
      latencyNanoseconds: nanoseconds,
      outcome: .success(TransportResponse(status: Int(status), body: bytes))
    )
    answer.nonFatal = nonFatal
    return answer
  }

  /// Reads what goes wrong on the way to an answer.
  private static func nonFatal(
    _ reader: inout JSONObjectReader
  ) -> [(nanoseconds: Int64, error: RouteCalculationError)] {
    (reader.objects("nonFatal") ?? []).compactMap { entry in
      var entry = entry
      let after = entry.double("after", .required, in: 0...86_400, unit: "s")
      let server = entry.oneOf("server", RouteCalculationError.Server.self) ?? .tiles
      entry.finish()
      return after.map { (Int64(($0 * 1e9).rounded()), .network(server)) }
    }
  }

  /// Returns a body: a file's bytes, inline JSON in canonical form, as its layout is the scenario's, or
  /// nothing.
  static func bytes(
    of body: JSONValue?,
    _ files: ScenarioFiles,
    _ diagnostics: Diagnostics
  ) -> [UInt8]? {
    guard let body else { return [] }
    if body.kind == .object { return body.canonicalBytes }
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
  static let scriptable = ["timeout", "offline", "connectionRefused", "bodyTooLarge"]
}
