extension MapProjection {
  /// Returns how far a point of the view is from a segment of the Mercator plane as it is seen, in
  /// points; infinity where nothing of the segment can be seen.
  ///
  /// Straight lines on the plane are straight in the view, so that it is enough to cut the segment
  /// where the ground ends. Of its copies around the Earth the nearest counts.
  func distance(
    from point: ScreenPoint,
    toPlaneSegment start: ScreenPoint,
    _ end: ScreenPoint
  ) -> Double {
    let world = WebMercator.worldSize
    let middle = (start.x + end.x) / 2
    let center = WebMercator.point(camera.target).x
    let home = world * ((center - middle) / world).rounded(.toNearestOrEven)
    var least = Double.infinity
    for shift in [home - world, home, home + world] {
      let a = ground(ofPlane: ScreenPoint(x: start.x + shift, y: start.y))
      let b = ground(ofPlane: ScreenPoint(x: end.x + shift, y: end.y))
      guard let (from, to) = seenPart(a, b), let p = self.point(for: from),
        let q = self.point(for: to)
      else { continue }
      least = min(least, Self.distance(from: point, toSegment: p, q))
    }
    return least
  }

  /// Returns the part of a segment on the ground that can be seen.
  private func seenPart(_ a: GroundPoint, _ b: GroundPoint) -> (GroundPoint, GroundPoint)? {
    let limits = forwardLimits
    var (low, high) = (0.0, 1.0)
    let rise = b.forward - a.forward
    if rise == 0 {
      guard limits.contains(a.forward) else { return nil }
    } else {
      let first = (limits.lowerBound - a.forward) / rise
      let second = (limits.upperBound - a.forward) / rise
      low = max(low, min(first, second))
      high = min(high, max(first, second))
      guard low <= high else { return nil }
    }
    func at(_ share: Double) -> GroundPoint {
      GroundPoint(
        right: a.right + (b.right - a.right) * share,
        forward: min(
          max(a.forward + rise * share, limits.lowerBound),
          limits.upperBound
        )
      )
    }
    return (low == 0 ? a : at(low), high == 1 ? b : at(high))
  }

  private static func distance(
    from point: ScreenPoint,
    toSegment a: ScreenPoint,
    _ b: ScreenPoint
  ) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let share =
      square > 0
      ? min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square)) : 0
    return point.distance(to: ScreenPoint(x: a.x + share * dx, y: a.y + share * dy))
  }
}
