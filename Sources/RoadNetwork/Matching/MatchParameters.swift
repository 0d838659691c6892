import Geodesy

/// What a matcher takes as likely; costs are negated natural logarithms of probabilities ("nats").
///
/// The model is the hidden Markov model of P. Newson and J. Krumm, *Hidden Markov map matching through
/// noise and sparseness*, ACM SIGSPATIAL GIS 2009 (below: N-K). Values come from published matchers
/// where one is named; the others are plain choices.
public struct MatchParameters: Hashable, Sendable {
  /// Metres: the standard deviation of the distance between a fix and its road.
  ///
  /// It holds where the fix does not state its accuracy, and is the least where it does. 5 as OSRM; N-K
  /// measured 4.07.
  public var sigma = 5.0
  /// Whether ``sigma`` is estimated from the trace, as N-K do, where all of it is known and is noisier.
  public var isCalibrated = true
  /// Metres within which roads are looked for (Valhalla's `search_radius`).
  public var radius = 50.0
  /// Metres within which they are looked for at most (Valhalla's `max_search_radius`).
  ///
  /// So far for a poor accuracy, or for an unknown one where there is no road nearer. It is also three
  /// times the worst standard deviation.
  public var largestRadius = 100.0
  /// Metres of stated accuracy beyond which a fix says nothing of the road.
  public var worstAccuracy = 50.0
  /// Metres by which way and straight line differ at a cost of one nat (N-K's beta; 3 as Valhalla).
  ///
  /// It holds where times are unknown; where they are known, N-K's beta for the time between fixes does.
  public var beta = 3.0
  /// Fixes nearer to the last step than so many standard deviations are no steps (N-K: 2).
  public var stepSigmas = 2.0
  /// Standard deviations by which a vehicle may seem to go back without turning.
  public var slipSigmas = 3.0
  /// Nats for turning back in a street, and the most that any turn costs.
  ///
  /// GraphHopper's 40 m at its beta of 2 m.
  public var uTurn = 20.0
  /// Nats for a second of turn penalty, so that turns cost in proportion to the profile's.
  ///
  /// A right angle, half of OSRM's 7.5 s, costs what it does in Valhalla: 200 m · exp(-90 / 45) at its
  /// beta of 3 m.
  public var turnRate = 9.02 / 3.75
  /// Degrees: the standard deviation of the course against the road.
  ///
  /// Valhalla's `heading_tolerance` of 60 is two of them.
  public var headingSigma = 30.0
  /// Metres per second above which a course counts.
  public var headingSpeed = 2.0
  /// Metres per second beyond which a way is impossible (N-K and OSRM: 50).
  public var topSpeed = 50.0
  /// Metres by which a way may be longer than the straight line (N-K and OSRM: 2000).
  public var longestDetour = 2_000.0
  /// Seconds without a fix that end a part (N-K: 180).
  public var longestGap = 180.0
  /// Seconds without a fix that end a part where the next fix is within ``standReach``: who stood still goes on from
  /// there, who parked makes another trip.
  public var longestStand = 900.0
  /// Metres within which a vehicle is found again that stood still.
  public var standReach = 500.0
  /// Metres per second at which a vehicle drives that moves: what it drove more slowly it stood for a while, and time in
  /// which it stood makes its way no more uncertain.
  public var leastSpeed = 3.0
  /// Fixes in a row that no way reaches before a new part begins (OSRM: 10); fewer are outliers.
  public var brokenFixes = 10
  /// Fixes in a row without a road before the part ends; fewer are outliers.
  public var offRoadFixes = 3
  /// Nats by which a place may be worse than the best one and still be kept.
  public var beam = 50.0
  /// Nats for leaving the route that is followed: one drive in twenty does so.
  public var departure = 3.0

  /// The parameters for a car with a receiver as phones have it.
  public init() {}
}

extension MatchParameters {
  /// The parameters within bounds for which every cost is a number.
  var bounded: MatchParameters {
    func within(_ range: ClosedRange<Double>, _ value: Double, else usual: Double) -> Double {
      value.isNaN ? usual : min(max(value, range.lowerBound), range.upperBound)
    }
    let usual = MatchParameters()
    var result = self
    result.sigma = within(0.1...1_000, sigma, else: usual.sigma)
    result.radius = within(1...1_000, radius, else: usual.radius)
    result.largestRadius = within(
      result.radius...1_000,
      largestRadius,
      else: max(result.radius, usual.largestRadius)
    )
    result.beta = within(0.01...1_000, beta, else: usual.beta)
    result.stepSigmas = within(0...100, stepSigmas, else: usual.stepSigmas)
    result.slipSigmas = within(0...100, slipSigmas, else: usual.slipSigmas)
    result.uTurn = within(0...1_000, uTurn, else: usual.uTurn)
    result.turnRate = within(0...1_000, turnRate, else: usual.turnRate)
    result.headingSigma = within(1...1_000, headingSigma, else: usual.headingSigma)
    result.topSpeed = within(1...1_000, topSpeed, else: usual.topSpeed)
    result.longestDetour = within(0...100_000, longestDetour, else: usual.longestDetour)
    result.longestGap = within(0...1e6, longestGap, else: usual.longestGap)
    result.longestStand = within(result.longestGap...1e6, longestStand, else: usual.longestStand)
    result.standReach = within(0...100_000, standReach, else: usual.standReach)
    result.leastSpeed = within(0.1...1_000, leastSpeed, else: usual.leastSpeed)
    result.brokenFixes = min(max(brokenFixes, 1), 1_000)
    result.offRoadFixes = min(max(offRoadFixes, 1), 1_000_000)
    result.beam = within(1...1_000, beam, else: usual.beam)
    result.departure = within(0...1_000, departure, else: usual.departure)
    return result
  }
}

extension MatchParameters {
  /// N-K's estimates of beta for a fix every 1 to 30 seconds, in metres.
  private static let betas = [
    0.490_376_73, 0.829_183_73, 1.243_645_64, 1.670_795_81, 2.007_192_98, 2.425_130_07,
    2.812_488_31, 3.157_454_73, 3.526_453_92, 4.095_117_75, 4.673_197_95, 5.410_881_80,
    6.476_665_90, 6.290_107_34, 7.807_521_12, 8.090_745_04, 8.085_505_28, 9.094_050_65,
    11.090_906_03, 11.877_528_24, 12.551_077_15, 15.828_208_29, 17.694_967_73, 18.076_556_52,
    19.634_389_11, 25.408_321_85, 23.760_018_77, 28.432_897_97, 32.216_830_62, 34.569_911_41,
  ]
  /// The standard deviation of N-K's data, for which their betas hold.
  private static let sourceSigma = 4.07

  /// Returns metres of difference between way and straight line that cost one nat, for fixes so many
  /// seconds apart; noisier fixes differ more in proportion.
  func beta(seconds: Double, sigma: Double) -> Double {
    guard seconds > 0 else { return beta * sigma / self.sigma }
    let place = min(max(seconds, 1), 30) - 1
    let index = min(Int(place), 28)
    let share = place - Double(index)
    let value = Self.betas[index] * (1 - share) + Self.betas[index + 1] * share
    return value * sigma / Self.sourceSigma
  }

  /// Returns the standard deviation across the road in metres, of a fix with a stated accuracy.
  func sigma(accuracy: Double?) -> Double {
    guard let accuracy, accuracy.isFinite, accuracy > 0 else { return sigma }
    return min(max(accuracy / HorizontalAccuracy.sigmas, sigma), largestRadius / 3)
  }

  func radius(sigma: Double) -> Double { min(max(radius, 3 * sigma), largestRadius) }
}
