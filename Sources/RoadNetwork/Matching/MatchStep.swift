import Geodesy

/// What is known of the way between two fixes before any road is looked at.
struct MatchStep {
  /// Metres.
  let straight: Double
  /// Metres for a nat.
  let beta: Double
  /// Metres of the longest way that is possible at all.
  let longest: Double
  /// Metres that a vehicle may seem to go back.
  let slip: Double
  private let slipScale: Double

  /// - Parameters:
  ///   - seconds: Since the last step.
  ///   - period: Since the last fix that was of use.
  init(
    straight: Double,
    seconds: Double,
    period: Double,
    sigma: Double,
    _ parameters: MatchParameters
  ) {
    self.straight = straight
    let driven = max(1, straight / parameters.leastSpeed)
    beta = parameters.beta(seconds: min(period, driven), sigma: sigma)
    slip = parameters.slipSigmas * sigma
    // The difference of two errors has twice the variance of one.
    slipScale = 1 / (4 * sigma * sigma)
    let far = straight + parameters.longestDetour
    longest = seconds > 0 ? min(far, seconds * parameters.topSpeed + 2 * slip) : far
  }

  /// Returns what a way of so many metres costs.
  @inline(__always)
  func nats(way: Double) -> Double { abs(way - straight) / beta }

  /// Returns what it costs that a vehicle seems to have gone back so many metres.
  @inline(__always)
  func slipNats(_ metres: Double) -> Double { metres * metres * slipScale }

  /// Returns the metres beyond which a way costs more than what is to spare.
  @inline(__always)
  func limit(spare: Double) -> Double { min(longest, max(0, straight + beta * spare)) }
}
