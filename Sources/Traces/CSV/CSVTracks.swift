/// Tells the tracks and segments of a CSV file by a column that names them.
struct CSVTracks {
  /// What a column tells apart.
  enum Column {
    case track, segment
    /// Tracks, or the rows: a name counts as a track once it was seen twice in a row.
    case id
  }

  /// The number of the stretch at hand, from 0.
  private(set) var segment = 0
  /// Whether a track has begun that nobody heard of.
  private(set) var hasBegun = false
  private var name: [UInt8] = []
  private var hasName = false
  private var rows = 0

  /// Takes the name that a row has.
  mutating func see(_ span: Span<UInt8>, _ range: Range<Int>, as column: Column) {
    if hasName, isSame(span, range) {
      rows += 1
      return
    }
    let isTrack = column == .track || (column == .id && hasName && rows > 1)
    if hasName, column != .id || rows > 1 { segment += 1 }
    if isTrack { hasBegun = true }
    name = range.map { span[$0] }
    hasName = true
    rows = 1
  }

  /// Returns the name of the track that has begun.
  mutating func begun() -> String {
    hasBegun = false
    return String(decoding: name, as: UTF8.self)
  }

  private func isSame(_ span: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for (index, at) in range.enumerated() where name[index] != span[at] { return false }
    return true
  }
}
