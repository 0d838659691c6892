import Recording

extension Event.Indoor.DidChangeActiveBuilding: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("indoor", building.map { "in \($0)" } ?? "outside")
  }
}

extension Event.Indoor.DidChangeActiveLevel: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("indoor", level.map { "level \($0)" } ?? "no level")
  }
}

extension Event.Tile.Received: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    switch outcome {
    case .image: nil
    case .noTile, .retryLater:
      TimelineEntry("tile", "\(zoom)/\(x)/\(y): \(TimelineEntry.words(outcome))", .quiet)
    }
  }
}

extension Event.Panorama.DidMove: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("panorama", panoramaID.map { "at \($0)" } ?? "none")
  }
}

extension Event.Panorama.ErrorNear: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let place = TimelineEntry.text(coordinate)
    return TimelineEntry("panorama", "near \(place): \(TimelineEntry.words(error))", .bad)
  }
}

extension Event.Panorama.ErrorID: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("panorama", "\(panoramaID): \(TimelineEntry.words(error))", .bad)
  }
}

extension Event.Panorama.Metadata: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    guard let panorama else {
      let reason = error.map { TimelineEntry.words($0) } ?? "?"
      return TimelineEntry("panorama", "request \(requestID): \(reason)", .bad)
    }
    return TimelineEntry("panorama", "request \(requestID): \(panorama.id)")
  }
}

extension Event.Panorama.DidTap: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("tap", "in the panorama", .notice)
  }
}

extension Event.Panorama.DidTapMarker: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("tap", "on \(TimelineEntry.overlay(overlayID)) in the panorama", .notice)
  }
}
