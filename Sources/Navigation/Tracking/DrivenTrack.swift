import Geodesy

/// The way driven by speed and course alone, since the vehicle was last seen on its route.
///
/// Receivers take speed and course from the Doppler shift of the signals: a few decimetres per second,
/// also where buildings bend the position by tens of metres. A vehicle that came to another road moved
/// across its route to get there.
struct DrivenTrack {
  /// A place on the route with the way driven until there, in metres.
  private struct Mark {
    var place: Coordinate
    /// The direction of the route there.
    var course: Double
    /// Metres across and along it at which the vehicle may have been elsewhere.
    var sigma: Double
    var alongSigma: Double
    var east: Double
    var north: Double
    var time: Instant
  }

  /// Seconds before a departure shows at which it may have begun.
  private static let lead = 4.0
  /// Metres across its route at which the vehicle may have been where the way began, and metres per second by
  /// which the way driven drifts from the map: 0.4 degrees at 50 km/h.
  private static let placeSigma = 2.5
  private static let drift = 0.09
  /// Metres along its route by which a fix that tells no accuracy may err.
  private static let untoldSigma = 8.0
  /// Metres from the route beyond which a road that may still be the route may be another one.
  private static let parting = 3.0
  /// Seconds for which a vehicle goes on as a fix says, and seconds after which the way driven says nothing more.
  ///
  /// Where the next fix comes later, fixes come seldom: the vehicle may have driven or stood anyhow in between.
  static let steadyTime = 2.0
  private static let longest = 90.0
  /// Seconds between two marks, at least: what comes more often, or twice, tells no more.
  private static let spacing = 0.5
  private static let capacity = 10
  /// Places at which the vehicle was seen from which the way is sure to have begun there.
  private static let confirming = 3

  private var east = 0.0
  private var north = 0.0
  private var last: Location?
  /// Places on the route, the oldest first, and how many there were since the way driven is known.
  private var marks: [Mark] = []
  private var seen = 0

  init() { marks.reserveCapacity(Self.capacity + 1) }

  /// Takes a fix; returns where the way driven led.
  @discardableResult
  mutating func move(to location: Location) -> Reckoning? {
    extend(to: location)
    last = location
    return reckoning
  }

  private mutating func extend(to location: Location) {
    if let last {
      let elapsed = location.timestamp.seconds(since: last.timestamp)
      // A receiver that is stuck says that it moves, and says the same place again.
      let isStuck =
        elapsed > 0 && location.coordinate == last.coordinate
        && (location.steadyCourse ?? last.steadyCourse) != nil
      if !isStuck, elapsed <= Self.steadyTime, let before = Self.velocity(last),
        let now = Self.velocity(location)
      {
        east += elapsed * (before.east + now.east) / 2
        north += elapsed * (before.north + now.north) / 2
      } else {
        restart()
      }
    }
  }

  /// Notes that the vehicle was seen at a place of the route at the last fix.
  ///
  /// - Parameters:
  ///   - course: The direction of the route there.
  ///   - aside: Metres from there to the road on which the map finds it. Where that may be another road, which leaves
  ///     the route, it is better to go on from a place before, if there is one.
  mutating func settle(at place: Coordinate, course: Double, aside: Double) {
    guard let last, aside <= Self.parting || marks.isEmpty else { return }
    let now = last.timestamp
    if let mark = marks.last, now.seconds(since: mark.time) < Self.spacing { return }
    seen += 1
    if marks.count == Self.capacity { marks.removeFirst() }
    // Nothing but the fix says where along the route the vehicle was.
    let alongSigma =
      last.horizontalAccuracy.map { $0 / HorizontalAccuracy.sigmas } ?? Self.untoldSigma
    marks.append(
      Mark(
        place: place,
        course: course,
        sigma: (Self.placeSigma * Self.placeSigma + aside * aside).squareRoot(),
        alongSigma: alongSigma,
        east: east,
        north: north,
        time: now
      )
    )
    var old = 0
    while old + 1 < marks.count, now.seconds(since: marks[old + 1].time) >= Self.lead {
      old += 1
    }
    if old > 0 { marks.removeFirst(old) }
  }

  /// Forgets where the way began.
  mutating func restart() {
    // Of a few it is quicker than to remove all, which replaces a range by nothing.
    while marks.popLast() != nil {}
    seen = 0
  }

  /// Where the way driven led, with the standard deviation in metres; nil where it says nothing.
  struct Reckoning {
    let coordinate: Coordinate
    let sigma: Double
    /// The direction of the route where the way began.
    let course: Double
    /// Metres along it at which the vehicle may have been elsewhere where the way began.
    let alongSigma: Double
    /// Whether several fixes agree on where the way began: the first one after a tunnel is often bad.
    let isConfirmed: Bool

    /// A fix is trusted within its errors, ``DrivenWay/accuracyShare``, and so many standard deviations of where
    /// the way driven led; metres of accuracy of a receiver that tells none.
    private static let trustedDeviations = 2.5
    private static let usualAccuracy = 6.0

    /// Returns the standard deviation in metres across a road: where that has another direction than the route had
    /// where the way began, what was not known along it then is across now.
    func sigma(across direction: Double) -> Double {
      let sine = DeterministicMath.sineAndCosine((direction - course) * (.pi / 180)).sine
      let along = alongSigma * sine
      return (sigma * sigma + along * along).squareRoot()
    }

    /// Returns whether a fix lies where the way driven led, as far as either can tell.
    func trusts(_ location: Location) -> Bool {
      let accuracy = location.horizontalAccuracy ?? Self.usualAccuracy
      return coordinate.distance(to: location.coordinate)
        <= DrivenWay.accuracyShare * accuracy + Self.trustedDeviations * sigma
    }

    /// Returns metres by which the way driven missed a road at a place, across it.
    ///
    /// - Parameter course: The direction of the road there.
    func miss(of road: Coordinate, course: Double) -> Double {
      let point = LocalProjection(origin: coordinate).point(road)
      let (sine, cosine) = DeterministicMath.sineAndCosine(course * (.pi / 180))
      return point.east * cosine - point.north * sine
    }

    /// Returns the nats by which it leads to a place on another road rather than to the route.
    ///
    /// - Parameters:
    ///   - course: The direction of the road there.
    ///   - gap: Metres from here to the route, and the direction of that there.
    func evidence(
      for road: Coordinate,
      course: Double,
      gap: (metres: Double, course: Double)
    ) -> Double {
      func cost(_ metres: Double, across course: Double) -> Double {
        let sigma = sigma(across: course)
        return metres * metres / (2 * sigma * sigma)
      }
      return cost(gap.metres, across: gap.course)
        - cost(miss(of: road, course: course), across: course)
    }
  }

  /// Where the way driven led by the last fix; nil where speed and course are not known, or not any more.
  var reckoning: Reckoning? {
    guard let base = marks.first, let now = last?.timestamp else { return nil }
    let elapsed = now.seconds(since: base.time)
    guard elapsed > 0, elapsed <= Self.longest else { return nil }
    let (x, y) = (east - base.east, north - base.north)
    // Errors that have nothing to do with one another: their squares add up.
    let drifted = Self.drift * elapsed
    return Reckoning(
      coordinate: LocalProjection(origin: base.place).coordinate(east: x, north: y),
      sigma: (base.sigma * base.sigma + drifted * drifted).squareRoot(),
      course: base.course,
      alongSigma: base.alongSigma,
      isConfirmed: seen >= Self.confirming
    )
  }

  /// Returns the velocity that a fix tells, in metres per second; nil where it tells none.
  static func velocity(_ location: Location) -> (east: Double, north: Double)? {
    guard let speed = location.speed else { return nil }
    guard let course = location.course else { return speed < 1 ? (0, 0) : nil }
    let (sine, cosine) = DeterministicMath.sineAndCosine(course * (.pi / 180))
    return (speed * sine, speed * cosine)
  }
}
