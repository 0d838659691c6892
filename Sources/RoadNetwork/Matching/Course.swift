import Geodesy

/// The direction in which a vehicle moves at a fix, where that is known.
///
/// Its error is taken as von Mises distributed, with a concentration of one over the variance: for
/// small angles a Gaussian, for large ones bounded.
struct Course {
  private let east: Double
  private let north: Double
  private let concentration: Double

  init?(_ point: MatchPoint, _ parameters: MatchParameters) {
    guard let course = point.course, let speed = point.speed, course.isFinite,
      speed > parameters.headingSpeed
    else { return nil }
    let angle = Bearing.normalized(course) * .pi / 180
    (east, north) = DeterministicMath.sineAndCosine(angle)
    let sigma = parameters.headingSigma * .pi / 180
    concentration = 1 / (sigma * sigma)
  }

  /// Returns what it costs that the road leads elsewhere.
  @inline(__always)
  func nats(_ candidate: RoadCandidate, isBackward: Bool) -> Double {
    let square = candidate.east * candidate.east + candidate.north * candidate.north
    guard square > 0 else { return 0 }
    let cosine = (candidate.east * east + candidate.north * north) / square.squareRoot()
    return concentration * (1 - (isBackward ? -cosine : cosine))
  }
}
