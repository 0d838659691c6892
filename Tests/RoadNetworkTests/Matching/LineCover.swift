import Geodesy

/// Tells along which parts of lines other lines run, in about their direction.
struct LineCover {
  private struct Cell: Hashable {
    let row: Int
    let column: Int
  }

  private struct Segment {
    let x: Double
    let y: Double
    let east: Double
    let north: Double
    let length: Double
  }

  /// Metres of a piece of line that is looked at as one, and within which another line is the same.
  private static let piece = 2.0
  private static let tolerance = 3.0
  private static let cell = 25.0

  private let projection: LocalProjection
  private var cells: [Cell: [Segment]] = [:]

  init(_ lines: [[Coordinate]], around origin: Coordinate) {
    projection = LocalProjection(origin: origin)
    for segment in Self.segments(lines, projection) {
      let steps = (segment.length / Self.cell).rounded(.up)
      for step in stride(from: 0.0, through: steps, by: 1) {
        let middle = Self.cell(segment, at: segment.length * step / steps)
        for row in -1...1 {
          for column in -1...1 {
            let cell = Cell(row: middle.row + row, column: middle.column + column)
            cells[cell, default: []].append(segment)
          }
        }
      }
    }
  }

  /// Returns the metres of lines along which the covering ones do not run.
  func uncovered(_ lines: [[Coordinate]]) -> Double {
    var total = 0.0
    for segment in Self.segments(lines, projection) {
      let count = (segment.length / Self.piece).rounded(.up)
      for piece in stride(from: 0.5, to: count, by: 1) {
        if !covers(segment, at: segment.length * piece / count) { total += segment.length / count }
      }
    }
    return total
  }

  private func covers(_ segment: Segment, at along: Double) -> Bool {
    let x = segment.x + segment.east * along
    let y = segment.y + segment.north * along
    return cells[Self.cell(segment, at: along), default: []].contains { other in
      guard segment.east * other.east + segment.north * other.north >= 0.5 else { return false }
      let way = (x - other.x) * other.east + (y - other.y) * other.north
      let foot = min(max(way, 0), other.length)
      let dx = x - other.x - other.east * foot
      let dy = y - other.y - other.north * foot
      return dx * dx + dy * dy <= Self.tolerance * Self.tolerance
    }
  }

  private static func cell(_ segment: Segment, at along: Double) -> Cell {
    Cell(
      row: Int(((segment.y + segment.north * along) / cell).rounded(.down)),
      column: Int(((segment.x + segment.east * along) / cell).rounded(.down))
    )
  }

  private static func segments(
    _ lines: [[Coordinate]],
    _ projection: LocalProjection
  ) -> [Segment] {
    lines.flatMap { line in
      zip(line, line.dropFirst()).compactMap { from, to in
        let a = projection.point(from)
        let b = projection.point(to)
        let (dx, dy) = (b.east - a.east, b.north - a.north)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return nil }
        return Segment(x: a.east, y: a.north, east: dx / length, north: dy / length, length: length)
      }
    }
  }
}
