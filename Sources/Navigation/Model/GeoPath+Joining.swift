public import Geodesy

extension GeoPath {
  /// Joins paths of which each begins where the one before ends; the shared vertex stands once.
  ///
  /// A path without length (an arrival) adds nothing, unless there is nothing else.
  public init(joining paths: [GeoPath]) {
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(paths.reduce(0) { $0 + $1.count })
    for path in paths where path.length > 0 || coordinates.isEmpty {
      let repeats = coordinates.last != nil && coordinates.last == path.coordinates.first
      coordinates += repeats ? path.coordinates.dropFirst() : path.coordinates[...]
    }
    self.init(coordinates)
  }
}
