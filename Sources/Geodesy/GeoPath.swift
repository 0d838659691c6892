/// A line through coordinates, measured once: distances along it are prefix sums.
public struct GeoPath: Hashable, Sendable {
  /// The vertices from the start.
  public let coordinates: [Coordinate]
  /// Metres from the start to each vertex, by haversine.
  let distances: [Double]

  /// Makes a path and measures it.
  public init(_ coordinates: [Coordinate]) {
    self.coordinates = coordinates
    var distances: [Double] = []
    distances.reserveCapacity(coordinates.count)
    var total = 0.0
    var odometer = Odometer()
    for index in coordinates.indices {
      if index > 0 {
        total += odometer.distance(from: coordinates[index - 1], to: coordinates[index])
      }
      distances.append(total)
    }
    self.distances = distances
  }

  /// The number of vertices.
  public var count: Int { coordinates.count }

  /// Whether there is no vertex.
  public var isEmpty: Bool { coordinates.isEmpty }

  /// The length in metres.
  public var length: Double { distances.last ?? 0 }

  /// The smallest box around the path.
  public var bounds: GeoBounds { GeoBounds(coordinates) }

  /// Returns metres from the start to a vertex.
  public func distance(toVertex index: Int) -> Double { distances[index] }

  /// Returns the last segment that starts at or before `distance`; O(log n).
  public func segment(at distance: Double) -> Int {
    var low = 0
    var high = Swift.max(0, count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if distances[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the place at a distance along, clamped to the path; nil for an empty path.
  public func position(at distance: Double) -> PathPosition? {
    guard let first = coordinates.first else { return nil }
    guard count > 1 else {
      return PathPosition(
        coordinate: first,
        segment: 0,
        fraction: 0,
        distanceAlong: 0,
        deviation: 0
      )
    }
    let along = Swift.min(Swift.max(distance, 0), length)
    let segment = segment(at: along)
    let size = distances[segment + 1] - distances[segment]
    let fraction = size > 0 ? Swift.min(1, (along - distances[segment]) / size) : 0
    return PathPosition(
      coordinate: point(on: segment, at: fraction),
      segment: segment,
      fraction: fraction,
      distanceAlong: along,
      deviation: 0
    )
  }

  // It lets go of nothing, so that nobody who asks has to hold on to the path (CONTRIBUTING, "Hot state").
  /// Returns the direction of a segment in `0..<360` degrees; nil where all of the path is one place.
  ///
  /// A segment without length has the direction of the next one that has any, else of the last.
  @_effects(releasenone)
  public func bearing(ofSegment index: Int) -> Double? {
    guard count > 1 else { return nil }
    for i in index..<(count - 1) where distances[i + 1] > distances[i] {
      return coordinates[i].initialBearing(to: coordinates[i + 1])
    }
    for i in stride(from: Swift.min(index, count - 2), through: 0, by: -1)
    where distances[i + 1] > distances[i] {
      return coordinates[i].initialBearing(to: coordinates[i + 1])
    }
    return nil
  }
}
