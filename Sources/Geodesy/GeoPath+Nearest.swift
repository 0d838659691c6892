extension GeoPath {
  /// Returns the place on the path nearest to a coordinate, nil for an empty path; O(n).
  ///
  /// Segments are straight in a flat map at the query (see ``LocalProjection`` for its error), so a
  /// segment should be short against the Earth: below 10 km it is right to a metre at 63°, and near
  /// the query always to the millimetre.
  public func nearest(to query: Coordinate) -> PathPosition? {
    nearest(to: query, segments: 0..<max(1, count - 1), clamp: nil)
  }

  /// Returns the nearest place among those from one distance along the path through another.
  ///
  /// Looks at the segments of that window alone, starting at `hint`, a segment near its start; nothing
  /// is allocated. Both ends are clamped to the path.
  public func nearest(
    to query: Coordinate,
    from start: Double,
    through end: Double,
    hint: Int? = nil
  ) -> PathPosition? {
    guard count > 1 else { return nearest(to: query) }
    let low = min(max(start, 0), length)
    let high = min(max(end, low), length)
    var first: Int
    if let hint {
      first = min(max(hint, 0), count - 2)
      while first > 0 && distances[first] > low { first -= 1 }
      while first < count - 2 && distances[first + 1] < low { first += 1 }
    } else {
      first = segment(at: low)
    }
    var last = first
    while last < count - 2 && distances[last + 1] < high { last += 1 }
    return nearest(to: query, segments: first..<(last + 1), clamp: (low, high))
  }

  private func nearest(
    to query: Coordinate,
    segments: Range<Int>,
    clamp: (low: Double, high: Double)?
  ) -> PathPosition? {
    guard let only = coordinates.first else { return nil }
    guard count > 1 else {
      return PathPosition(
        coordinate: only,
        segment: 0,
        fraction: 0,
        distanceAlong: 0,
        deviation: query.distance(to: only)
      )
    }
    let map = LocalProjection(origin: query)
    var best = Double.infinity
    var bestSegment = segments.lowerBound
    var bestFraction = 0.0
    var a = map.point(coordinates[segments.lowerBound])
    for index in segments {
      let b = map.point(coordinates[index + 1])
      let dx = b.east - a.east
      let dy = b.north - a.north
      let square = dx * dx + dy * dy
      var fraction = square > 0 ? -(a.east * dx + a.north * dy) / square : 0
      fraction = min(max(fraction, 0), 1)
      if let clamp {
        let from = distances[index]
        let size = distances[index + 1] - from
        if size > 0 {
          if from < clamp.low { fraction = max(fraction, min(1, (clamp.low - from) / size)) }
          if from + size > clamp.high {
            fraction = min(fraction, max(0, (clamp.high - from) / size))
          }
        }
      }
      let x = a.east + fraction * dx
      let y = a.north + fraction * dy
      let distance = x * x + y * y
      if distance < best {
        best = distance
        bestSegment = index
        bestFraction = fraction
      }
      a = b
    }
    let size = distances[bestSegment + 1] - distances[bestSegment]
    return PathPosition(
      coordinate: point(on: bestSegment, at: bestFraction),
      segment: bestSegment,
      fraction: bestFraction,
      distanceAlong: distances[bestSegment] + bestFraction * size,
      deviation: best.squareRoot()
    )
  }
}
