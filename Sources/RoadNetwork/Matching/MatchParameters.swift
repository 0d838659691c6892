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
  /// Fixes in a row that no way reaches before a new part begins (OSRM: 10); fewer are outliers.
  public var brokenFixes = 10
  /// Fixes in a row without a road before the part ends; fewer are outliers.
  public var offRoadFixes = 3
  /// Nats by which a place may be worse than the best one and still be kept.
  public var beam = 50.0
  /// Nats for leaving the route that is followed: one drive in twenty does so.
  public var departure = 3.0

  public init() {}
}
