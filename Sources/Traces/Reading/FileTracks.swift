/// The tracks of a file as far as it is read, and which of them are wanted.
///
/// Tracks whose times run on follow each other. Those that overlap are two tellings of one drive, or two
/// drives: one has to be chosen, and the rest of the file is only listed.
struct FileTracks {
  /// The tracks that have fixes.
  private(set) var all: [TraceTrack] = []
  /// The track at hand, as a place in ``all``.
  private(set) var current = 0
  private(set) var overlap: TraceTrack?

  private let wanted: Int?
  /// Whether fixes come in the order of their times, so that overlaps show.
  private let isOrdered: Bool
  private var isWanted = true
  private var isClosed = false
  private var next: (name: String?, isKey: Bool)?
  private var hasNext = false
  private var count = 0
  private var end: Int64 = 0

  /// How far a track may begin before the end of the last, in nanoseconds.
  private static let tolerance: Int64 = 1_000_000_000

  init(wanted: Int?, isOrdered: Bool) {
    self.wanted = wanted
    self.isOrdered = isOrdered
    isWanted = wanted ?? 1 == 1
  }

  /// Begins a track, which counts once it has a fix.
  ///
  /// - Parameter isKey: Whether the name tells it from others, so that it may go on later.
  mutating func enter(_ name: String?, isKey: Bool = false) {
    next = (name, isKey)
    hasNext = true
  }

  /// Names the track that was begun, if it has no fix yet.
  mutating func name(_ name: String) {
    let plain = String(name.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(60))
    if hasNext, !plain.isEmpty { next?.name = plain }
  }

  /// Counts a fix of the track at hand; false where it is not wanted.
  @inline(__always)
  mutating func take(_ fix: Fix) -> Bool {
    if hasNext { begin(fix) }
    count &+= 1
    end = fix.time
    return isWanted
  }

  private mutating func begin(_ fix: Fix) {
    hasNext = false
    guard !isClosed, let (name, isKey) = next else { return }
    update()
    let previous = all.last.map { _ in current }
    let known = isKey ? all.firstIndex { $0.name == name } : nil
    if let known {
      guard known != current else { return }
      current = known
      count = all[known].fixCount
    } else {
      current = all.count
      count = 0
      all.append(
        TraceTrack(
          number: all.count + 1,
          name: name,
          line: fix.line,
          fixCount: 0,
          start: fix.time,
          end: fix.time
        )
      )
    }
    if let wanted {
      isWanted = current + 1 == wanted
    } else if isOrdered, let previous, overlap == nil {
      let goesBack = all[previous].end - fix.time > Self.tolerance
      if goesBack || known != nil {
        overlap = all[current]
        isWanted = false
      }
    }
  }

  /// Brings the figures of the track at hand up to date.
  mutating func update() {
    guard all.indices.contains(current), !isClosed else { return }
    all[current].fixCount = count
    all[current].end = end
  }

  /// Ends the list: what comes is in it already.
  mutating func close(_ spans: [(start: Int64, end: Int64)], overlap: Int?) {
    update()
    for (index, span) in spans.enumerated() where all.indices.contains(index) {
      all[index].start = span.start
      all[index].end = span.end
    }
    self.overlap = overlap.map { all[$0] }
    isWanted = overlap == nil
    isClosed = true
    hasNext = false
  }

  /// What is wrong with the choice of tracks; nil where nothing is.
  func fault(_ source: String) -> TraceError? {
    if let overlap {
      return TraceError(
        source: source,
        line: overlap.line,
        message: "the file has \(all.count) tracks whose times overlap",
        details: list,
        hint: "choose one: --track 1; for a scenario: navsim trace convert in out.gpx --track 1"
      )
    }
    guard let wanted, wanted > max(1, all.count) else { return nil }
    return TraceError(
      source: source,
      message: all.count < 2
        ? "there is no track \(wanted): the file has one"
        : "there is no track \(wanted): the file has \(all.count)",
      details: all.count < 2 ? [] : list
    )
  }

  /// The most tracks that a message lists.
  private static let listLimit = 20

  private var list: [String] {
    let rest = all.count - Self.listLimit
    return all.prefix(Self.listLimit).map(\.summary) + (rest > 0 ? ["and \(rest) more"] : [])
  }
}
