import Geodesy

/// A grid of cells over the map, each with the things that touch it.
///
/// It has about as many cells as things, so that a sparse map costs no more than a dense one. A
/// thing may stand in several cells; what a visit finds has then to be told apart by the caller.
public struct AddressGrid: Hashable, Sendable {
  /// South, west, height and width of a cell (1e-7 degrees), rows, columns.
  public internal(set) var shape: [Int64] = [0, 0, 1, 1, 1, 1]
  public internal(set) var cells = AddressLists([[]])

  init() {}

  /// About 250 m.
  private static let smallestCell: Int64 = 22_500

  /// Builds the grid of things that are boxes, given as corners.
  init(count: Int, _ box: (Int) -> (FixedPoint, FixedPoint)) {
    var (south, north) = (Int64.max, Int64.min)
    var (west, east) = (Int64.max, Int64.min)
    for index in 0..<count {
      let (a, b) = box(index)
      south = min(south, Int64(min(a.latitude, b.latitude)))
      north = max(north, Int64(max(a.latitude, b.latitude)))
      west = min(west, Int64(min(a.longitude, b.longitude)))
      east = max(east, Int64(max(a.longitude, b.longitude)))
    }
    guard count > 0 else { return }
    let middle = Double(south + north) / 2e7 * .pi / 180
    let narrow = max(0.05, DeterministicMath.cos(middle))
    var height = Self.smallestCell
    var width = Int64(Double(height) / narrow)
    let limit = Int64(max(64, count))
    while ((north - south) / height + 1) * ((east - west) / width + 1) > limit {
      height *= 2
      width *= 2
    }
    shape = [
      south, west, height, width, (north - south) / height + 1, (east - west) / width + 1,
    ]
    fill(count, box)
  }

  private mutating func fill(_ count: Int, _ box: (Int) -> (FixedPoint, FixedPoint)) {
    var counts = [UInt32](repeating: 0, count: Int(shape[4] * shape[5]) + 1)
    for index in 0..<count {
      let (a, b) = box(index)
      forEachCell(a, b) { counts[$0 + 1] += 1 }
    }
    for cell in 1..<counts.count { counts[cell] += counts[cell - 1] }
    let starts = counts
    // An array of its own: as a part of the grid, which is read meanwhile, each change would copy it.
    var items = [UInt32](repeating: 0, count: Int(counts[counts.count - 1]))
    for index in 0..<count {
      let (a, b) = box(index)
      forEachCell(a, b) { cell in
        items[Int(counts[cell])] = UInt32(index)
        counts[cell] += 1
      }
    }
    cells.starts = starts
    cells.items = items
  }

  private func forEachCell(_ a: FixedPoint, _ b: FixedPoint, _ body: (Int) -> Void) {
    let rows = span(Int64(a.latitude), Int64(b.latitude), shape[0], shape[2])
    let columns = span(Int64(a.longitude), Int64(b.longitude), shape[1], shape[3])
    for row in rows { for column in columns { body(row * Int(shape[5]) + column) } }
  }

  private func span(_ a: Int64, _ b: Int64, _ origin: Int64, _ size: Int64) -> ClosedRange<Int> {
    Int((min(a, b) - origin) / size)...Int((max(a, b) - origin) / size)
  }

  /// Calls with everything in the cells within some metres of a place; with some of it twice.
  func visit(near place: Coordinate, within metres: Double, _ body: (Int) -> Void) {
    guard place.isValid, metres >= 0, shape.count == 6 else { return }
    let reach = min(metres, 20_040_000) / EarthModel.metresPerDegree * 1e7 + 1
    let latitude = place.latitude * 1e7
    let edge = min(89.9, max(abs(place.latitude - reach / 1e7), abs(place.latitude + reach / 1e7)))
    let wide = reach / max(0.001, DeterministicMath.cos(edge * .pi / 180))
    guard let rows = range(latitude - reach, latitude + reach, shape[0], shape[2], shape[4])
    else { return }
    if wide >= Double(FixedPoint.turn) / 2 {
      return visit(rows, 0..<Int(shape[5]), body)
    }
    // The other side of the antimeridian is a turn away.
    var last = 0
    for turn in [-1.0, 0, 1] {
      let middle = place.longitude * 1e7 + turn * Double(FixedPoint.turn)
      guard let found = range(middle - wide, middle + wide, shape[1], shape[3], shape[5])
      else { continue }
      let columns = max(found.lowerBound, last)..<max(found.upperBound, last)
      visit(rows, columns, body)
      last = columns.upperBound
    }
  }

  private func visit(_ rows: Range<Int>, _ columns: Range<Int>, _ body: (Int) -> Void) {
    for row in rows {
      let start = row * Int(shape[5])
      for cell in columns {
        for index in cells.range(start + cell) { body(Int(cells.items[index])) }
      }
    }
  }

  private func range(
    _ low: Double,
    _ high: Double,
    _ origin: Int64,
    _ size: Int64,
    _ count: Int64
  ) -> Range<Int>? {
    let first = ((low - Double(origin)) / Double(size)).rounded(.down)
    let last = ((high - Double(origin)) / Double(size)).rounded(.down)
    guard last >= 0, first < Double(count) else { return nil }
    return Int(max(0, first))..<Int(min(Double(count - 1), last)) + 1
  }

  /// Returns the nearest things with their distances, the nearest first, ties by number.
  ///
  /// The circle grows until it holds enough, so that a search costs what it finds.
  func nearest(
    to place: Coordinate,
    within limit: Double,
    count: Int,
    distance: (Int) -> Double?
  ) -> [(index: Int, distance: Double)] {
    guard count > 0, place.isValid, limit >= 0 else { return [] }
    var radius = min(limit, 300)
    while true {
      var found: [(index: Int, distance: Double)] = []
      visit(near: place, within: radius) { index in
        if let metres = distance(index), metres <= radius { found.append((index, metres)) }
      }
      found.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
      var result: [(index: Int, distance: Double)] = []
      for item in found where result.count < count && result.last?.index != item.index {
        result.append(item)
      }
      if result.count >= count || radius >= limit || radius >= 20_040_000 { return result }
      radius = min(limit, radius * 4)
    }
  }

  /// Whether the cells are in order, and name things below `limit`.
  func isSound(below limit: Int) -> Bool {
    guard shape.count == 6, shape[2] > 0, shape[3] > 0, shape[4] > 0, shape[5] > 0,
      shape[4] < 1 << 31, shape[5] < 1 << 31
    else { return false }
    let (count, overflow) = shape[4].multipliedReportingOverflow(by: shape[5])
    return !overflow && count < 1 << 31 && cells.isSound(count: Int(count), below: limit)
  }
}
