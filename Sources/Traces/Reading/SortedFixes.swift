/// The fixes of a whole file in the order of their times.
struct SortedFixes: TraceDecoder {
  private let fixes: [Fix]
  private var index = 0

  /// Reads everything and orders it by time; equal times keep their order.
  init(
    of decoder: inout any TraceDecoder,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    var raw = FixFilter(source: filter.source, options: filter.options)
    raw.mends = false
    while try decoder.read(into: &raw) {}
    filter.adopt(raw.report)
    let all = raw.ready
    for (a, b) in zip(all, all.dropFirst()) where b.time < a.time {
      try filter.note(.sorted, line: b.line)
    }
    let order = all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }
    fixes = order.map { all[$0] }
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard index < fixes.count else { return false }
    var fix = fixes[index]
    index += 1
    try filter.take(&fix)
    return true
  }
}
