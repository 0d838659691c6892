/// The fixes of a whole file in the order of their times.
struct SortedFixes: TraceDecoder {
  private let fixes: [Fix]
  /// The places of the fixes, in the order in which they are given.
  private let order: [Int]
  private var index = 0

  /// Reads everything and orders it by time; equal times keep their order.
  ///
  /// Tracks are ordered each for itself, and follow each other by their beginnings.
  init(
    of decoder: inout any TraceDecoder,
    _ filter: inout FixFilter
  ) throws(TraceError) {
    var raw = FixFilter(source: filter.source, options: filter.options)
    raw.mends = false
    while try decoder.read(into: &raw) {}
    let (all, track) = (raw.ready, raw.trackOfFix)
    var parts = [[Int]](repeating: [], count: (track.max() ?? 0) + 1)
    for index in all.indices { parts[track[index]].append(index) }
    for number in parts.indices {
      parts[number].sort { (all[$0].time, $0) < (all[$1].time, $1) }
    }
    let wanted = filter.options.track
    let spans = parts.map { part in
      (start: part.first.map { all[$0].time } ?? 0, end: part.last.map { all[$0].time } ?? 0)
    }
    let order = parts.indices.filter { !parts[$0].isEmpty }
      .sorted { (spans[$0].start, $0) < (spans[$1].start, $1) }
    let overlap = zip(order, order.dropFirst()).first { spans[$1].start < spans[$0].end }
    raw.tracks.close(spans, overlap: wanted == nil ? overlap?.1 : nil)
    filter.adopt(raw)
    for (a, b) in zip(all, all.dropFirst()) where b.time < a.time {
      try filter.note(.sorted, line: b.line)
    }
    fixes = all
    self.order = order.flatMap { parts[$0] }
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard index < order.count else { return false }
    var fix = fixes[order[index]]
    index += 1
    try filter.take(&fix)
    return true
  }
}
