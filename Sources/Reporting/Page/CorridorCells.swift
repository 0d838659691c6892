package import Geodesy

/// The neighbourhood of drives: cells of a grid of about 200 metres that lines pass, and those beside.
package struct CorridorCells: Sendable {
  private struct Cell: Hashable {
    var row: Int32
    var column: Int32
  }

  /// Degrees of latitude and longitude of a cell.
  private static let size = (latitude: 0.0018, longitude: 0.0025)

  private var cells: Set<Cell> = []

  /// The smallest box around everything that was added.
  package private(set) var bounds = GeoBounds.invalid

  package init() {}

  package var isEmpty: Bool { cells.isEmpty }

  /// Adds the neighbourhood of a line.
  package mutating func add(_ line: [Coordinate]) {
    var last: Coordinate?
    for place in line where place.isValid {
      bounds = bounds.including(place)
      for step in Self.steps(from: last, to: place) { add(around: Self.cell(of: step)) }
      last = place
    }
  }

  package mutating func formUnion(_ other: CorridorCells) {
    cells.formUnion(other.cells)
    guard other.bounds.isValid else { return }
    bounds = bounds.including(other.bounds.southWest).including(other.bounds.northEast)
  }

  func contains(_ place: Coordinate) -> Bool { cells.contains(Self.cell(of: place)) }

  /// Returns whether a straight line touches a cell.
  func touches(from: Coordinate, to: Coordinate) -> Bool {
    if contains(from) || contains(to) { return true }
    return Self.steps(from: from, to: to).contains { contains($0) }
  }

  private mutating func add(around center: Cell) {
    for row in -1...1 {
      for column in -1...1 {
        cells.insert(
          Cell(row: center.row + Int32(row), column: center.column + Int32(column))
        )
      }
    }
  }

  private static func cell(of place: Coordinate) -> Cell {
    Cell(
      row: Int32((place.latitude / size.latitude).rounded(.down)),
      column: Int32((place.longitude / size.longitude).rounded(.down))
    )
  }

  /// Returns places of a line, less than a cell from one to the next, without its start.
  private static func steps(from: Coordinate?, to: Coordinate) -> [Coordinate] {
    guard let from, from.isValid else { return [to] }
    let north = to.latitude - from.latitude
    let east = to.longitude - from.longitude
    // The long way round is none that a road takes.
    guard abs(east) < 180 else { return [to] }
    let count = max(abs(north) / size.latitude, abs(east) / size.longitude)
    let pieces = min(5000, Int(count.rounded(.up)) + 1)
    return (1...pieces).map { piece in
      let share = Double(piece) / Double(pieces)
      return Coordinate(
        latitude: from.latitude + north * share,
        longitude: from.longitude + east * share
      )
    }
  }
}
