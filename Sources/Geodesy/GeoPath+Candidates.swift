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
    candidates.removeAll(keepingCapacity: true)
    guard count > 1 else { return }
    let low = min(max(start, 0), length)
    let high = min(max(end, low), length)
    var index = min(max(hint, 0), count - 2)
    while index > 0 && distances[index] > low { index -= 1 }
    while index < count - 2 && distances[index + 1] < low { index += 1 }

    let map = LocalProjection(origin: query)
    let limit = radius * radius
    var best = Candidate()
    var previous = Candidate()
    var isFalling = true
    var a = map.point(coordinates[index])
    while true {
      let b = map.point(coordinates[index + 1])
      let dx = b.east - a.east
      let dy = b.north - a.north
      let square = dx * dx + dy * dy
      var fraction = square > 0 ? -(a.east * dx + a.north * dy) / square : 0
      fraction = min(max(fraction, 0), 1)
      let from = distances[index]
      let size = distances[index + 1] - from
      if size > 0 {
        if from < low { fraction = max(fraction, min(1, (low - from) / size)) }
        if from + size > high { fraction = min(fraction, max(0, (high - from) / size)) }
      }
      let x = a.east + fraction * dx
      let y = a.north + fraction * dy
      let current = Candidate(square: x * x + y * y, segment: index, fraction: fraction)
      if current.square < best.square { best = current }
      if current.square > previous.square {
        if isFalling && previous.square <= limit { candidates.append(position(of: previous)) }
        isFalling = false
      } else if current.square < previous.square {
        isFalling = true
      }
      previous = current
      a = b
      index += 1
      if index > count - 2 || distances[index] > high { break }
    }
    if isFalling && previous.square <= limit { candidates.append(position(of: previous)) }
    if candidates.isEmpty { candidates.append(position(of: best)) }
  }

  private struct Candidate {
    var square = Double.infinity
    var segment = 0
    var fraction = 0.0
  }

  private func position(of candidate: Candidate) -> PathPosition {
    let start = distances[candidate.segment]
    let size = distances[candidate.segment + 1] - start
    return PathPosition(
      coordinate: point(on: candidate.segment, at: candidate.fraction),
      segment: candidate.segment,
      fraction: candidate.fraction,
      distanceAlong: start + candidate.fraction * size,
      deviation: candidate.square.squareRoot()
    )
  }
}
