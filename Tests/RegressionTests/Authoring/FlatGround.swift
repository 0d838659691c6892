import Geodesy

/// Places by metres, for small maps and drives.
enum FlatGround {
  private static let origin = Coordinate(latitude: 47, longitude: 9)

  /// A place so many metres east and north of the first.
  static func place(_ east: Double, _ north: Double) -> Coordinate {
    origin.destination(distance: east, bearing: 90).destination(distance: north, bearing: 0)
  }
}
