import CanonicalJSON
import Recording

/// Makes the timeline of a run from its recording, as the lines are written.
package struct TimelineRenderer {
  /// What the timeline shows.
  package enum Detail {
    /// What a person wants to know.
    case story
    /// Every record.
    case everything
    /// Nothing: events are only counted.
    case counts
  }

  /// How often each event came.
  package private(set) var counts = RecordCounts()

  /// When the route changed last: that the drive is on it then goes without saying.
  private var lastRouteChange: Int64 = -1

  private var ranges = RecordRanges()
  private let style: Style
  private let detail: Detail
  private let notes: DecisionNotes?

  /// Creates a renderer.
  ///
  /// - Parameter notes: knows the decisions behind records, where the run has a ledger.
  package init(style: Style, detail: Detail = .story, notes: DecisionNotes? = nil) {
    self.style = style
    self.detail = detail
    self.notes = notes
  }

  /// Returns the text of the records in a piece of a recording that holds whole lines.
  package mutating func render(_ chunk: borrowing [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < chunk.count {
      let end = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) ?? chunk.count
      if let line = RecordLine(chunk[start..<end]) {
        counts.add(line)
        if let entry = entry(of: line) {
          text += entry.rendered(at: line.time, style: style) + "\n"
        }
      }
      start = end + 1
    }
    return text
  }

  private mutating func entry(of line: RecordLine) -> TimelineEntry? {
    if detail == .counts { return nil }
    if detail == .story, RecordCounts.isFrequent(line.kind) { return nil }
    // What is damaged is no story; a recording may be looked at all the same.
    guard let record = try? line.document().root,
      ranges.fault(in: record, of: line.kind) == nil
    else { return nil }
    if line.kind == .didChangeRoute { lastRouteChange = line.time }
    let event = RecordedEvent(record)
    if detail == .story, line.time == lastRouteChange,
      event.as(Event.Navigator.DidChangeOnRouteState.self)?.to == .onRoute
    {
      return nil
    }
    let decision = notes?.note(for: line.event, at: line.time)
    if let entry = TimelineEntry(event, decision: decision) { return entry }
    return detail == .everything ? TimelineEntry(everythingOf: event) : nil
  }
}
