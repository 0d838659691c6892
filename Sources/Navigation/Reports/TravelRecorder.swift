import Geodesy

/// The way travelled in a guidance session, without points in the middle of straight lines (D-18).
struct TravelRecorder {
  private(set) var coordinates: [Coordinate] = []

  /// Metres across a line within which a point counts as on it.
  private static let tolerance = 0.01

  mutating func restart() { coordinates.removeAll(keepingCapacity: true) }

  @inline(__always)
  mutating func append(_ coordinate: Coordinate) {
    guard let last = coordinates.last else {
      coordinates.append(coordinate)
      return
    }
    guard last != coordinate else { return }
    if coordinates.count >= 2 {
      let start = coordinates[coordinates.count - 2]
      // Seen from the last point, both ends are short: their cross product is twice the triangle.
      let map = LocalProjection(origin: last)
      let a = map.point(start)
      let b = map.point(coordinate)
      let base = ((b.east - a.east) * (b.east - a.east) + (b.north - a.north) * (b.north - a.north))
        .squareRoot()
      let across = base > 0 ? (a.east * b.north - a.north * b.east).magnitude / base : 0
      let isAhead = a.east * b.east + a.north * b.north < 0
      if isAhead, across <= Self.tolerance {
        coordinates[coordinates.count - 1] = coordinate
        return
      }
    }
    coordinates.append(coordinate)
  }
}
