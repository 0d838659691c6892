import Recording

extension Event.Search.Results: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let names = results.prefix(3).map { TimelineEntry.short($0.name) }
    let rest = results.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let text = text.map { " \"\(TimelineEntry.short($0))\"" } ?? ""
    let ambiguous = isAmbiguous == true ? " (ambiguous)" : ""
    let found = results.isEmpty ? "nothing" : list
    return TimelineEntry("search", "\(function.subject)\(text): \(found)\(ambiguous)")
  }
}

extension Event.Search.Refused: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let detail = detail.map { ": \(TimelineEntry.short($0))" } ?? ""
    let reason = TimelineEntry.words(fault) + detail
    return TimelineEntry("search", "\(function.subject) refused, \(reason)", .bad)
  }
}

extension Event.Search.MapChanged: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let before = from.map { " in place of \($0)" } ?? ""
    return TimelineEntry("search", "map \(to) opened\(before)", .notice)
  }
}

extension Event.Search.Selection: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let house = [street, houseNumber].compactMap(\.self).joined(separator: " ")
    let line = [house, town ?? "", country ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let scale = scale.map { ", scale \($0)" } ?? ""
    return TimelineEntry("address", (line.isEmpty ? "none" : line) + scale, .change)
  }
}

extension Event.Search.UI: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    switch screen {
    case .search: nil
    case .results: TimelineEntry("address", "a list opens: \(TimelineEntry.words(kind))", .quiet)
    }
  }
}

extension Event.Geocoder.Completed: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    if let error { return TimelineEntry("geocoder", "no answer, error \(error.code)", .bad) }
    guard let first = results?.first else { return TimelineEntry("geocoder", "nothing is near") }
    return TimelineEntry("geocoder", first.lines.joined(separator: ", "))
  }
}

extension Recorded.SearchFunction {
  /// What it searches, in words.
  fileprivate var subject: String {
    let words = TimelineEntry.words(self)
    return words.hasPrefix("search ") ? String(words.dropFirst(7)) : words
  }
}
