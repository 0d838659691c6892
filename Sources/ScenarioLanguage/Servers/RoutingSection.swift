import CanonicalJSON
import Navigation
import RoadNetwork

/// Reads the section `routing`: scripted answers, the embedded router, a custom provider, or a server by
/// its cassette.
enum RoutingSection {
  private static let keys = RoutingKeys.keys

  /// Returns what the section says; without a provider what `standard` is.
  static func read(
    _ reader: inout JSONObjectReader,
    _ standard: RoutingSetup,
    _ sketch: SketchMap?,
    _ files: ScenarioFiles,
    hasMap: Bool
  ) -> RoutingSetup {
    var setup = standard
    guard let provider = keys.provider(&reader) else { return setup }
    setup.provider = provider
    switch provider {
    case .scripted:
      setup.format = keys.format(&reader)
      ServerSection.request(&reader, into: &setup)
      for var answer in keys.answers(&reader, .required) ?? [] {
        if let read = Self.answer(&answer, files) { setup.answers.append(read) }
        answer.finish()
      }
    case .embedded:
      setup.latencyNanoseconds = keys.latency(&reader)
      if !hasMap { reader.report("the embedded router needs a \"map\"", at: keys.provider.name) }
    case .custom: setup.customAnswers = CustomRoutingSection.read(&reader, sketch, files)
    case .osrm, .valhalla, .graphhopper: ServerSection.read(&reader, into: &setup, files)
    }
    return setup
  }

  private static func answer(
    _ reader: inout JSONObjectReader,
    _ files: ScenarioFiles
  ) -> ScriptedAnswer? {
    let keys = ScriptedAnswerKeys.keys
    let nanoseconds = keys.latency(&reader) ?? 0
    let status = keys.status(&reader)
    let body = keys.body(&reader)
    let error = keys.error(&reader)
    if keys.error.isIn(&reader), body != nil || keys.status.key.isIn(&reader) {
      reader.report(
        "an answer has either an error or a status and body",
        at: keys.error.name
      )
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
      outcome: .success(TransportResponse(status: status, body: bytes))
    )
    answer.nonFatal = nonFatal
    return answer
  }

  /// Reads what goes wrong on the way to an answer.
  private static func nonFatal(
    _ reader: inout JSONObjectReader
  ) -> [(nanoseconds: Int64, error: RouteCalculationError)] {
    let keys = ScriptedAnswerKeys.Problem.keys
    return (ScriptedAnswerKeys.keys.nonFatal(&reader) ?? []).compactMap { entry in
      var entry = entry
      let after = keys.after(&entry)
      let server = keys.server(&entry)
      entry.finish()
      return after.map { ($0, .network(server)) }
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
    return files.bytes(of: name, limit: ScenarioText.bodyLimit, at: body, diagnostics)
  }
}

extension TransportError {
  /// The failures that a scenario may script.
  static let scriptable = ["timeout", "offline", "connectionRefused", "bodyTooLarge"]
}
