import Geodesy

/// The way travelled in a guidance session, without points in the middle of straight lines (D-18).
///
/// Every point that is left out lies within the tolerance of the line that stands in its place. From the
/// last corner each point allows the directions that pass it closely enough; the line goes on as long as
/// its end lies in all of them, so that nothing needs to be kept of the points between (an opening cone,
/// as in Williams, *An Efficient Algorithm for the Piecewise Linear Approximation of Planar Curves*, 1978).
struct TravelRecorder {
  private(set) var coordinates: [Coordinate] = []

  /// The map around the last corner, the directions that it allows, and where the line ends by now.
  private var corner: LocalProjection?
  private var cone = TravelCone()
  private var end = (east: 0.0, north: 0.0)

  /// Metres across a line within which a point counts as on it.
  private static let tolerance = 0.01

  mutating func restart() {
    coordinates.removeAll(keepingCapacity: true)
    corner = nil
  }

  @inline(__always)
  mutating func append(_ coordinate: Coordinate) {
    guard let last = coordinates.last else {
      coordinates.append(coordinate)
      return
    }
    guard last != coordinate else { return }
    if let corner {
      let next = corner.point(coordinate)
      // Ahead: what goes back is a corner, however narrow.
      let (east, north) = (next.east - end.east, next.north - end.north)
      if end.east * east + end.north * north > 0, cone.contains(next.east, next.north) {
        coordinates[coordinates.count - 1] = coordinate
        extend(to: next)
        return
      }
    }
    coordinates.append(coordinate)
    let corner = LocalProjection(origin: last)
    self.corner = corner
    cone = TravelCone()
    extend(to: corner.point(coordinate))
  }

  private mutating func extend(to next: (east: Double, north: Double)) {
    cone.narrow(to: next.east, next.north, within: Self.tolerance)
    end = next
  }
}

/// Directions from a corner, by metres east and north of any length.
private struct TravelCone {
  /// The bounds to the left and to the right; nil allows every direction.
  private var bounds: (left: (x: Double, y: Double), right: (x: Double, y: Double))?

  /// Returns whether a line to a point passes everything that was narrowed to.
  func contains(_ x: Double, _ y: Double) -> Bool {
    guard let (left, right) = bounds else { return true }
    return left.x * y - left.y * x <= 0 && right.x * y - right.y * x >= 0
  }

  /// Allows only lines that pass a point within the tolerance.
  mutating func narrow(to x: Double, _ y: Double, within tolerance: Double) {
    let square = x * x + y * y
    guard square > tolerance * tolerance else { return }
    // The line turned by the angle whose sine is tolerance / length, as long as its length times that.
    let cosine = (square - tolerance * tolerance).squareRoot()
    let left = (x: x * cosine - y * tolerance, y: x * tolerance + y * cosine)
    let right = (x: x * cosine + y * tolerance, y: y * cosine - x * tolerance)
    guard let old = bounds else {
      bounds = (left, right)
      return
    }
    if old.left.x * left.y - old.left.y * left.x < 0 { bounds?.left = left }
    if old.right.x * right.y - old.right.y * right.x > 0 { bounds?.right = right }
  }
}
