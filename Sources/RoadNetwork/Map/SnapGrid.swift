/// The cells of a ``SnapIndex``, in 1e-7 degrees.
struct SnapGrid: Hashable, Sendable {
  var south: Int64 = 0
  var west: Int64 = 0
  /// Degrees of latitude a cell.
  var cell: Int64 = 1
  /// Degrees of longitude a cell, so that cells are about square.
  var width: Int64 = 1
  var rows = 1
  var columns = 1
}

extension SnapGrid {
  func write(to writer: inout RecordWriter) {
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

extension SnapGrid {
  /// Calls with each cell that a section touches; with a few of them twice.
  func forEachCell(of graph: RoadGraph, _ body: (Int, UInt32) -> Void) {
    for section in 0..<UInt32(graph.sectionCount) {
      // A road stays in a cell for a while.
      var last = (-1, -1)
      for index in graph.shapeRange(section).dropLast() {
        forEachCell(of: graph, segment: index) { cell in
          guard cell != last.0, cell != last.1 else { return }
          last = (cell, last.0)
          body(cell, section)
        }
      }
    }
  }

  /// A long segment is walked in pieces of about a cell, so that it costs its length, not its box.
  private func forEachCell(of graph: RoadGraph, segment index: Int, _ body: (Int) -> Void) {
    let fromLatitude = Int64(graph.sections.shapeLatitudes[index])
    let toLatitude = Int64(graph.sections.shapeLatitudes[index + 1])
    let fromLongitude = Int64(graph.sections.shapeLongitudes[index])
    let toLongitude = Int64(graph.sections.shapeLongitudes[index + 1])
    let from = (fromLatitude, fromLongitude)
    guard abs(toLongitude - fromLongitude) > SnapIndex.halfTurn else {
      return forEachCell(from, (toLatitude, toLongitude), body)
    }
    // Over the antimeridian: once seen from either side.
    let turn = toLongitude > fromLongitude ? 2 * SnapIndex.halfTurn : -2 * SnapIndex.halfTurn
    forEachCell(from, (toLatitude, toLongitude - turn), body)
    forEachCell((fromLatitude, fromLongitude + turn), (toLatitude, toLongitude), body)
  }

  private func forEachCell(
    _ from: (latitude: Int64, longitude: Int64),
    _ to: (latitude: Int64, longitude: Int64),
    _ body: (Int) -> Void
  ) {
    let (fromLatitude, fromLongitude) = from
    let (toLatitude, toLongitude) = to
    let tall = abs(toLatitude - fromLatitude) / cell
    let wide = abs(toLongitude - fromLongitude) / width
    let pieces = max(tall, wide) + 1
    for piece in 0..<pieces {
      let rowRange = span(
        fromLatitude + (toLatitude - fromLatitude) * piece / pieces,
        fromLatitude + (toLatitude - fromLatitude) * (piece + 1) / pieces,
        south,
        cell
      )
      let columnRange = span(
        fromLongitude + (toLongitude - fromLongitude) * piece / pieces,
        fromLongitude + (toLongitude - fromLongitude) * (piece + 1) / pieces,
        west,
        width
      )
      for row in rowRange.clamped(to: 0...(rows - 1)) {
        for column in columnRange where column >= 0 && column < columns {
          body(row * columns + column)
        }
      }
    }
  }

  private func span(_ a: Int64, _ b: Int64, _ origin: Int64, _ size: Int64) -> ClosedRange<Int> {
    let low = Int((min(a, b) - origin) / size)
    let high = Int((max(a, b) - origin) / size)
    return low...high
  }
}
