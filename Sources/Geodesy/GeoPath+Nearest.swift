extension GeoPath {
  /// Returns the place on the path nearest to a coordinate, nil for an empty path; O(n).
  ///
  /// Segments are arcs of great circles, of any length below half the Earth's circumference; the
  /// deviation is right to 0.1 mm within 1 km of the query and to 1e-10 of itself beyond.
  public func nearest(to query: Coordinate) -> PathPosition? {
    nearest(to: query, segments: 0..<Swift.max(1, count - 1), clamp: nil)
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
    let low = Swift.min(Swift.max(start, 0), length)
    let high = Swift.min(Swift.max(end, low), length)
    var first: Int
    if let hint {
      first = Swift.min(Swift.max(hint, 0), count - 2)
      while first > 0 && distances[first] > low { first -= 1 }
      while first < count - 2 && distances[first + 1] < low { first += 1 }
    } else {
      first = segment(at: low)
    }
    var last = first
    while last < count - 2 && distances[last + 1] < high { last += 1 }
    return nearest(to: query, segments: first..<(last + 1), clamp: (low, high))
  }

  /// Returns the first of the nearest places of some segments.
  func nearest(
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
    let frame = TangentFrame(origin: query)
    var best = SegmentFoot.none
    var bestSegment = segments.lowerBound
    var a = frame.vertex(coordinates[segments.lowerBound])
    var index = segments.lowerBound
    while index < segments.upperBound {
      let b = frame.vertex(coordinates[index + 1])
      let foot = foot(from: a, to: b, segment: index, in: frame, window: clamp)
      if foot.measure < best.measure {
        best = foot
        bestSegment = index
      }
      a = b
      index += 1
      if foot.measure > 1e-8 && foot.measure > 2 * best.measure {
        let next = firstSegment(after: index, notCloserThan: best, past: foot)
        if next > index {
          index = next
          a = frame.vertex(coordinates[Swift.min(index, count - 1)])
        }
      }
    }
    return position(of: best, on: bestSegment, in: frame)
  }

  /// Leaps over what cannot be nearer than `best`, as the path would have to cover the way there.
  @inline(never)
  private func firstSegment(
    after index: Int,
    notCloserThan best: SegmentFoot,
    past foot: SegmentFoot
  ) -> Int {
    let start = distances[index - 1]
    let along = start + foot.fraction * (distances[index] - start)
    let reach = along + foot.deviation - best.deviation - 0.01
    var low = index
    var step = 1
    while low + step < count && distances[low + step] < reach {
      low += step
      step *= 2
    }
    while step > 0 {
      if low + step < count && distances[low + step] < reach { low += step }
      step /= 2
    }
    return low
  }

  /// Returns the nearest place of one segment, inside of a window of distances along.
  @inline(__always)
  func foot(
    from a: TangentFrame.Vertex,
    to b: TangentFrame.Vertex,
    segment index: Int,
    in frame: TangentFrame,
    window: (low: Double, high: Double)?
  ) -> SegmentFoot {
    let (length, limits) = part(of: index, within: window)
    guard length < Self.longSegment, a.isNear && b.isNear else {
      return foot(ofLong: index, in: frame, window: window)
    }
    return SegmentFoot(from: a, to: b, within: limits)
  }

  /// Returns the nearest place of a segment that is long or far away.
  ///
  /// It finds its ends anew: handed on, all that is known of them would have to be kept at hand for each segment.
  @inline(never)
  private func foot(
    ofLong index: Int,
    in frame: TangentFrame,
    window: (low: Double, high: Double)?
  ) -> SegmentFoot {
    let (length, limits) = part(of: index, within: window)
    let (a, b) = (frame.vertex(coordinates[index]), frame.vertex(coordinates[index + 1]))
    return SegmentFoot(from: a, to: b, length: length, within: limits)
  }

  /// Returns the length of a segment in metres, and which fractions of it lie in a window.
  @inline(__always)
  private func part(
    of index: Int,
    within window: (low: Double, high: Double)?
  ) -> (length: Double, limits: (low: Double, high: Double)) {
    let start = distances[index]
    let length = distances[index + 1] - start
    var limits = (low: 0.0, high: 1.0)
    guard let window, length > 0 else { return (length, limits) }
    if start < window.low { limits.low = Swift.min(1, (window.low - start) / length) }
    if start + length > window.high { limits.high = Swift.max(0, (window.high - start) / length) }
    return (length, limits)
  }

  @inline(__always)
  func position(of foot: SegmentFoot, on segment: Int, in frame: TangentFrame) -> PathPosition {
    let start = distances[segment]
    let length = distances[segment + 1] - start
    return PathPosition(
      coordinate: point(on: segment, at: foot.fraction, in: frame),
      segment: segment,
      fraction: foot.fraction,
      distanceAlong: start + foot.fraction * length,
      deviation: foot.deviation
    )
  }
}
