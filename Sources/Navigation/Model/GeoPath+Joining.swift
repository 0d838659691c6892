public import Geodesy

extension GeoPath {
  /// Joins paths of which each begins where the one before ends; the shared vertex stands once.
  ///
  /// A path without length (an arrival) adds nothing, unless there is nothing else.
  public init(joining paths: [GeoPath]) {
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(paths.reduce(0) { $0 + $1.count })
    let parts =
      paths.contains { $0.length > 0 } ? paths.filter { $0.length > 0 } : Array(paths.prefix(1))
    for path in parts {
      let repeats = coordinates.last != nil && coordinates.last == path.coordinates.first
      coordinates += repeats ? path.coordinates.dropFirst() : path.coordinates[...]
    }
    self.init(coordinates)
  }
}
