import CanonicalJSON
import Recording

extension Event.Action.SetDestinations: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let names = (waypoints ?? []).map(TimelineEntry.name)
    let noun = names.count == 1 ? "destination" : "destinations"
    let list = names.isEmpty ? "none" : names.joined(separator: ", ")
    return TimelineEntry("action", "set \(noun): \(list)", .action)
  }
}

extension Event.Action.LocationEnabled: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("action", enabled ? "location on" : "location off", .action)
  }
}

extension Event.Action.FleetSend: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    var parts = [TimelineEntry.words(send) + (jobID.map { " of \($0)" } ?? "")]
    if let etaThreshold { parts.append("etaThreshold \(etaThreshold)") }
    if let content = content?.value { parts.append("content \(content.excerpt)") }
    return TimelineEntry("action", "fleet send: \(parts.joined(separator: ", "))", .action)
  }
}
