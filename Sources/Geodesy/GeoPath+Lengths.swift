extension GeoPath {
  /// Returns the length of the path: metres, or parts of half the equator for the projected kind.
  public func length(_ kind: PathLengthKind) -> Double {
    guard kind != .geodesic else { return length }
    return zip(coordinates, coordinates.dropFirst()).reduce(0) {
      $0 + Self.length(from: $1.0, to: $1.1, kind)
    }
  }

  /// Returns how many segments of the path make up a length from its start: whole segments and a
  /// part of the next.
  ///
  /// Half the length of a path of two equal segments is 1 segment. A length beyond the path is all of
  /// its segments; one that is negative or no number is none.
  public func segments(forLength length: Double, _ kind: PathLengthKind = .geodesic) -> Double {
    guard count > 1, length > 0 else { return 0 }
    var rest = length
    for index in 0..<(count - 1) {
      let size = Self.length(from: coordinates[index], to: coordinates[index + 1], kind)
      if rest < size { return Double(index) + rest / size }
      rest -= size
    }
    return Double(count - 1)
  }

  private static func length(
    from: Coordinate,
    to: Coordinate,
    _ kind: PathLengthKind
  ) -> Double {
    switch kind {
    case .geodesic: from.distance(to: to)
    case .rhumb: from.rhumbDistance(to: to)
    case .projected: projectedLength(from: from, to: to)
    }
  }

  private static func projectedLength(from: Coordinate, to: Coordinate) -> Double {
    let x = Bearing.difference(from: from.longitude, to: to.longitude) / 180
    let y = (to.mercatorNorth - from.mercatorNorth) / .pi
    return (x * x + y * y).squareRoot()
  }
}

extension Coordinate {
  /// Returns the length in metres of the line of constant bearing to `other`, the short way around.
  public func rhumbDistance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let up = (other.latitude - latitude) * radians
    let along = Bearing.difference(from: longitude, to: other.longitude) * radians
    let stretch = other.mercatorNorth - mercatorNorth
    // Along a parallel the quotient is 0 / 0; near to it, digits of its ends cancel out.
    let middle = DeterministicMath.cos((latitude + other.latitude) / 2 * radians)
    // Beyond 89.99° the map knows no difference: there a parallel is as good as a point.
    let shrink = up.magnitude > 1e-6 && stretch != 0 ? up / stretch : middle
    let east = shrink * along
    return EarthModel.meanRadius * (up * up + east * east).squareRoot()
  }

  /// The ordinate on the Mercator map of a sphere of radius 1; the poles are taken as 89.99°.
  var mercatorNorth: Double {
    let limited = Swift.min(max(latitude, -89.99), 89.99)
    let sine = DeterministicMath.sin(limited * (.pi / 180))
    return DeterministicMath.log((1 + sine) / (1 - sine)) / 2
  }
}

/// How the length of a path is measured.
public enum PathLengthKind: Hashable, Sendable, CaseIterable {
  /// Along great circles, in metres of the mean Earth radius.
  case geodesic
  /// Along lines of constant bearing, in metres of the mean Earth radius.
  case rhumb
  /// Along straight lines of the Mercator map on which the equator measures 2.
  ///
  /// One metre at the equator is 1 / (π · 6,378,137).
  case projected
}
