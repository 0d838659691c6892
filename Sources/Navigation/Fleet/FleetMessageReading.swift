import CanonicalJSON

/// Reads one message of an answer.
struct FleetMessageReading {
  private let json: JSONValue
  private let parser: FleetMessageParser
  private let kind: FleetMessageRefusal.Kind?
  private let id: String?

  init(_ json: JSONValue, _ parser: FleetMessageParser) {
    self.json = json
    self.parser = parser
    kind =
      switch json["type"]?.string {
      case "NEW_DESTINATION": .job
      case "CUSTOM": .custom
      default: nil
      }
    id = json["id"]?.string.flatMap { FleetLimits.isValid($0) ? $0 : nil }
  }

  func message() throws(FleetMessageRefusal) -> FleetMessage {
    guard json.kind == .object else { throw refusal(.notAnObject) }
    guard let id = try identity("id") else { throw refusal(.missingMessageID, "id") }
    _ = try text("type")
    guard let kind else { throw refusal(.unknownType, "type") }
    guard let jobID = try identity("job_id") else { throw refusal(.missingJobID, "job_id") }
    let asset = try identity("asset_id") ?? parser.assetID
    guard asset == parser.assetID else { throw refusal(.wrongAsset, "asset_id") }
    let dispatcher = try identity("dispatcher_id") ?? parser.dispatcherID
    guard dispatcher == parser.dispatcherID else {
      throw refusal(.wrongDispatcher, "dispatcher_id")
    }
    let message = try text("message")
    let content = try self.content()
    guard FleetLimits.fits(jobID: jobID, message: message, content: content) else {
      throw refusal(.messageTooLong)
    }
    let creation = try number("creation_time_ms") ?? parser.receptionMilliseconds
    guard creation >= 0 else { throw refusal(.wrongType, "creation_time_ms") }
    return FleetMessage(
      id: id,
      kind: kind == .job ? .job(etaThreshold: try threshold()) : .custom,
      jobID: jobID,
      dispatcherID: dispatcher,
      assetID: asset,
      message: message,
      creationMilliseconds: creation,
      content: content
    )
  }

  // MARK: - Members

  private func value(_ key: String) -> JSONValue? {
    json[key].flatMap { $0.isNull ? nil : $0 }
  }

  private func text(_ key: String) throws(FleetMessageRefusal) -> String? {
    guard let value = value(key) else { return nil }
    guard let text = value.string else { throw refusal(.wrongType, key) }
    return text
  }

  /// Reads an ID; an empty one is none.
  private func identity(_ key: String) throws(FleetMessageRefusal) -> String? {
    guard let text = try text(key), !text.isEmpty else { return nil }
    guard FleetLimits.isValid(text) else { throw refusal(.idTooLong, key) }
    return text
  }

  private func number(_ key: String) throws(FleetMessageRefusal) -> Int64? {
    guard let value = value(key) else { return nil }
    guard let number = value.integer else { throw refusal(.wrongType, key) }
    return number
  }

  private func threshold() throws(FleetMessageRefusal) -> Int? {
    // What is far out of 1...100 counts as the default when the job is started.
    try number("eta_threshold_percent").map { Int(clamping: $0) }
  }

  private func content() throws(FleetMessageRefusal) -> FleetContent {
    guard let value = value("content") else { return [:] }
    guard let content = FleetContent(value) else { throw refusal(.wrongType, "content") }
    return content
  }

  private func refusal(
    _ reason: FleetMessageRefusal.Reason,
    _ member: String? = nil
  ) -> FleetMessageRefusal {
    FleetMessageRefusal(reason, kind: kind, messageID: id, member: member)
  }
}
