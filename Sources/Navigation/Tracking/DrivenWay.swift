import Geodesy

/// The way from the usable fix before to the last one: presence is judged by it (D-13).
///
/// It is the straight line between the fixes, and the stretch of the route that they followed, if the
/// vehicle drove about as far as it leads: between fixes that come seldom a road bends, and noise that
/// leaves the vehicle on its route leaves it on its way past a stop, too.
struct DrivenWay {
  /// Of a receiver's errors 95 % lie within so many times the accuracy that it reports, within which
  /// 68 % lie (both for a round Gaussian distribution: 2.45 over 1.51 standard deviations).
  static let accuracyShare = 1.62
  /// How much longer than the straight line a way along a road is believed to be, with some metres for
  /// noise.
  private static let detour = 1.5
  private static let slack = 20.0
  /// Metres that are no way any more: who followed the route so near to its end came there.
  private static let closeBy = 1.0

  /// The fix before, or where the vehicle was reckoned to be since, and the last fix.
  let from: Coordinate
  let to: Coordinate
  /// Metres that the last fix says it may be wrong by; 0 where it says nothing.
  private let accuracy: Double
  /// Metres between the fixes.
  let length: Double
  /// Metres along the route over which the way led; nil where it is not known to have followed it.
  private(set) var stretch: ClosedRange<Double>?

  init(from: Coordinate, to location: Location, by odometer: inout Odometer) {
    self.from = from
    to = location.coordinate
    accuracy = location.horizontalAccuracy ?? 0
    length = odometer.distance(from: from, to: to)
  }

  /// Returns metres from a place within which a vehicle was there: those that were asked for, or those
  /// that the receiver cannot tell apart.
  func reach(_ distance: Double) -> Double { max(distance, Self.accuracyShare * accuracy) }

  /// Returns the longest way along a road that is believed between places so many metres apart.
  static func longest(for length: Double) -> Double { detour * length + slack }

  /// Notes that the route was followed from one place to another between fixes `length` metres apart;
  /// refuses what is farther than the vehicle went.
  mutating func followed(from before: Double, to along: Double, length: Double) {
    guard along >= before, along - before <= Self.longest(for: length) else { return }
    stretch = before...along
  }

  /// Returns metres from the line between the fixes to a place, and the share of the line before the
  /// nearest point.
  func nearest(to place: Coordinate) -> (gap: Double, share: Double) {
    let projection = LocalProjection(origin: place)
    let (a, b) = (projection.point(from), projection.point(to))
    let (east, north) = (b.east - a.east, b.north - a.north)
    let square = east * east + north * north
    let share =
      square > 0 ? min(1, max(0, -(a.east * east + a.north * north) / square)) : 1
    let (x, y) = (a.east + share * east, a.north + share * north)
    return ((x * x + y * y).squareRoot(), share)
  }

  /// Returns whether the vehicle was at a place of the route.
  ///
  /// Who followed the route past it was there though the receiver errs by more: its fixes need only have
  /// been near, or the place on no longer way than a road between them bends.
  ///
  /// - Parameters:
  ///   - along: Metres along the route at which it lies.
  ///   - distance: Metres from it within which a vehicle is there.
  ///   - corridor: Metres from it within which a vehicle is there that followed the route.
  func leads(
    past place: Coordinate,
    at along: Double,
    within distance: Double,
    following corridor: Double
  ) -> Bool {
    let gap = nearest(to: place).gap
    if !Millimetres.isMore(gap, than: reach(distance)) { return true }
    guard let stretch, (stretch.lowerBound...stretch.upperBound + Self.closeBy).contains(along)
    else {
      return false
    }
    return gap <= corridor
      || from.distance(to: place) + place.distance(to: to) <= Self.longest(for: length)
  }
}
