/// The fixes of a file that is read whole, and what was mended before the filter sees them.
struct FixList {
  private(set) var fixes: [Fix] = []
  private var notes = TraceReport()
  private var index = 0
  private var hasNoted = false
  /// The names of the tracks, each with the number of its first fix.
  private var tracks: [(name: String?, first: Int)] = []
  private var trackIndex = 0
  private var untimed: [TraceError] = []

  /// Fixes that are given at once.
  private static let stretch = 1024

  var count: Int { fixes.count }
  /// Whether the file has no point, not even one without a time.
  var isEmpty: Bool { fixes.isEmpty && untimed.isEmpty }

  /// Makes room for more fixes, at most so many.
  mutating func reserve(_ count: Int) { fixes.reserveCapacity(fixes.count + count) }

  mutating func append(_ fix: Fix) { fixes.append(fix) }

  mutating func note(_ kind: TraceRepair.Kind, line: Int) { notes.note(kind, line: line) }

  /// Begins a track.
  mutating func enter(_ name: String?) { tracks.append((name, fixes.count)) }

  /// Leaves out a point without a time; see ``FixFilter/leaveOut(_:)``.
  mutating func leaveOut(_ error: TraceError) { untimed.append(error) }

  /// Gives the next stretch to the filter; false at the end.
  mutating func give(to filter: inout FixFilter) throws(TraceError) -> Bool {
    if !hasNoted {
      hasNoted = true
      for repair in notes.repairs {
        try filter.note(repair.kind, line: repair.firstLine, count: repair.count)
      }
      for error in untimed { try filter.leaveOut(error) }
    }
    guard index < fixes.count else { return false }
    let end = min(fixes.count, index + Self.stretch)
    while index < end {
      while trackIndex < tracks.count, tracks[trackIndex].first <= index {
        filter.tracks.enter(tracks[trackIndex].name)
        trackIndex += 1
      }
      var fix = fixes[index]
      index += 1
      try filter.take(&fix)
    }
    return true
  }
}
