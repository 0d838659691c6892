import Geodesy

extension Coordinate {
  /// The place on the way to another, over the antimeridian where that is nearer.
  ///
  /// - Parameter share: How far, from 0 to 1.
  func between(_ other: Coordinate, _ share: Double) -> Coordinate {
    var east = other.longitude - longitude
    if east > 180 { east -= 360 } else if east < -180 { east += 360 }
    let place = longitude + east * share
    return Coordinate(
      latitude: latitude + (other.latitude - latitude) * share,
      longitude: place > 180 ? place - 360 : (place < -180 ? place + 360 : place)
    )
  }
}
