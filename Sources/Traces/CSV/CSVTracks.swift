/// Counts the tracks of a CSV file by a column that names them.
struct CSVTracks {
  /// The number of the track at hand, from 0.
  private(set) var segment = 0
  private var name: [UInt8] = []
  private var hasName = false
  private var rows = 0

  /// Takes the track of a row.
  ///
  /// - Parameter isID: Whether the column may number the rows instead: then a name counts as a track
  ///   once it was seen twice in a row.
  mutating func see(_ span: Span<UInt8>, _ range: Range<Int>, isID: Bool) {
    if hasName, isSame(span, range) {
      rows += 1
      return
    }
    if hasName, !isID || rows > 1 { segment += 1 }
    name = range.map { span[$0] }
    hasName = true
    rows = 1
  }

  private func isSame(_ span: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for (index, at) in range.enumerated() where name[index] != span[at] { return false }
    return true
  }
}
