import Geodesy

/// The test of a lasting offset: whether the fixes lie beside the route by chance, or because the vehicle is
/// on a road beside it.
///
/// Each fix is compared with the gap from the route to that road, with its sign: a receiver that is off to the
/// other side speaks for the route. The longer the fixes lie there the more their mean is worth.
struct LastingOffset {
  /// Fixes that have independent errors of which a mean is made, and by which it forgets: behind a corner another
  /// part of the road lies as far aside.
  private static let fewest = 4.0
  private static let memory = 12.0

  /// Seconds for which the fixes lie beside the route.
  private(set) var seconds = 0.0
  private var weight = 0.0
  /// Square metres, in the mean: of the gap, and of the gap times the way to the fix.
  private var square = 0.0
  private var product = 0.0

  /// Takes a fix between its places on the route and on the road.
  ///
  /// - Parameters:
  ///   - share: How much of it is new, in `0...1`.
  ///   - elapsed: Seconds since the fix before, as far as they are known to have passed there.
  mutating func add(
    from route: Coordinate,
    to road: Coordinate,
    fix place: Coordinate,
    _ share: Double,
    after elapsed: Double
  ) {
    guard share > 0 else { return }
    seconds += elapsed
    let projection = LocalProjection(origin: route)
    let (a, b) = (projection.point(place), projection.point(road))
    weight = min(Self.memory, weight + share)
    let part = share / weight
    square += part * (b.east * b.east + b.north * b.north - square)
    product += part * (a.east * b.east + a.north * b.north - product)
  }

  /// Returns the nats by which the road explains the mean better than the route.
  ///
  /// The mean of a first-order Gauss-Markov error over `T` seconds has `1 + T / (2 τ)` times the weight of one
  /// of its values, where `τ` is the time for which it lasts.
  ///
  /// - Parameters:
  ///   - sigma: Metres of an error that outlasts the fixes, in each direction.
  ///   - driftTime: Seconds for which it lasts.
  func evidence(sigma: Double, driftTime: Double) -> Double {
    guard weight > 0 else { return 0 }
    // Few fixes are no mean yet.
    let share = min(1, weight / Self.fewest) * (1 + seconds / (2 * driftTime))
    return share * (2 * product - square) / (2 * sigma * sigma)
  }
}
