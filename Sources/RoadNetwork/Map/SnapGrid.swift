/// The cells of a ``SnapIndex``, in 1e-7 degrees.
package struct SnapGrid: Hashable, Sendable {
  package var south: Int64 = 0
  package var west: Int64 = 0
  /// Degrees of latitude a cell.
  package var cell: Int64 = 1
  /// Degrees of longitude a cell, so that cells are about square.
  package var width: Int64 = 1
  package var rows = 1
  package var columns = 1
}

extension SnapGrid {
  package func write(to writer: inout RecordWriter) {
    for value in [south, west, cell, width, Int64(rows), Int64(columns)] { writer.integer(value) }
  }

  init(from reader: inout RecordReader) {
    south = reader.integer()
    west = reader.integer()
    cell = reader.integer()
    width = reader.integer()
    rows = Int(reader.integer())
    columns = Int(reader.integer())
    let degrees = 10_000...Int64(4_000_000_000)
    let count = 1...Int64(100_000_000)
    let isSane =
      degrees.contains(cell) && degrees.contains(width) && count.contains(Int64(rows))
      && count.contains(Int64(columns)) && abs(south) <= 900_000_000 && abs(west) <= 1_800_000_000
    if !isSane {
      reader.damage()
      self = SnapGrid()
    }
  }
}
