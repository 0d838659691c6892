import CanonicalJSON
import Navigation

/// Takes a message as a scenario writes it to the form of a dispatcher's server.
enum FleetMessageWriting {
  /// - Parameters:
  ///   - number: The place among the section's messages, from 1 on: the default of the ID.
  ///   - epoch: Nanoseconds of the Unix epoch at the scenario's start.
  static func message(
    _ reader: inout JSONObjectReader,
    number: Int,
    _ epoch: Int64
  ) -> FleetSetup.Message? {
    let seconds = reader.double("at", .required, in: 0...31_536_000, unit: "s")
    let time = seconds.map { Int64(($0 * 1e9).rounded()) }
    if let raw = reader.value("raw") {
      return time.map {
        FleetSetup.Message(time: $0, json: raw.canonicalBytes, id: raw["id"]?.string)
      }
    }
    let id = reader.string("id") ?? "M\(number)"
    let type = reader.oneOf("type", ["job", "custom"]) ?? "job"
    let jobID = reader.string("jobID", .required)
    if jobID == "" {
      reader.report(
        "a message needs a job ID that is not empty",
        at: "jobID",
        hint: "write the server's message under \"raw\" to send one without"
      )
    }
    let created = reader.double("createdAt", in: 0...31_536_000, unit: "s")
    var writer = JSONWriter()
    writer.beginObject()
    writer.text("id", id)
    writer.text("type", type == "job" ? "NEW_DESTINATION" : "CUSTOM")
    writer.optional("job_id", jobID)
    writer.optional("asset_id", reader.string("assetID"))
    writer.optional("dispatcher_id", reader.string("dispatcherID"))
    writer.optional("message", reader.string("message"))
    let creation = created.map { Int64(($0 * 1e9).rounded()) } ?? time
    writer.member("creation_time_ms", (epoch + (creation ?? 0)) / 1_000_000)
    if let content = reader.value("content") {
      if content.kind != .object {
        reader.report("'content' must be an object, found \(content.described)", at: "content")
      }
      writer.member("content", content)
    }
    if let threshold = reader.integer("etaThreshold", in: -1_000_000...1_000_000) {
      writer.member("eta_threshold_percent", threshold)
    }
    writer.endObject()
    return time.map { FleetSetup.Message(time: $0, json: writer.bytes, id: id) }
  }
}

extension JSONWriter {
  /// Writes a member that is a text; nothing where there is none.
  mutating func optional(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    text(key, value)
  }

  /// Writes a member that is a text.
  mutating func text(_ key: StaticString, _ value: String) {
    member(key, value)
  }
}
