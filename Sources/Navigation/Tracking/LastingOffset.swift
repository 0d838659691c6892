import Geodesy

/// The test of a lasting offset: whether the fixes of the last seconds lie beside the route by chance, or
/// because the vehicle is on a road beside it.
///
/// The mean of the way from the route to the fixes is compared with the mean gap from the route to that
/// road, with its sign: a receiver that is off to the other side speaks for the route.
struct LastingOffset {
  /// Fixes that have independent errors by which the mean forgets.
  private static let memory = 12.0

  private var weight = 0.0
  private var fix = (east: 0.0, north: 0.0)
  private var gap = (east: 0.0, north: 0.0)

  /// Takes a fix between its places on the route and on the road.
  ///
  /// - Parameter share: How much of it is new, in `0...1`.
  mutating func add(
    from route: Coordinate,
    to road: Coordinate,
    fix place: Coordinate,
    _ share: Double
  ) {
    guard share > 0 else { return }
    let projection = LocalProjection(origin: route)
    let (a, b) = (projection.point(place), projection.point(road))
    weight = min(Self.memory, weight + share)
    let part = share / weight
    fix.east += part * (a.east - fix.east)
    fix.north += part * (a.north - fix.north)
    gap.east += part * (b.east - gap.east)
    gap.north += part * (b.north - gap.north)
  }

  /// Returns the nats by which the road explains the mean better than the route.
  ///
  /// - Parameter sigma: Metres of an error that outlasts the fixes, in each direction.
  func evidence(sigma: Double) -> Double {
    guard weight > 0 else { return 0 }
    let square = gap.east * gap.east + gap.north * gap.north
    let product = gap.east * fix.east + gap.north * fix.north
    // Few fixes are no mean yet.
    let share = min(1, weight / (Self.memory / 2))
    return share * (2 * product - square) / (2 * sigma * sigma)
  }
}
