import Geodesy

/// Where places of a map lie in its picture.
package struct MapCanvas: Sendable {
  let bounds: GeoBounds
  /// In pixels.
  package let width: Double
  package let height: Double
  let pixelsPerMetre: Double
  private let pixelsPerDegree: (x: Double, y: Double)

  /// - Parameters:
  ///   - box: What is drawn, with a margin around it.
  ///   - margin: The part of the larger extent that is added on each side.
  init(_ box: GeoBounds, width: Double, margin: Double) {
    let middle = (box.southWest.latitude + box.northEast.latitude) / 2
    let shrink = max(0.05, DeterministicMath.cos(middle * .pi / 180))
    // In degrees of latitude, so that both can be compared.
    var tall = max(1e-7, box.northEast.latitude - box.southWest.latitude)
    var wide = max(1e-7, box.longitudeSpan * shrink)
    let added = max(margin > 0 ? 0.0002 : 0, margin * max(tall, wide))
    tall += 2 * added
    wide += 2 * added
    // A straight route would make a ribbon of a picture.
    tall = max(tall, wide * Self.flattest)
    wide = max(wide, tall / Self.steepest)
    let center = box.southWest.longitude + box.longitudeSpan / 2
    bounds = GeoBounds(
      southWest: Coordinate(latitude: middle - tall / 2, longitude: center - wide / shrink / 2),
      northEast: Coordinate(latitude: middle + tall / 2, longitude: center + wide / shrink / 2)
    )
    self.width = width
    height = width * tall / wide
    pixelsPerMetre = width / (wide * EarthModel.metresPerDegree)
    pixelsPerDegree = (width * shrink / wide, width / wide)
  }

  /// Between which a picture's height lies, in widths.
  private static let flattest = 0.3
  private static let steepest = 1.5

  func place(_ point: Coordinate) -> PicturePoint {
    PicturePoint(
      x: (point.longitude - bounds.southWest.longitude) * pixelsPerDegree.x,
      y: (bounds.northEast.latitude - point.latitude) * pixelsPerDegree.y
    )
  }

  /// Returns a line in the picture without points that nobody could tell apart; nil if it lies
  /// outside.
  func line(_ points: [Coordinate]) -> [PicturePoint]? {
    var line: [PicturePoint] = []
    line.reserveCapacity(points.count)
    for (index, point) in points.enumerated() {
      let place = place(point)
      let isEnd = index == 0 || index == points.count - 1
      if isEnd || line.last.map({ $0.distance(to: place) >= 0.4 }) ?? true { line.append(place) }
    }
    return isVisible(line) ? line : nil
  }

  private func isVisible(_ line: [PicturePoint]) -> Bool {
    guard let first = line.first else { return false }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in line {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    let reach = 20.0
    return right >= -reach && left <= width + reach && bottom >= -reach && top <= height + reach
  }
}
