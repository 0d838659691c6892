import Recording

extension Event.Map.ControlStarted: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("map", "\(mapID) under control", .notice)
  }
}

extension Event.Map.ControlStopped: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("map", "\(mapID) released", .notice)
  }
}

extension Event.Map.CameraModeChanged: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let mode = TimelineEntry.words(to)
    guard to == .following else { return TimelineEntry("camera", mode) }
    return TimelineEntry("camera", "\(mode), \(TimelineEntry.words(perspective))")
  }
}

extension Event.Map.EffectiveTypeChanged: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let type = TimelineEntry.words(property)
    let shown = TimelineEntry.words(shown)
    return TimelineEntry("map", type == shown ? type : "\(type), shown as \(shown)")
  }
}

extension Event.Map.DidTapMyLocationButton: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("tap", "button of the position")
  }
}

extension Event.Map.DidTapRecenterButton: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? { TimelineEntry("tap", "recentre button") }
}

extension Event.Map.Refused: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let why = TimelineEntry.words(fault)
    return TimelineEntry("map", "\(TimelineEntry.words(function)): \(why)", .bad)
  }
}

extension Event.UI.DidChangeMode: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("light", TimelineEntry.words(mode), .notice)
  }
}

extension Event.UI.SettingsChanged: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("setting", "\(TimelineEntry.words(setting)) \(value ? "on" : "off")")
  }
}

extension Event.UI.TrafficPromptShown: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? { TimelineEntry("prompt", "\"\(text)\"") }
}

extension Event.UI.IncidentCardShown: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("card", "incident \(incidentID)")
  }
}
