import CanonicalJSON
import Recording

extension Event.Map.OverlayAdded: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let title = properties[.title]?.value?.string.map { " \"\($0)\"" } ?? ""
    return TimelineEntry("overlay", "\(type.name(overlayID))\(title) is on map \(mapID)", .quiet)
  }
}

extension Event.Map.OverlayRemoved: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("overlay", "\(type.name(overlayID)) is off map \(mapID)", .quiet)
  }
}

extension Event.Map.OverlayChanged: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let value = value?.value.map { ": \($0.string ?? $0.excerpt)" } ?? ""
    let what = TimelineEntry.words(property) + value
    return TimelineEntry("overlay", "\(type.name(overlayID)), \(what)", .quiet)
  }
}

extension Event.Map.OverlayRefused: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let which = overlay ?? TimelineEntry.overlay(overlayID)
    return TimelineEntry("overlay", "\(which) refused: \(TimelineEntry.words(error))", .bad)
  }
}

extension Event.Map.Cleared: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("overlay", "map \(mapID) cleared of \(overlayIDs.count)", .quiet)
  }
}

extension Event.Map.DidTapMarker: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let by = handled ? ", handled by the app" : ""
    return TimelineEntry("tap", "on \(TimelineEntry.overlay(overlayID))\(by)", .notice)
  }
}

extension Event.Map.DidTapOverlay: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("tap", "on \(TimelineEntry.overlay(overlayID))", .notice)
  }
}

extension Event.Map.DidTapPOI: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("tap", "on \(name)", .notice)
  }
}

extension Event.Map.DidTapCoordinate: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("tap", "at \(TimelineEntry.text(coordinate))", .notice)
  }
}

extension Event.Map.DidLongPress: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("long press", "at \(TimelineEntry.text(coordinate))", .notice)
  }
}

extension Event.Map.MarkerInfoWindow: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? { .window(of: overlayID, "window", answer) }
}

extension Event.Map.MarkerInfoContents: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    .window(of: overlayID, "contents", answer)
  }
}

extension Event.Map.DidCloseInfoWindow: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("window", "of \(TimelineEntry.overlay(overlayID)) closed")
  }
}

extension Event.Map.DidTapInfoWindow: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("tap", "on the window of \(TimelineEntry.overlay(overlayID))", .notice)
  }
}

extension Event.Map.DidLongPressInfoWindow: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("long press", "on the window of \(TimelineEntry.overlay(overlayID))", .notice)
  }
}

extension Event.Map.DidBeginDrag: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("drag", "of \(TimelineEntry.overlay(overlayID)) begins")
  }
}

extension Event.Map.DidEndDrag: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let place = TimelineEntry.text(coordinate)
    return TimelineEntry("drag", "of \(TimelineEntry.overlay(overlayID)) ends at \(place)")
  }
}

extension Recorded.OverlayKind {
  fileprivate func name(_ number: Int?) -> String {
    "\(TimelineEntry.words(self)) \(number.map(String.init) ?? "?")"
  }
}

extension TimelineEntry {
  static func overlay(_ number: Int?) -> String { "overlay \(number.map(String.init) ?? "?")" }

  fileprivate static func window(
    of number: Int?,
    _ part: String,
    _ answer: String?
  ) -> TimelineEntry? {
    answer.map { TimelineEntry("window", "of \(overlay(number)): the app's \(part) \"\($0)\"") }
  }
}
