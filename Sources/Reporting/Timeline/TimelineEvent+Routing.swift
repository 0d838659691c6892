import Platform
import Recording

extension Event.Routing.Succeeded: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    var parts = [Quantity.count(routes.count, "route")]
    if let first = routes.first {
      parts.append(Quantity.distance(metres: first.distance))
      parts.append(Quantity.duration(seconds: first.duration))
    }
    return TimelineEntry("routes", "session \(sessionID): \(parts.joined(separator: ", "))")
  }
}

extension Event.Routing.Failed: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("routes", "session \(sessionID) failed: \(failure.message)", .bad)
  }
}

extension Event.Routing.NonFatalError: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("routes", "session \(sessionID) goes on: \(error.detail)", .notice)
  }
}

extension Event.Routing.NotStarted: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("routes", "not started: \(TimelineEntry.words(reason))", .bad)
  }
}

extension Event.Provider.ParseError: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    .provider("bad answer", [error.rawValue, code, detail])
  }
}

extension Event.Provider.RequestError: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    .provider("no request", [error.rawValue, detail])
  }
}

extension Event.Provider.TransportError: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    .provider("no answer", [error.rawValue])
  }
}

extension TimelineEntry {
  fileprivate static func provider(_ what: String, _ reasons: [String?]) -> TimelineEntry {
    let words = reasons.compactMap { $0.map { TimelineEntry.words($0) } }
    return TimelineEntry("provider", "\(what): \(words.joined(separator: ", "))", .bad)
  }
}
