public import Geodesy

/// The ground within some metres of lines.
///
/// Lines are kept as places a quarter of the width apart, in cells as wide as the corridor, so that a
/// question looks at nine cells. It is measured on a flat map, which is good for a drive.
public struct RoadCorridor: Sendable {
  private struct Cell: Hashable {
    let east: Int32
    let north: Int32
  }

  private struct Place {
    let east: Double
    let north: Double
  }

  /// Metres to either side of the lines.
  public let width: Double
  private let projection: LocalProjection
  private var cells: [Cell: [Place]] = [:]

  /// - Parameter width: Metres to either side, above 0.
  public init(along lines: [[Coordinate]], width: Double) {
    self.width = max(width, 1)
    let bounds = GeoBounds(lines.joined())
    let isEmpty = lines.allSatisfy(\.isEmpty)
    let middle = (bounds.southWest.latitude + bounds.northEast.latitude) / 2
    projection = LocalProjection(
      origin: isEmpty
        ? Coordinate(latitude: 0, longitude: 0)
        : Coordinate(latitude: middle, longitude: bounds.southWest.longitude)
    )
    for line in lines { add(line) }
  }

  /// Returns whether a place lies in the corridor.
  public func contains(_ coordinate: Coordinate) -> Bool {
    let place = place(of: coordinate)
    let own = cell(of: place)
    for east in own.east - 1...own.east + 1 {
      for north in own.north - 1...own.north + 1 {
        guard let places = cells[Cell(east: east, north: north)] else { continue }
        for other in places {
          let (x, y) = (place.east - other.east, place.north - other.north)
          if x * x + y * y <= width * width { return true }
        }
      }
    }
    return false
  }

  private mutating func add(_ line: [Coordinate]) {
    guard let first = line.first else { return }
    var last = place(of: first)
    add(last)
    for coordinate in line.dropFirst() {
      let next = place(of: coordinate)
      let (x, y) = (next.east - last.east, next.north - last.north)
      let length = (x * x + y * y).squareRoot()
      let steps = max(1, Int((length / (width / 4)).rounded(.up)))
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        add(Place(east: last.east + x * share, north: last.north + y * share))
      }
      last = next
    }
  }

  private mutating func add(_ place: Place) {
    let cell = cell(of: place)
    // A line has many points where it bends; those nearer than a quarter of the spacing say no more.
    if let last = cells[cell]?.last {
      let (x, y) = (place.east - last.east, place.north - last.north)
      if x * x + y * y < width * width / 256 { return }
    }
    cells[cell, default: []].append(place)
  }

  private func place(of coordinate: Coordinate) -> Place {
    let point = projection.point(coordinate)
    return Place(east: point.east, north: point.north)
  }

  private func cell(of place: Place) -> Cell {
    Cell(
      east: Self.number(place.east / width),
      north: Self.number(place.north / width)
    )
  }

  /// A cell has neighbours on both sides.
  private static func number(_ value: Double) -> Int32 {
    Int32(min(max(value.rounded(.down), -2_000_000_000), 2_000_000_000))
  }
}
