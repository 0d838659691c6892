extension GeoPath {
  /// Collects the places in a window of the path that are nearer to a coordinate than their
  /// neighbourhood: one for each pass of the path by the query.
  ///
  /// Places farther than `radius` metres are left out, unless nothing is nearer: then the nearest alone
  /// is given. `candidates` is emptied first and keeps its memory.
  public func candidates(
    near query: Coordinate,
    from start: Double,
    through end: Double,
    radius: Double,
    hint: Int,
    into candidates: inout [PathPosition]
  ) {
    // Of a few it is quicker than to remove all, which replaces a range by nothing.
    while candidates.popLast() != nil {}
    guard count > 1 else { return }
    let low = Swift.min(Swift.max(start, 0), length)
    let high = Swift.min(Swift.max(end, low), length)
    var index = Swift.min(Swift.max(hint, 0), count - 2)
    while index > 0 && distances[index] > low { index -= 1 }
    while index < count - 2 && distances[index + 1] < low { index += 1 }

    let first = index
    let frame = TangentFrame(origin: query)
    let limit = SegmentFoot.measure(ofDistance: radius)
    var previous = SegmentFoot.none
    var isFalling = true
    var a = frame.vertex(coordinates[index])
    while true {
      let b = frame.vertex(coordinates[index + 1])
      let current = foot(from: a, to: b, segment: index, in: frame, window: (low, high))
      if Self.separates(a, previous.measure, current.measure) {
        // A turn back: the line leads away from the query to the corner, and returns to it.
        if isFalling && previous.measure <= limit {
          append(previous, on: index - 1, in: frame, to: &candidates)
        }
        isFalling = true
      } else if current.measure > previous.measure {
        if isFalling && previous.measure <= limit {
          append(previous, on: index - 1, in: frame, to: &candidates)
        }
        isFalling = false
      } else if current.measure < previous.measure {
        isFalling = true
      }
      previous = current
      a = b
      index += 1
      if index > count - 2 || distances[index] > high { break }
    }
    if isFalling && previous.measure <= limit {
      append(previous, on: index - 1, in: frame, to: &candidates)
    }
    guard candidates.isEmpty else { return }
    if let nearest = nearest(to: query, segments: first..<index, clamp: (low, high)) {
      candidates.append(nearest)
    }
  }

  /// Apart, so that the loop over the segments stays small.
  @inline(never)
  private func append(
    _ foot: SegmentFoot,
    on segment: Int,
    in frame: TangentFrame,
    to candidates: inout [PathPosition]
  ) {
    candidates.append(position(of: foot, on: segment, in: frame))
  }

  /// Returns whether a corner lies so much farther from the query than the nearest places of the two
  /// segments at it that these belong to different passes.
  @inline(__always)
  private static func separates(
    _ corner: TangentFrame.Vertex,
    _ before: Double,
    _ after: Double
  ) -> Bool {
    let farther = before > after ? before : after
    let measure = corner.x * corner.x + corner.y * corner.y
    guard measure > farther + passRise * passRise else { return false }
    return measure.squareRoot() > farther.squareRoot() + passRise
  }

  /// Four metres, in radii of the Earth.
  private static let passRise = 4.0 / EarthModel.meanRadius
}
