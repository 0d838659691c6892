import Platform
import Recording

extension Event.Fleet.ServiceState: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    if denied { return TimelineEntry("fleet", "access denied", .bad) }
    guard result else {
      return TimelineEntry("fleet", "\(TimelineEntry.words(call)) refused", .bad)
    }
    return switch call {
    case "start": TimelineEntry("fleet", "connected")
    case "stop": TimelineEntry("fleet", "disconnected")
    default: nil
    }
  }
}

extension Event.Fleet.DidReceiveMessage: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let noun =
      switch kind {
      case .custom: "message about"
      case .job: "job"
      }
    let text = message.map { ": \"\($0)\"" } ?? ""
    return TimelineEntry("fleet", "\(noun) \(jobID)\(text)", .notice)
  }
}

extension Event.Fleet.Send: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    accepted ? nil : TimelineEntry("fleet", "\(kind.words(of: jobID)) is refused", .bad)
  }
}

extension Event.Fleet.DidAcknowledge: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let subject = kind.words(of: jobID)
    guard let error else { return TimelineEntry("fleet", "\(subject) acknowledged", .quiet) }
    return TimelineEntry("fleet", "\(subject): \(error.words)", .bad)
  }
}

extension Event.Fleet.PollFailed: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("fleet", "no messages: \(error.words)", .bad)
  }
}

extension Event.Fleet.MessageDropped: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let member = member.map { " (\($0))" } ?? ""
    let reason = TimelineEntry.words(reason)
    return TimelineEntry("fleet", "a message dropped: \(reason)\(member)", .bad)
  }
}

extension Event.Fleet.JobState: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("job", "\(jobID) \(TimelineEntry.words(state))", .change)
  }
}

extension Event.Fleet.ETAUpdate: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let remaining = Quantity.duration(seconds: remainingSeconds)
    let change =
      changePercent.map { ", \($0 < 0 ? "" : "+")\(Quantity.fixed($0, 1)) %" } ?? ""
    return TimelineEntry("eta", "\(jobID) in \(remaining)\(change)", .notice)
  }
}

extension Recorded.FleetEventKind {
  fileprivate func words(of job: String?) -> String {
    TimelineEntry.words(self) + (job.map { " of \($0)" } ?? "")
  }
}

extension Recorded.FleetError {
  fileprivate var words: String {
    // Without an answer only the codes say why.
    let hasAnswer = responseCode != 0
    let details = (issues ?? []).map { hasAnswer && !$0.message.isEmpty ? $0.message : $0.code }
    let detail = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
    return (hasAnswer ? "the server answered \(responseCode)" : "no answer") + detail
  }
}
