import Geodesy

/// The start of a drive: the first metres of a route that was asked for while the vehicle stood.
///
/// A receiver that stands tells no direction, and errs by as much as the roads of a crossing lie apart. So
/// the route begins on a road, and in a direction, that were guessed; a car park or a garage has none at
/// all. Who drives off another way has left no route: the same destinations are asked for again, from the
/// road and in the direction that the first metres showed. Where a street runs beside it, the vehicle may be there as
/// well, from the first fix: nobody knows until the two part.
struct DriveStart {
  /// Metres along the route after which a vehicle has started, and those after which it has in any case.
  private static let length = 50.0
  private static let longest = 400.0

  /// How many times the accuracy that it reports a receiver is believed to err by at the start.
  ///
  /// All but one in three thousand errors are less (4 over 1.51 standard deviations of a round Gaussian distribution).
  /// A street is guessed wrongly where the error is large, and it is one error, however many fixes show it.
  private static let besideShare = 2.65

  /// Metres per second below which a vehicle may stand: the speed of a receiver that is right to 12 m errs
  /// by one, so three standard deviations.
  private static let standingSpeed = 3.0

  /// Returns the start of a drive from where its route was asked for; nil where the vehicle moved, and its
  /// route begins in its direction, and where nobody knows whether it did.
  init?(asking location: Location) {
    guard let speed = location.speed, speed < Self.standingSpeed else { return nil }
  }

  /// Returns whether a vehicle has driven the start of its route: it is seen there, as far as its receiver errs, and on
  /// no street beside it.
  func isOver(
    at location: Location,
    on follower: RouteFollower,
    roads: (any RoadSnapper)?
  ) -> Bool {
    guard let deviation = follower.deviation, let place = follower.place, let way = follower.way
    else { return false }
    guard place.distanceAlong >= Self.length, deviation <= way.reach(NetworkRule.seenDeviation)
    else { return false }
    guard let roads, place.distanceAlong < Self.longest else { return true }
    let path = follower.line.path
    let beside = max(
      NetworkRule.seenDeviation,
      Self.besideShare * (location.horizontalAccuracy ?? 0)
    )
    return roads.roads(along: location, within: beside).allSatisfy { road in
      let nearest = path.nearest(
        to: road.coordinate,
        from: place.distanceAlong - NetworkRule.windowBack,
        through: place.distanceAlong + NetworkRule.windowAhead
      )
      return nearest.map { $0.deviation <= NetworkRule.sameRoad } ?? false
    }
  }
}
