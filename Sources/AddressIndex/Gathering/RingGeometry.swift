import RoadNetwork

/// The middle of outlines.
enum RingGeometry {
  /// Returns the centroid of an outline, or of the points where it has no area.
  ///
  /// In whole units from the first point, so that an outline on the antimeridian has its middle
  /// there. The shoelace formula.
  static func centre(_ points: [FixedPoint]) -> FixedPoint {
    guard let first = points.first else { return FixedPoint(latitude: 0, longitude: 0) }
    let x = points.map { Double(FixedPoint.eastward(from: first.longitude, to: $0.longitude)) }
    let y = points.map { Double(Int64($0.latitude) - Int64(first.latitude)) }
    var (area, sumX, sumY) = (0.0, 0.0, 0.0)
    for index in points.indices {
      let next = index + 1 == points.count ? 0 : index + 1
      let cross = x[index] * y[next] - x[next] * y[index]
      area += cross
      sumX += (x[index] + x[next]) * cross
      sumY += (y[index] + y[next]) * cross
    }
    let isClosed = points.count >= 4 && points.last == first
    var (east, north) = (0.0, 0.0)
    if isClosed, area.magnitude > 1 {
      (east, north) = (sumX / (3 * area), sumY / (3 * area))
    }
    let (low, high) = ((x.min() ?? 0, y.min() ?? 0), (x.max() ?? 0, y.max() ?? 0))
    if !isClosed || area.magnitude <= 1 || !(low.0...high.0).contains(east)
      || !(low.1...high.1).contains(north)
    {
      (east, north) = ((low.0 + high.0) / 2, (low.1 + high.1) / 2)
    }
    return FixedPoint(
      latitude: Int32(Int64(first.latitude) + Int64(north.rounded())),
      longitude: FixedPoint.wrapped(Int64(first.longitude) + Int64(east.rounded()))
    )
  }
}
