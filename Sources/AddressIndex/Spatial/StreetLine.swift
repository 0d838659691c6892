import Geodesy

/// Distances from a place to lines of fixed points.
enum StreetLine {
  /// Returns the nearest place on a segment with its distance in metres and the share along it.
  @inline(__always)
  static func foot(
    _ a: FixedPoint,
    _ b: FixedPoint,
    _ projection: LocalProjection
  ) -> (distance: Double, share: Double) {
    let p = projection.point(a.coordinate)
    let q = projection.point(b.coordinate)
    let east = q.east - p.east
    let north = q.north - p.north
    let square = east * east + north * north
    let share = square > 0 ? min(1, max(0, -(p.east * east + p.north * north) / square)) : 0
    let x = p.east + share * east
    let y = p.north + share * north
    return ((x * x + y * y).squareRoot(), share)
  }

  /// Returns the point at a share of a segment.
  static func point(_ a: FixedPoint, _ b: FixedPoint, at share: Double) -> FixedPoint {
    let north = Double(Int64(b.latitude) - Int64(a.latitude)) * share
    let east = Double(FixedPoint.eastward(from: a.longitude, to: b.longitude)) * share
    return FixedPoint(
      latitude: Int32(Int64(a.latitude) + Int64(north.rounded())),
      longitude: FixedPoint.wrapped(Int64(a.longitude) + Int64(east.rounded()))
    )
  }

  /// Returns the nearest place on a line.
  static func nearest(
    to place: Coordinate,
    on points: some RandomAccessCollection<FixedPoint>
  ) -> (distance: Double, point: FixedPoint)? {
    guard let first = points.first else { return nil }
    let projection = LocalProjection(origin: place)
    var best = (distance: foot(first, first, projection).distance, point: first)
    for (a, b) in zip(points, points.dropFirst()) {
      let (distance, share) = foot(a, b, projection)
      if distance < best.distance { best = (distance, point(a, b, at: share)) }
    }
    return best
  }

  /// Returns the length of a line in metres.
  static func length(_ points: some Collection<FixedPoint>) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.coordinate.distance(to: $1.1.coordinate) }
  }
}
