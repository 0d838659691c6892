import Geodesy

/// What a matcher takes as likely. Costs are natural logarithms of probabilities, negated ("nats").
///
/// The model is the hidden Markov model of P. Newson and J. Krumm, *Hidden Markov map matching through
/// noise and sparseness*, ACM SIGSPATIAL GIS 2009 (below: N-K). None of the values is fitted to drives.
public struct MatchParameters: Hashable, Sendable {
  /// Metres: the standard deviation of the distance between a fix and its road, where the fix does not
  /// state its accuracy, and the least where it does. 5 as OSRM; N-K measured 4.07.
  public var sigma = 5.0
  /// Whether the standard deviation of fixes without a stated accuracy is estimated from the trace, as
  /// N-K do, where all of it is known.
  public var isCalibrated = true
  /// Metres within which roads are looked for, as Valhalla's `search_radius`…
  public var radius = 50.0
  /// …and at most for a poor accuracy, or for an unknown one where there is no road nearer; as its
  /// `max_search_radius`. It is also the worst standard deviation times three.
  public var largestRadius = 100.0
  /// Metres of stated accuracy from which a fix says nothing of the road.
  public var worstAccuracy = 50.0
  /// Metres of difference between the way and the straight line that cost one nat (N-K's beta), where
  /// times are unknown; as Valhalla. Where they are known, ``beta(seconds:sigma:)`` counts.
  public var beta = 3.0
  /// Fixes nearer to the last step than so many standard deviations are no steps (N-K: 2).
  public var stepSigmas = 2.0
  /// Standard deviations by which a vehicle may seem to go back without turning.
  public var slipSigmas = 3.0
  /// Nats for turning back in a street, and the most that any turn costs: GraphHopper's 40 m at its beta
  /// of 2 m.
  public var uTurn = 20.0
  /// Nats for a second of turn penalty, so that turns cost in proportion to the profile's: a right angle,
  /// half of OSRM's 7.5 s, costs what it does in Valhalla, 200 m · exp(-90 / 45) at its beta of 3 m.
  public var turnRate = 9.02 / 3.75
  /// Degrees: the standard deviation of the course against the road. Valhalla's `heading_tolerance` of
  /// 60 is two of them.
  public var headingSigma = 30.0
  /// Metres per second above which a course counts.
  public var headingSpeed = 2.0
  /// Metres per second beyond which a way is impossible (N-K and OSRM: 50).
  public var topSpeed = 50.0
  /// Metres by which a way may be longer than the straight line (N-K and OSRM: 2000).
  public var longestDetour = 2_000.0
  /// Seconds without a fix that end a part (N-K: 180).
  public var longestGap = 180.0
  /// Fixes in a row that no way reaches before a new part begins (OSRM: 10); fewer are outliers.
  public var brokenFixes = 10
  /// Fixes in a row without a road before the part ends; fewer are outliers.
  public var offRoadFixes = 3
  /// Nats by which a place may be worse than the best one and still be kept.
  public var beam = 50.0
  /// Nats for leaving the route that is followed: one drive in twenty does so at a junction.
  public var departure = 3.0

  public init() {}
}
