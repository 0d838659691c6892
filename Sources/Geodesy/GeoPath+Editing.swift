extension GeoPath {
  /// Returns the part between two distances along, clamped; both ends become vertices.
  public func subpath(from start: Double, through end: Double) -> GeoPath {
    guard count > 1, let first = position(at: start), let last = position(at: Swift.max(start, end))
    else { return self }
    var points = [first.coordinate]
    for index in (first.segment + 1)..<(last.segment + 1)
    where distances[index] > first.distanceAlong && distances[index] < last.distanceAlong {
      points.append(coordinates[index])
    }
    points.append(last.coordinate)
    return GeoPath(points)
  }

  /// Returns the path shifted by degrees, its latitudes clamped and longitudes wrapped.
  public func offset(latitude: Double, longitude: Double) -> GeoPath {
    GeoPath(
      coordinates.map {
        Coordinate(
          latitude: Swift.min(90, Swift.max(-90, $0.latitude + latitude)),
          longitude: Bearing.wrappedLongitude($0.longitude + longitude)
        )
      }
    )
  }

  /// Returns the path moved `metres` to the right of its direction (left if negative).
  ///
  /// Each vertex moves square to the mean direction of its two segments, farther at a bend so that
  /// the sides stay `metres` away, at most four times as far.
  public func offset(metresRight metres: Double) -> GeoPath {
    guard count > 1 else { return self }
    var points: [Coordinate] = []
    points.reserveCapacity(count)
    for index in coordinates.indices {
      let before = bearing(ofSegment: Swift.max(0, index - 1)) ?? 0
      let after = bearing(ofSegment: Swift.min(index, count - 2)) ?? before
      let half =
        index == 0 || index == count - 1
        ? 0 : Bearing.difference(from: before, to: after) / 2
      let direction = (index == 0 ? after : before) + half + 90
      let stretch = 1 / Swift.max(0.25, DeterministicMath.cos(half * (.pi / 180)))
      points.append(
        coordinates[index].destination(
          distance: metres.magnitude * stretch,
          bearing: metres < 0 ? direction + 180 : direction
        )
      )
    }
    return GeoPath(points)
  }

  /// Returns the path without the vertices that lie within `tolerance` metres of what remains.
  ///
  /// Douglas and Peucker, *Algorithms for the reduction of the number of points* (1973), without
  /// recursion.
  public func simplified(tolerance: Double) -> GeoPath {
    guard count > 2 else { return self }
    var keeps = [Bool](repeating: false, count: count)
    keeps[0] = true
    keeps[count - 1] = true
    var open = [(0, count - 1)]
    while let (low, high) = open.popLast() {
      guard high - low > 1 else { continue }
      let map = LocalProjection(origin: coordinates[low])
      let end = map.point(coordinates[high])
      let square = end.east * end.east + end.north * end.north
      var worst = tolerance * tolerance
      var split: Int?
      for index in (low + 1)..<high {
        let p = map.point(coordinates[index])
        let f =
          square > 0
          ? Swift.min(1, Swift.max(0, (p.east * end.east + p.north * end.north) / square)) : 0
        let x = p.east - f * end.east
        let y = p.north - f * end.north
        if x * x + y * y > worst {
          worst = x * x + y * y
          split = index
        }
      }
      guard let split else { continue }
      keeps[split] = true
      open.append((low, split))
      open.append((split, high))
    }
    return GeoPath(coordinates.indices.filter { keeps[$0] }.map { coordinates[$0] })
  }
}
