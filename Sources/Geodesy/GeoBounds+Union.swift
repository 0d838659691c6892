extension GeoBounds {
  /// Creates the box of two opposite corners, over the smaller span of longitudes.
  ///
  /// - Returns: A box that holds nothing where a corner is invalid.
  public init(corner: Coordinate, opposite: Coordinate) {
    self = corner.isValid && opposite.isValid ? GeoBounds([corner, opposite]) : .invalid
  }

  /// Creates the smallest box around a path.
  public init(_ path: GeoPath) { self.init(path.coordinates) }

  /// Returns the box extended to another one, on the side where it grows less; a box that holds
  /// nothing becomes the other.
  public func including(_ other: GeoBounds) -> GeoBounds {
    guard other.isValid else { return self }
    guard isValid else { return other }
    let (west, span) = Self.union(
      (southWest.longitude, longitudeSpan),
      (other.southWest.longitude, other.longitudeSpan)
    )
    // One of the two ends as it is: a sum would be an ulp beside it.
    let (a, b) = (northEast.longitude, other.northEast.longitude)
    let east = Self.eastward(from: west, to: a) >= Self.eastward(from: west, to: b) ? a : b
    return GeoBounds(
      southWest: Coordinate(
        latitude: min(southWest.latitude, other.southWest.latitude),
        longitude: span >= 360 ? -180 : west
      ),
      northEast: Coordinate(
        latitude: max(northEast.latitude, other.northEast.latitude),
        longitude: span >= 360 ? 180 : east
      )
    )
  }

  /// Returns the box extended to all coordinates of a path, one by one.
  public func including(_ path: GeoPath) -> GeoBounds {
    path.coordinates.reduce(self) { $0.including($1) }
  }

  /// Returns the shorter of the two arcs that hold both arcs, by its western end and its span.
  private static func union(
    _ a: (west: Double, span: Double),
    _ b: (west: Double, span: Double)
  ) -> (west: Double, span: Double) {
    let fromA = max(a.span, eastward(from: a.west, to: b.west) + b.span)
    let fromB = max(b.span, eastward(from: b.west, to: a.west) + a.span)
    return fromA <= fromB ? (a.west, min(360, fromA)) : (b.west, min(360, fromB))
  }

  private static func eastward(from west: Double, to east: Double) -> Double {
    let way = east - west
    return way < 0 ? way + 360 : way
  }
}
