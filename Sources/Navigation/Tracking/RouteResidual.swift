import Geodesy

/// The way from a place on a road to the fix that was matched to it, in metres.
struct RouteResidual {
  /// Seconds for which what a receiver errs by lasts, where fixes come too seldom to see it begin and end:
  /// reflections in a street last a minute.
  static let lastingTime = 60.0

  var east: Double
  var north: Double
  /// The direction across the road in which it was measured, as a unit vector.
  var acrossEast: Double
  var acrossNorth: Double

  /// - Parameter course: The direction of the road, which tells across where the fix lies on it.
  init(from place: Coordinate, to fix: Coordinate, course: Double) {
    let point = LocalProjection(origin: place).point(fix)
    (east, north) = (point.east, point.north)
    let size = (east * east + north * north).squareRoot()
    if size >= 2 {
      (acrossEast, acrossNorth) = (east / size, north / size)
    } else {
      let (sine, cosine) = DeterministicMath.sineAndCosine(course * (.pi / 180))
      (acrossEast, acrossNorth) = (cosine, -sine)
    }
  }

  /// Metres across the road.
  var across: Double { east * acrossEast + north * acrossNorth }

  /// Returns what this residual costs after an earlier one, in nats.
  ///
  /// The errors of a receiver drift: to what was seen at the fix before, only what is new is evidence. It
  /// is the conditional Gaussian of a first-order Gauss-Markov error of variance `sigma²` that was seen
  /// across the road then and is seen across the road now, with some white noise besides.
  ///
  /// - Parameter correlation: What remains of an error from then to now, in `0..<1`.
  func cost(after earlier: RouteResidual?, sigma: Double, correlation: Double) -> Double {
    var expected = 0.0
    var share = 0.0
    if let earlier {
      let cosine = acrossEast * earlier.acrossEast + acrossNorth * earlier.acrossNorth
      share = correlation * cosine
      expected = share * earlier.across
    }
    let surprise = across - expected
    let variance = sigma * sigma * (1 - share * share) + Self.whiteNoise * Self.whiteNoise
    return surprise * surprise / (2 * variance)
  }

  /// Metres of noise that is new at each fix.
  private static let whiteNoise = 1.5
}
