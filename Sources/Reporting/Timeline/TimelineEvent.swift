import CanonicalJSON
package import Recording

/// An event of which a timeline tells.
protocol TimelineEvent: EventPayload {
  /// Returns its line; nil where there is nothing to tell of it.
  ///
  /// - Parameter decision: what the ledger says about it, where that is known.
  func entry(_ decision: DecisionNotes.Note?) -> TimelineEntry?
}

extension TimelineEntry {
  /// Creates the line of a record; nil for records that the timeline leaves out.
  ///
  /// A record that does not say what its event says in this catalogue, as one of another version, stands
  /// as it is.
  ///
  /// - Parameter decision: what the ledger says about the record, where that is known.
  package init?(_ event: RecordedEvent, decision: DecisionNotes.Note? = nil) {
    guard let told = event.kind?.payload as? any TimelineEvent.Type else {
      guard event.source == .action else { return nil }
      self = .action(event)
      return
    }
    do throws(RecordingError) {
      guard let entry = try told.init(knownMembersOf: event.record).entry(decision) else {
        return nil
      }
      self = entry
    } catch {
      self.init(everythingOf: event)
    }
  }

  /// Creates the line of a record as it stands, for those that want to see everything.
  package init(everythingOf event: RecordedEvent) {
    let name = event.name.split(separator: ".").last.map(String.init) ?? event.name
    let parts = event.members.map { member in
      "\(member.key) \(member.value.string ?? member.value.excerpt)"
    }
    self.init("·", ([name] + parts).joined(separator: "  "), .quiet)
  }

  /// The line of what the app does: its name and all that it is given.
  private static func action(_ event: RecordedEvent) -> TimelineEntry {
    let given = event.members.map { member in
      "\(member.key) \(member.value.string.map(short) ?? member.value.excerpt)"
    }
    let text = words(event.name) + (given.isEmpty ? "" : ": \(given.joined(separator: ", "))")
    return TimelineEntry("action", text, .action)
  }
}
