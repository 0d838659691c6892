public import Geodesy

extension GeoPath {
  /// Joins paths of which each begins where the one before ends; the shared vertex stands once.
  public init(joining paths: [GeoPath]) {
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(paths.reduce(0) { $0 + $1.count })
    for path in paths {
      let repeats = coordinates.last != nil && coordinates.last == path.coordinates.first
      coordinates += repeats ? path.coordinates.dropFirst() : path.coordinates[...]
    }
    self.init(coordinates)
  }
}
