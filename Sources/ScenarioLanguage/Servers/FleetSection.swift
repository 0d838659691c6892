import CanonicalJSON
import Navigation

/// Reads the `fleet` section: the dispatcher's messages and what its server answers.
enum FleetSection {
  private static let keys = FleetKeys.keys

  /// - Parameter epoch: nanoseconds of the Unix epoch at the scenario's start.
  static func read(
    _ reader: inout JSONObjectReader,
    _ files: ScenarioFiles,
    epoch: Int64
  ) -> FleetSetup {
    var setup = FleetSetup()
    setup.isDenied = keys.access(&reader) == "denied"
    setup.latencyNanoseconds = keys.latency(&reader) ?? 0
    for (index, entry) in (keys.messages(&reader) ?? []).enumerated() {
      var entry = entry
      if let message = FleetMessageWriting.message(&entry, number: index + 1, epoch) {
        setup.messages.append(message)
      }
      entry.finish()
    }
    // The sort is stable: of one time the first written comes first.
    setup.messages.sort { $0.time < $1.time }
    for var entry in keys.answers(&reader) ?? [] {
      if let answer = answer(&entry) { setup.answers.append(answer) }
      entry.finish()
    }
    FleetServerSection.read(&reader, into: &setup, files)
    return setup
  }

  private static func answer(_ reader: inout JSONObjectReader) -> FleetSetup.Answer? {
    let keys = FleetKeys.Answer.keys
    let subject = keys.to(&reader)
    let first = keys.nth(&reader)
    let times = keys.times(&reader)
    let latency = keys.latency(&reader)
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
    let keys = FleetKeys.Answer.keys
    let error = keys.error(&reader)
    let status = keys.status.key(&reader)
    let body = keys.body(&reader)
    let described = [keys.errorID.name, keys.issues.name].filter { reader.has($0) }
    let description = description(&reader)
    let others = described + [keys.status.name, keys.body.name]
    if error != nil, let other = others.first(where: { reader.has($0) }) {
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
      TransportResponse(status: status ?? keys.status.standard, body: bytes ?? description)
    )
  }

  /// Returns the body of a bad answer: the error's ID and its issues.
  private static func description(_ reader: inout JSONObjectReader) -> [UInt8] {
    let keys = FleetKeys.Issue.keys
    let id = FleetKeys.Answer.keys.errorID(&reader)
    let issues = FleetKeys.Answer.keys.issues(&reader)
    if id == nil, issues == nil { return [] }
    var writer = JSONWriter()
    writer.beginObject()
    writer.optional("error_id", id)
    writer.beginArray("issues")
    for var issue in issues ?? [] {
      writer.beginObject()
      writer.text("code", keys.code(&issue) ?? "")
      writer.text("message", keys.message(&issue) ?? "")
      writer.endObject()
      issue.finish()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }
}
