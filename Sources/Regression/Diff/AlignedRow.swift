/// One line of two recordings side by side: an event of either, or of both.
package struct AlignedRow: Hashable, Sendable {
  /// The event of the golden; nil if it was added.
  package var golden: Int?

  /// The event of the new recording; nil if it was removed.
  package var new: Int?

  /// How the two differ; nil if they do not.
  package var verdict: EventChange.Verdict?
}

extension RecordingDiff {
  /// The events of both recordings in the golden's order, each added one before the first that is later.
  package var rows: [AlignedRow] {
    var verdicts = [EventChange.Verdict?](repeating: nil, count: golden.events.count)
    var added: [Int] = []
    for change in changes {
      if let place = change.golden {
        verdicts[place] = change.verdict
      } else if let place = change.new {
        added.append(place)
      }
    }
    var rows: [AlignedRow] = []
    rows.reserveCapacity(golden.events.count + added.count)
    var next = 0
    for place in golden.events.indices {
      while next < added.count, new.events[added[next]].time < golden.events[place].time {
        rows.append(AlignedRow(golden: nil, new: added[next], verdict: .added))
        next += 1
      }
      let partner = partners[place] >= 0 ? partners[place] : nil
      rows.append(AlignedRow(golden: place, new: partner, verdict: verdicts[place]))
    }
    rows += added[next...].map { AlignedRow(golden: nil, new: $0, verdict: .added) }
    return rows
  }
}
