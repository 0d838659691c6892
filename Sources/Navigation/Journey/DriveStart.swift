import Geodesy

/// The start of a drive: the first metres of a route that was asked for while the vehicle stood.
///
/// A receiver that stands tells no direction, and errs by as much as the roads of a crossing lie apart. So
/// the route begins on a road, and in a direction, that were guessed; a car park or a garage has none at
/// all. Who drives off another way has left no route: the same destinations are asked for again, from the
/// road and in the direction that the first metres showed.
struct DriveStart {
  /// Metres along the route after which a vehicle has started.
  static let length = 50.0

  /// Metres per second below which a vehicle may stand: the speed of a receiver that is right to 12 m errs
  /// by one, so three standard deviations.
  private static let standingSpeed = 3.0

  /// Returns the start of a drive from where its route was asked for; nil where the vehicle moved, and its
  /// route begins in its direction, and where nobody knows whether it did.
  init?(asking location: Location) {
    guard let speed = location.speed, speed < Self.standingSpeed else { return nil }
  }

  /// Returns whether a vehicle has driven the start of its route: it is seen there, as far as its receiver errs, and not
  /// on a street beside it.
  func isOver(on follower: RouteFollower) -> Bool {
    guard let deviation = follower.deviation, let place = follower.place, let way = follower.way
    else { return false }
    return place.distanceAlong >= Self.length
      && deviation <= way.reach(NetworkRule.seenDeviation)
  }
}
