import CanonicalJSON
import Navigation

/// Reads the `fleet` section: the dispatcher's messages and what its server answers.
enum FleetSection {
  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    var setup = FleetSetup()
    setup.isDenied = reader.oneOf("access", ["granted", "denied"]) == "denied"
    setup.latencyNanoseconds = RoutingSection.latency(&reader) ?? 0
    for (index, entry) in (reader.objects("messages") ?? []).enumerated() {
      var entry = entry
      if let message = FleetMessageWriting.message(&entry, number: index + 1, scenario.epoch) {
        setup.messages.append(message)
      }
      entry.finish()
    }
    // The sort is stable: of one time the first written comes first.
    setup.messages.sort { $0.time < $1.time }
    for var entry in reader.objects("answers") ?? [] {
      if let answer = answer(&entry) { setup.answers.append(answer) }
      entry.finish()
    }
    FleetServerSection.read(&reader, into: &setup, files)
    scenario.fleet = setup
  }

  /// Reports calls of fleet connectivity in a scenario without a dispatcher.
  static func check(_ reader: inout JSONObjectReader) {
    guard !reader.has("fleet"), let actions = reader.value("actions") else { return }
    for action in actions.elements {
      guard let call = action["do"], let name = call.string, FleetCall.names.contains(name) else {
        continue
      }
      return reader.diagnostics.add(
        "\(name) needs a \"fleet\" section, with or without messages",
        at: call
      )
    }
  }

  private static func answer(_ reader: inout JSONObjectReader) -> FleetSetup.Answer? {
    let subject = reader.oneOf("to", FleetSetup.Subject.self, .required)
    let first = Int(reader.integer("nth", in: 1...1_000_000) ?? 1)
    let times = Int(reader.integer("times", in: 1...1_000_000) ?? 1)
    let latency = RoutingSection.latency(&reader)
    let outcome = outcome(&reader)
    if latency == nil, outcome == nil {
      reader.diagnostics.add(
        "an answer differs from the usual by an error, a status, a body or a latency",
        at: reader.value
      )
    }
    return subject.map {
      FleetSetup.Answer(
        subject: $0,
        requests: first...(first + times - 1),
        latencyNanoseconds: latency,
        outcome: outcome
      )
    }
  }

  private static func outcome(
    _ reader: inout JSONObjectReader
  ) -> Result<TransportResponse, TransportError>? {
    let error = reader.oneOf("error", TransportError.scriptable)
    let status = reader.integer("status", in: 100...599)
    let body = reader.value("body")
    let described = ["errorID", "issues"].filter { reader.has($0) }
    let description = description(&reader)
    if error != nil, let other = (described + ["status", "body"]).first(where: { reader.has($0) }) {
      reader.report("an answer is either an error or has a status and body", at: other)
    }
    if body != nil, let other = described.first {
      reader.report("the body says it all", at: other)
    }
    if let error { return TransportError(rawValue: error).map { .failure($0) } }
    guard status != nil || body != nil || !described.isEmpty else { return nil }
    // A text is the body itself, so that what is no JSON can be scripted.
    let bytes = body.map { $0.string.map { Array($0.utf8) } ?? $0.canonicalBytes }
    return .success(
      TransportResponse(status: Int(status ?? 200), body: bytes ?? description)
    )
  }

  /// Returns the body of a bad answer: the error's ID and its issues.
  private static func description(_ reader: inout JSONObjectReader) -> [UInt8] {
    let id = reader.string("errorID")
    let issues = reader.objects("issues")
    if id == nil, issues == nil { return [] }
    var writer = JSONWriter()
    writer.beginObject()
    writer.optional("error_id", id)
    writer.beginArray("issues")
    for var issue in issues ?? [] {
      writer.beginObject()
      writer.text("code", issue.string("code", .required) ?? "")
      writer.text("message", issue.string("message") ?? "")
      writer.endObject()
      issue.finish()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }
}
