import Platform
import CanonicalJSON
import Recording

extension TimelineEntry {
  /// Creates the line of fleet connectivity; nil for what the timeline leaves out.
  static func fleet(_ event: String, _ record: JSONValue) -> TimelineEntry? {
    let job = record["jobID"]?.string
    switch event {
    case EventKind.fleetServiceState.text: return fleetService(record)
    case EventKind.fleetDidReceiveMessage.text:
      let noun = record["kind"]?.string == "custom" ? "message about" : "job"
      let text = record["message"]?.string.map { ": \"\($0)\"" } ?? ""
      return TimelineEntry("fleet", "\(noun) \(job ?? "?")\(text)", .notice)
    case EventKind.fleetSend.text:
      guard record["accepted"]?.bool == false else { return nil }
      return TimelineEntry("fleet", "\(fleetEvent(record)) is refused", .bad)
    case EventKind.fleetDidAcknowledge.text:
      guard let error = record["error"] else {
        return TimelineEntry("fleet", "\(fleetEvent(record)) acknowledged", .quiet)
      }
      return TimelineEntry("fleet", "\(fleetEvent(record)): \(fleetError(error))", .bad)
    case EventKind.fleetPollFailed.text:
      return TimelineEntry("fleet", "no messages: \(fleetError(record["error"]))", .bad)
    case EventKind.fleetMessageDropped.text:
      let member = record["member"]?.string.map { " (\($0))" } ?? ""
      return TimelineEntry(
        "fleet",
        "a message dropped: \(words(record["reason"]?.string))\(member)",
        .bad
      )
    case EventKind.fleetJobState.text:
      return TimelineEntry("job", "\(job ?? "?") \(words(record["state"]?.string))", .change)
    case EventKind.fleetEtaUpdate.text:
      let remaining = record["remainingSeconds"]?.double.map { Quantity.duration(seconds: $0) }
      let change = record["changePercent"]?.double.map { percent in
        ", \(percent < 0 ? "" : "+")\(Quantity.fixed(percent, 1)) %"
      }
      return TimelineEntry("eta", "\(job ?? "?") in \(remaining ?? "?")\(change ?? "")", .notice)
    default: return nil
    }
  }

  private static func fleetService(_ record: JSONValue) -> TimelineEntry? {
    let call = record["call"]?.string
    if record["denied"]?.bool == true { return TimelineEntry("fleet", "access denied", .bad) }
    guard record["result"]?.bool == true else {
      return TimelineEntry("fleet", "\(words(call)) refused", .bad)
    }
    switch call {
    case "start": return TimelineEntry("fleet", "connected")
    case "stop": return TimelineEntry("fleet", "disconnected")
    default: return nil
    }
  }

  /// Creates the line of the call that sends an event.
  static func fleetSend(_ record: JSONValue) -> TimelineEntry {
    var parts = [
      words(record["send"]?.string) + (record["jobID"]?.string.map { " of \($0)" } ?? "")
    ]
    for key in ["etaThreshold", "content"] {
      if let value = record[key] { parts.append("\(key) \(value.excerpt)") }
    }
    return TimelineEntry("action", "fleet send: \(parts.joined(separator: ", "))", .action)
  }

  private static func fleetEvent(_ record: JSONValue) -> String {
    let job = record["jobID"]?.string.map { " of \($0)" } ?? ""
    return words(record["kind"]?.string) + job
  }

  private static func fleetError(_ error: JSONValue?) -> String {
    let code = error?["responseCode"]?.integer ?? 0
    let issues = error?["issues"]?.elements.compactMap { issue -> String? in
      let message = issue["message"]?.string ?? ""
      // Without an answer only the code says why.
      return message.isEmpty || code == 0 ? issue["code"]?.string : message
    }
    let detail = (issues ?? []).isEmpty ? "" : " (\((issues ?? []).joined(separator: ", ")))"
    return (code == 0 ? "no answer" : "the server answered \(code)") + detail
  }
}
