import Geodesy

extension MatchEngine {
  /// Finds the places where a vehicle may be at a fix; false where there is no road.
  mutating func find(_ point: MatchPoint, _ sigma: Double) -> Bool {
    let projection = LocalProjection(origin: point.coordinate)
    let radius = parameters.radius(sigma: sigma)
    tables.candidates(near: point.coordinate, within: radius, projection, into: &candidates)
    if candidates.isEmpty, point.horizontalAccuracy == nil, radius < parameters.largestRadius {
      tables.candidates(
        near: point.coordinate,
        within: parameters.largestRadius,
        projection,
        into: &candidates
      )
    }
    incoming.removeAll(keepingCapacity: true)
    targetRanges.removeAll(keepingCapacity: true)
    targetSearches.removeAll(keepingCapacity: true)
    searchCount = 0
    targets.removeAll()
    let least = candidates.reduce(Double.infinity) { min($0, $1.distance) }
    // Farther ones are not worth a thought whatever the way there.
    let limit = (least * least + 2 * sigma * sigma * parameters.beam).squareRoot()
    let course = Course(point, parameters)
    var first = 0
    while first < candidates.count {
      let section = candidates[first].section
      var end = first + 1
      while end < candidates.count, candidates[end].section == section { end += 1 }
      add(first..<end, section, limit: limit, scale: 1 / (2 * sigma * sigma), course)
      first = end
    }
    return !incoming.isEmpty
  }

  /// Adds the places on one section, in the directions that are open.
  private mutating func add(
    _ range: Range<Int>,
    _ section: UInt32,
    limit: Double,
    scale: Double,
    _ course: Course?
  ) {
    let forward = tables.graph.sections.forwardEdges[Int(section)]
    let backward = tables.graph.sections.backwardEdges[Int(section)]
    let length = Double(tables.graph.sections.lengths[Int(section)]) / 10
    var count = 0
    for index in range where candidates[index].distance <= limit { count += 1 }
    guard count > 0 else { return }
    let isTwoWay = forward != RoadGraph.none && backward != RoadGraph.none
    if forward != RoadGraph.none {
      add(range, forward, length, limit, scale, course, twin: isTwoWay ? count : 0)
    }
    if backward != RoadGraph.none {
      add(range, backward, length, limit, scale, course, twin: isTwoWay ? -count : 0)
    }
  }

  /// Adds the places on one edge.
  private mutating func add(
    _ range: Range<Int>,
    _ edge: UInt32,
    _ length: Double,
    _ limit: Double,
    _ scale: Double,
    _ course: Course?,
    twin: Int
  ) {
    let start = incoming.count
    let isOnRoute = !route.isEmpty && isRoute(edge)
    let isBackward = tables.graph.edges.isBackward[Int(edge)]
    for index in range where candidates[index].distance <= limit {
      let candidate = candidates[index]
      let share = isBackward ? 1 - candidate.fraction : candidate.fraction
      var emission = candidate.distance * candidate.distance * scale
      if let course { emission += course.nats(candidate, isBackward: isBackward) }
      var state = MatchState(
        edge: edge,
        via: edge,
        segment: UInt32(candidate.segment),
        share: candidate.share,
        fraction: candidate.fraction,
        distance: candidate.distance,
        along: share * length,
        reach: share * length,
        emission: emission
      )
      state.twin = Int32(twin)
      state.isOnRoute = isOnRoute
      incoming.append(state)
    }
    _ = targets.number(of: edge)
    targetRanges.append(start..<incoming.count)
    targetSearches.append(0)
  }

  private func isRoute(_ edge: UInt32) -> Bool {
    var low = 0
    var high = route.count
    while low < high {
      let middle = (low + high) / 2
      if route[middle] < edge { low = middle + 1 } else { high = middle }
    }
    return low < route.count && route[low] == edge
  }
}

/// A place of a section near a fix.
struct RoadCandidate {
  var section: UInt32
  /// The segment of the section's points, and how far along it, from 0 to 1.
  var segment: Int
  var share: Double
  /// How far along the section, from 0 to 1.
  var fraction: Double
  /// Metres from the fix.
  var distance: Double
  /// Degrees of the segment.
  var east: Double
  var north: Double
}
