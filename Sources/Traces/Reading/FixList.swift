/// The fixes of a file that is read whole, and what was mended before the filter sees them.
struct FixList {
  private(set) var fixes: [Fix] = []
  private var notes = TraceReport()
  private var index = 0
  private var hasNoted = false

  /// Fixes that are given at once.
  private static let stretch = 1024

  var count: Int { fixes.count }

  mutating func append(_ fix: Fix) { fixes.append(fix) }

  mutating func note(_ kind: TraceRepair.Kind, line: Int) { notes.note(kind, line: line) }

  /// Gives the next stretch to the filter; false at the end.
  mutating func give(to filter: inout FixFilter) throws(TraceError) -> Bool {
    if !hasNoted {
      hasNoted = true
      for repair in notes.repairs {
        try filter.note(repair.kind, line: repair.firstLine, count: repair.count)
      }
    }
    guard index < fixes.count else { return false }
    let end = min(fixes.count, index + Self.stretch)
    while index < end {
      var fix = fixes[index]
      index += 1
      try filter.take(&fix)
    }
    return true
  }
}
