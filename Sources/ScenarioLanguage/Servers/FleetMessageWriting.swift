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
    let keys = FleetKeys.Message.keys
    let time = keys.at(&reader)
    if let raw = keys.raw(&reader) {
      return time.map {
        FleetSetup.Message(time: $0, json: raw.canonicalBytes, id: raw["id"]?.string)
      }
    }
    let id = keys.id(&reader) ?? "M\(number)"
    let type = keys.type(&reader) ?? "job"
    let jobID = keys.jobID(&reader, .required)
    if jobID == "" {
      reader.report(
        "a message needs a job ID that is not empty",
        at: keys.jobID.name,
        hint: "write the server's message under \"raw\" to send one without"
      )
    }
    let created = keys.createdAt(&reader)
    var writer = JSONWriter()
    writer.beginObject()
    writer.text("id", id)
    writer.text("type", type == "job" ? "NEW_DESTINATION" : "CUSTOM")
    writer.optional("job_id", jobID)
    writer.optional("asset_id", keys.assetID(&reader))
    writer.optional("dispatcher_id", keys.dispatcherID(&reader))
    writer.optional("message", keys.message(&reader))
    let creation = created ?? time
    writer.key("creation_time_ms" as StaticString)
    writer.integer((epoch + (creation ?? 0)) / 1_000_000)
    if let content = keys.content(&reader) {
      if content.kind != .object {
        reader.report(
          "'content' must be an object, found \(content.described)",
          at: keys.content.name
        )
      }
      writer.member("content", content)
    }
    if let threshold = keys.etaThreshold(&reader) {
      writer.key("eta_threshold_percent" as StaticString)
      writer.integer(threshold)
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
