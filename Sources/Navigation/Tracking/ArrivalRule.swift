import Geodesy

/// Whether the next stop was reached (D-13).
///
/// Arrival is presence: the way between the last two usable fixes came within
/// ``NavigatorConfiguration/arrivalDistance`` of the stop, and the end of the leg is in reach along the
/// route. A place that was matched behind the stop says nothing of the kind.
///
/// A vehicle that is present has arrived ``NavigatorConfiguration/arrivalTime`` before it would stand at
/// the stop if it braked evenly, or where it stands, or where it goes away again. A fix without a speed
/// has arrived at once. A stop that lies between two fixes of a fast vehicle was reached, too. Where fixes
/// come seldom, who will stand before the next one has arrived with this one. By a receiver that errs by
/// metres, a vehicle too fast to stand at the stop has arrived where it passes it.
struct ArrivalRule {
  /// Metres from the stop at which a vehicle is there whatever its speed.
  private static let closeDistance = 3.0
  /// Metres by which a receiver errs from which its place alone says nothing of a vehicle that drives on.
  private static let vagueAccuracy = 5.0
  /// Metres per second squared at which nearly every driver can brake, and most do no harder: what AASHTO reckons
  /// sight distances with (A Policy on Geometric Design of Highways and Streets, 3.2.2).
  private static let hardBraking = 3.4
  /// Metres per second below which a vehicle stands.
  private static let standingSpeed = 1.0
  /// Metres per second of a way that is driven at walking pace (living streets and yards: 5 to 7 km/h): there a speed
  /// that errs by a little is one of a vehicle that stands, and the mean of so many velocities says whether it does.
  private static let walkingPace = 2.0
  private static let walkingFixes = 4
  private static let walkingStand = 0.7
  /// Metres per second that a receiver tells of such a vehicle at most.
  private static let walkingLimit = 3.5
  /// Metres by which a vehicle has gone away again.
  static let awayDistance = 10.0

  /// ``NavigatorConfiguration/arrivalDistance`` and ``NavigatorConfiguration/arrivalTime``.
  private let reach: Double
  private let lead: Double

  init(_ configuration: NavigatorConfiguration) {
    (reach, lead) = (configuration.arrivalDistance, configuration.arrivalTime)
  }

  /// The least that remained while the vehicle was present; nil before.
  private var least: Double?
  /// What remained at the fix before, where it lay on the route.
  private var restBefore: Double?
  /// The last fix that was judged: what was near before a time without guidance is so no more.
  private var judged: (at: Coordinate, time: Instant)?
  /// The velocities of the last fixes on a way that is driven at walking pace, the last one last, in metres per second.
  private var velocities: [(east: Double, north: Double)] = []

  /// Whether the vehicle was within reach of the stop.
  var isNear: Bool { least != nil }

  /// Judges a usable fix of a vehicle that has not arrived.
  ///
  /// - Parameters:
  ///   - isOnRoute: Whether the fix lies on the route.
  ///   - isDoubted: Whether the fix contradicts the way driven.
  mutating func judge(
    _ location: Location,
    isOnRoute: Bool,
    isDoubted: Bool,
    on follower: RouteFollower
  ) -> ArrivalJudgement? {
    guard let end = follower.line.legEnds.first, let way = follower.way else { return nil }
    if judged?.at != way.from || !follower.isGuidedWay { (least, restBefore) = (nil, nil) }
    let interval = judged.map { max(0, location.timestamp.seconds(since: $0.time)) } ?? 0
    judged = (location.coordinate, location.timestamp)
    note(location, on: follower)
    let limit = reach
    let before = restBefore
    let rest = end - follower.along
    restBefore = isOnRoute ? rest : nil
    guard isOnRoute else {
      // One fix far away is an error of the receiver; a vehicle that went away stays there.
      guard !isDoubted else {
        restBefore = before
        return nil
      }
      return judgeAway(way, on: follower, before, limit)
    }
    func judgement(_ isReached: Bool) -> ArrivalJudgement {
      ArrivalJudgement(isReached: isReached, measured: max(0, rest), threshold: limit)
    }
    let isPast = Millimetres.isMore(-rest, than: limit)
    if Millimetres.isMore(rest, than: limit) || isPast {
      if let least, rest.magnitude > least + Self.awayDistance {
        return ArrivalJudgement(isReached: true, measured: least, threshold: limit)
      }
      // The stop lies between two fixes that both lie on the route, on no longer way than a road bends.
      // Who was not guided all that way may have passed it before.
      let isBetween = isPast && follower.isGuidedWay && way.stretch?.contains(end) == true
      return judgement(isBetween && follower.isAtEndOfLeg)
    }
    guard least != nil || follower.isAtEndOfLeg else { return judgement(false) }
    let nearest = min(least ?? .infinity, max(0, rest))
    least = nearest
    guard let speed = location.speed, lead < .infinity else {
      return judgement(true)
    }
    if stands(speed, after: interval) || rest > nearest + Self.awayDistance {
      return judgement(true)
    }
    // Where the receiver errs by metres, who goes too fast to stand here is not there before the stop is passed.
    if let accuracy = location.horizontalAccuracy, accuracy > Self.vagueAccuracy, rest > 0,
      interval <= DrivenTrack.steadyTime
    {
      let braking = speed / Self.hardBraking
      if Millimetres.isMore(braking, than: lead) {
        return ArrivalJudgement(
          isReached: false,
          measured: braking,
          threshold: lead,
          unit: .seconds
        )
      }
    }
    if rest <= Self.closeDistance { return judgement(true) }
    // Braked evenly to a stand over this way, a vehicle needs twice the time of its speed.
    let time = 2 * rest / max(speed, 0.1)
    // Who will stand there before the next fix is told so by this one.
    let limitTime = max(lead, interval > DrivenTrack.steadyTime ? interval : 0)
    return ArrivalJudgement(
      isReached: !Millimetres.isMore(time, than: limitTime),
      measured: time,
      threshold: limitTime,
      unit: .seconds
    )
  }

  /// Notes the velocity of a fix; one that tells none, and one on a faster way, begins them anew.
  private mutating func note(_ location: Location, on follower: RouteFollower) {
    guard location.speed != nil, follower.paceAtPlace < Self.walkingPace,
      let velocity = DrivenTrack.velocity(location)
    else {
      if !velocities.isEmpty { velocities.removeAll(keepingCapacity: true) }
      return
    }
    if velocities.count == Self.walkingFixes { velocities.removeFirst() }
    velocities.append(velocity)
  }

  /// Returns whether a vehicle stands, by a speed and, of one that was driven at walking pace, by the last velocities:
  /// those of one that stands have any direction.
  private func stands(_ speed: Double, after interval: Double) -> Bool {
    // Where fixes come seldom, a speed that errs is no reason to wait for the next.
    guard interval <= DrivenTrack.steadyTime else { return speed < RouteCourse.leastSpeed }
    func size(_ velocity: (east: Double, north: Double)) -> Double {
      (velocity.east * velocity.east + velocity.north * velocity.north).squareRoot()
    }
    guard velocities.count == Self.walkingFixes,
      velocities.allSatisfy({ size($0) < Self.walkingLimit })
    else { return speed < Self.standingSpeed }
    let sum = velocities.reduce((0, 0)) { ($0.0 + $1.east, $0.1 + $1.north) }
    return size(sum) < Self.walkingStand * Double(Self.walkingFixes)
  }

  /// Judges a fix that does not lie on the route: it went away from the stop, or past it.
  private func judgeAway(
    _ way: DrivenWay,
    on follower: RouteFollower,
    _ before: Double?,
    _ limit: Double
  ) -> ArrivalJudgement? {
    if let least { return ArrivalJudgement(isReached: true, measured: least, threshold: limit) }
    guard let before, before >= -limit, way.length >= before - limit,
      let end = follower.line.route.legs.first?.destinationCoordinate
    else { return nil }
    let (gap, share) = way.nearest(to: end)
    let reach = way.reach(limit)
    guard share < 1, gap <= reach else { return nil }
    return ArrivalJudgement(isReached: true, measured: gap, threshold: reach)
  }
}

/// Whether the next stop was reached, with what was measured.
package struct ArrivalJudgement {
  /// Whether the stop counts as reached.
  package var isReached: Bool
  /// Metres or seconds, and the limit they were compared with.
  package var measured: Double
  /// What was compared with, in ``unit``.
  package var threshold: Double
  /// What both numbers are in.
  package var unit: Decision.Unit

  /// Creates a judgement.
  package init(
    isReached: Bool,
    measured: Double,
    threshold: Double,
    unit: Decision.Unit = .metres
  ) {
    self.isReached = isReached
    self.measured = measured
    self.threshold = threshold
    self.unit = unit
  }
}
