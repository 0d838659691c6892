import Geodesy

/// Off and on the route by the roads of a map: a sequential test of two explanations of the drive.
///
/// The one: the vehicle is on the route, where it was matched. The other: it is on the road that an
/// online matcher finds for the fixes, which left the route. What tells them apart is added up in nats:
///
/// - **Surprises.** Each fix costs both explanations its distance across the road, as far as its neighbour
///   did not say it already (``RouteResidual``), and its course. The difference is summed, and a sum below
///   0 starts anew (Page's test). Each fix may say so much and no more, so that a jump by multipath, which
///   is one surprise and not a series of them, decides nothing.
/// - **A lasting offset.** The mean of the fixes beside the route against the gap between the two roads, with its
///   sign (``LastingOffset``).
/// - **The way driven.** Speed and course tell how far the vehicle moved across the route since it was
///   last seen on it; a position that moved while the vehicle did not is an error of the receiver. Such a
///   position is not trusted: neither does it speak for a road, nor is it where the vehicle was last seen.
///
/// A road that the vehicle would drive against its traffic is looked at where the map finds it on the route, or
/// nowhere, and believed for more evidence.
///
/// Evidence is counted by the way driven: a receiver that stands still says nothing. The map is asked only
/// where the fixes begin to look odd; on the route a fix costs two comparisons.
final class NetworkRule {
  // Of the receiver: metres and seconds of the drift of its error, degrees of its course. Of one that tells no
  // accuracy, or whose fixes come too seldom to see the drift, it is more.
  private static let sigma = 5.0
  private static let sigmaUntold = 6.0
  private static let driftTime = 15.0
  private static let courseSigma = 15.0
  private static let courseSigmaSpeed = 60.0
  private static let courseTolerance = 8.0

  /// Nats that position and course of one fix may say, and that each fix must exceed to say anything.
  ///
  /// Farther from the route than reflections lead, a position may say more where fixes come seldom and tell how right
  /// they are.
  private static let positionLimit = 6.0
  private static let positionLimitFar = 9.0
  private static let courseLimit = 5.5
  private static let allowance = 0.75
  /// Metres driven between two fixes from which they are independent, as in ``RouteMatcher``.
  private static let independence = 8.0
  /// Nats that a lasting offset may say alone, where speed and course tell how the vehicle came there, and
  /// where fixes come too seldom for that: two of them aside, with a course along the route, decide nothing yet.
  private static let lastingLimit = 6.0
  private static let lastingLimitDriven = 9.0
  private static let lastingLimitSeldom = 1.5
  /// Seconds after which an offset may say more with each: reflections in a street do not last as long.
  private static let lastingReflection = 90.0
  /// Nats that the way driven may say for the road, and against it: who did not move across the route is on it,
  /// wherever the receiver says.
  private static let drivenLimit = 9.0
  private static let drivenLimitAgainst = 40.0
  /// Metres from the route within which a vehicle was seen on it.
  static let seenDeviation = 12.0
  /// Metres from the route beyond which it makes no difference how far the way driven led.
  private static let farGap = 60.0
  /// Fixes on another road after which the way driven says all that it may.
  private static let drivenFixes = 3.0
  /// Nats by which nobody drives against the traffic: one of twenty who seem to leave their road; those that the
  /// way driven must say for it, and degrees from the route at which the course says it.
  private static let againstPrior = 3.0
  private static let againstDriven = 2.0
  private static let againstCourse = 120.0
  /// Fixes in a row for which the vehicle must be on another road.
  private static let awayFixes = 2

  /// Metres and degrees below which a fix looks as on the route.
  private static let quietDeviation = 6.0
  private static let quietMismatch = 20.0
  /// Quiet fixes after which the map is left alone again.
  private static let calmFixes = 12

  /// Metres and degrees within which a road is the route.
  static let sameRoad = 8.0
  private static let sameCourse = 50.0
  /// Degrees from a road at which a course goes across it, and within which it is as far from both directions.
  private static let acrossCourse = 60.0
  private static let acrossTolerance = 1.0
  /// Metres of the route, back and ahead of the place, that a road is compared with; ahead it is more where the place
  /// waits.
  static let windowBack = 60.0
  static let windowAhead = 100.0

  /// Fixes in a row that must fit the route for a vehicle to be back on it.
  private static let returnFixes = 2
  static let returnDeviation = 20.0
  private static let returnMismatch = 45.0

  /// Metres within which a location off the route is shown on its road.
  static let snapDistance = 25.0

  /// How many fixes the matcher hears of the time before it was asked.
  private static let memory = 6

  private let roads: any RoadSnapper
  private let threshold: Double

  /// The last fixes, in a ring, with the number of all so far.
  private var recent: [Location] = []
  private var count = 0
  private var isFollowing = false
  private var calm = 0
  private var returning = 0
  private var away = 0
  /// Metres of the route ahead of the place that a road is compared with, at the last fix.
  private var ahead = NetworkRule.windowAhead

  private var lastRoute: RouteResidual?
  private var lastRoad: RouteResidual?
  /// Metres along the route at which the last fix was explained best; nil where that is where it was matched to.
  private var elsewhere: Double?
  private var lastFix: Location?
  private var offset = LastingOffset()
  /// Where the way driven led by the last fix, with its metres from the route and the direction of that there; nil
  /// where it says nothing.
  private var reckoned: (place: DrivenTrack.Reckoning, gap: (metres: Double, course: Double))?
  /// Whether the last fix lies where the way driven led.
  private var isTrusted = true
  /// The sum of the surprises, in nats.
  private var surprises = 0.0
  private var passes: [PathPosition] = []

  /// Whether the vehicle was seen on the route at the last fix.
  private(set) var isSeenOnRoute = false
  /// Metres from the route at which the map then finds it: it may have left it already.
  private(set) var aside = 0.0
  /// Nats by which the roads explain the drive better than the route.
  private(set) var score = 0.0
  /// Where the vehicle is by the map, at the last fix; nil where the map was not asked or has no road.
  private(set) var road: RoadPlace?
  /// Whether that place lies on the route.
  private(set) var isRoadOnRoute = true
  /// Whether it would be driven against its traffic there.
  private var isAgainst = false
  /// Whether the way driven led along the route, wherever the last fix lies.
  var isLedAlongRoute: Bool { isNearRoute ?? false }
  /// Whether it led to no place of the route.
  var isLedBesideRoute: Bool { isNearRoute == false }
  /// Whether the way driven led to the route, as far as it errs; nil where it says nothing.
  private var isNearRoute: Bool? {
    reckoned.map { $0.gap.metres <= 2 * $0.place.sigma(across: $0.gap.course) }
  }

  init(roads: any RoadSnapper, threshold: Double) {
    self.roads = roads
    self.threshold = threshold
    recent.reserveCapacity(Self.memory)
    passes.reserveCapacity(8)
  }

  /// Takes a usable fix that was matched to a place of the route.
  ///
  /// - Parameters:
  ///   - course: The direction of the route there.
  ///   - mismatch: Degrees between the course of the fix and the route; nil where it has none.
  ///   - reckoning: Where the way driven led.
  ///   - waited: Metres of the route by which the vehicle may be ahead of a place that waits for a fix near it.
  ///   - limit: Metres along the route from which on no place is believed.
  func judge(
    _ location: Location,
    at place: PathPosition,
    course: Double,
    mismatch: Double?,
    reckoning: DrivenTrack.Reckoning?,
    waited: Double,
    through limit: Double,
    on line: RouteLine,
    isOffRoute: Bool
  ) -> RouteFollower.Verdict {
    ahead = max(Self.windowAhead, waited)
    // The same fix again says nothing new.
    if lastFix?.timestamp == location.timestamp { return .unchanged }
    defer { remember(location) }
    isTrusted = reckoning?.trusts(location) ?? true
    let isCalm = !isFollowing && Self.isQuiet(place, mismatch) && !isOffRoute
    reckoned =
      isCalm && isTrusted
      ? nil
      : reckoning.map { ($0, gap(to: $0.coordinate, near: place, course: course, on: line)) }
    if isCalm {
      (lastRoute, elsewhere) = (nil, nil)
      (isSeenOnRoute, aside) = (isTrusted, 0)
      return .unchanged
    }
    if !isFollowing { follow() }
    road = roads.add(location)
    let found = road.flatMap { metresAside($0, near: place, location, mismatch, on: line) }
    (isRoadOnRoute, aside) = (found != nil, found ?? 0)
    lookAgainst(location, at: place, mismatch, on: line)
    let weight = weight(of: location)
    let error = ReceiverError(at: location, after: lastFix)
    let explanation = explanation(
      of: location,
      error,
      at: place,
      course: course,
      mismatch: mismatch,
      through: limit,
      on: line
    )
    weigh(location, at: explanation, error, weight)
    if road == nil || isRoadOnRoute { away = 0 } else if weight.position > 0 { away += 1 }
    isSeenOnRoute = isRoadOnRoute && isTrusted && place.deviation <= Self.seenDeviation
    if isOffRoute { return judgeReturn(place, mismatch) }
    if score >= threshold, away >= Self.awayFixes {
      returning = 0
      return .left
    }
    calmDown(place, mismatch)
    return .unchanged
  }

  /// Forgets what spoke against the route, at a place where the vehicle may not be.
  func restart() {
    (score, surprises, away) = (0, 0, 0)
    (lastRoute, lastRoad, elsewhere) = (nil, nil, nil)
    offset = LastingOffset()
  }

  /// Looks for a road that the vehicle would drive against its traffic, where the map finds it on the route, or
  /// nowhere, and the way driven leads there, or the course back.
  private func lookAgainst(
    _ location: Location,
    at place: PathPosition,
    _ mismatch: Double?,
    on line: RouteLine
  ) {
    isAgainst = false
    guard isRoadOnRoute || road == nil, !Self.isQuiet(place, mismatch),
      let against = roads.roadAgainst(location),
      metresAside(against, near: place, location, mismatch, on: line) == nil
    else { return }
    let driven =
      reckoned.map {
        $0.place.evidence(for: against.coordinate, course: against.course, gap: $0.gap)
      } ?? 0
    guard driven >= Self.againstDriven || (mismatch ?? 0) >= Self.againstCourse else { return }
    (road, isRoadOnRoute, isAgainst) = (against, false, true)
  }

  /// Begins to ask the map, with the fixes just before.
  private func follow() {
    isFollowing = true
    // Nothing else is left: nobody is left alone as long as something speaks for a road.
    (calm, returning, lastRoute, elsewhere) = (0, 0, nil, nil)
    roads.reset()
    for index in max(0, count - Self.memory)..<count {
      _ = roads.add(recent[index % Self.memory])
    }
  }

  /// Whether a fix looks as on the route.
  private static func isQuiet(_ place: PathPosition, _ mismatch: Double?) -> Bool {
    place.deviation < quietDeviation && (mismatch ?? 0) < quietMismatch
  }

  private func calmDown(_ place: PathPosition, _ mismatch: Double?) {
    // Who heads elsewhere is not left alone: the map says whether that is the receiver's whim.
    let isCalm = surprises == 0 && isRoadOnRoute && Self.isQuiet(place, mismatch)
    calm = isCalm ? calm + 1 : 0
    guard calm >= Self.calmFixes else { return }
    isFollowing = false
    road = nil
  }

  private func remember(_ location: Location) {
    if recent.count < Self.memory {
      recent.append(location)
    } else {
      recent[count % Self.memory] = location
    }
    count += 1
    lastFix = location
  }

  // MARK: - Evidence

  /// How much of a fix is new, in `0...1`.
  private struct Weight {
    var position = 1.0
    var course = 1.0
  }

  /// Returns how much of a fix is new, by the metres driven since the one before.
  private func weight(of location: Location) -> Weight {
    guard let lastFix else { return Weight() }
    let travelled = lastFix.coordinate.distance(to: location.coordinate)
    let elapsed = max(0, location.timestamp.seconds(since: lastFix.timestamp))
    let speeds = (lastFix.speed ?? .infinity, location.speed ?? .infinity)
    // What a receiver says to have moved while the vehicle stood is an error of its own, and of a vehicle
    // that stands one speed in a row of them is none.
    return Weight(
      position: min(1, min(travelled, max(speeds.0, speeds.1) * elapsed) / Self.independence),
      course: min(1, min(travelled, min(speeds.0, speeds.1) * elapsed) / RouteCourse.leastSpeed)
    )
  }

  /// A place of the route at which a fix may have been taken.
  private struct Explanation {
    let place: Coordinate
    /// Degrees between the course of the fix and the route there; nil where it has none.
    let mismatch: Double?
    let residual: RouteResidual
    /// Nats that the position may cost.
    let limit: Double
    /// Metres along the route, where it is another place than that to which the fix was matched.
    var elsewhere: Double?
  }

  /// Returns how the route explains a fix best.
  ///
  /// It is the place that it was matched to. Where fixes come seldom, that may still lie before a turn that the
  /// vehicle took since, or wait because the receiver is far aside; so it is whatever place of the route near the
  /// fix explains its position and course, and lies ahead of no stop that is not yet reached.
  private func explanation(
    of location: Location,
    _ error: ReceiverError,
    at place: PathPosition,
    course: Double,
    mismatch: Double?,
    through limit: Double,
    on line: RouteLine
  ) -> Explanation {
    let isFar =
      error.isSeldom && place.coordinate.distance(to: location.coordinate) > Self.farGap
    let matched = Explanation(
      place: place.coordinate,
      mismatch: mismatch,
      residual: RouteResidual(from: place.coordinate, to: location.coordinate, course: course),
      limit: isFar && location.horizontalAccuracy != nil
        ? Self.positionLimitFar : Self.positionLimit
    )
    // What began elsewhere goes on there, if it explains more: between two places a receiver seems to jump.
    let isOdd = isFar || elsewhere != nil || (mismatch ?? 0) >= Self.quietMismatch
    guard error.isSeldom, isOdd, let road, !isRoadOnRoute else { return matched }
    let reach =
      max(lastFix?.speed ?? 0, location.speed ?? 0)
      * min(error.elapsed, RouteResidual.lastingTime)
    func cost(_ explanation: Explanation) -> Double {
      let position = explanation.residual.cost(
        after: lastRoute,
        sigma: error.sigma,
        correlation: error.correlation
      )
      return min(explanation.limit, position)
        + courseEvidence(location, explanation.mismatch, road)
    }
    let path = line.path
    var best = (matched, cost: cost(matched))
    let along = (place: place.distanceAlong, before: elsewhere ?? place.distanceAlong)
    let start = min(along.place - max(Self.windowBack, reach), along.before - Self.windowBack)
    let end = max(along.place + max(ahead, reach), along.before + reach + Self.windowBack)
    var segment = path.segment(at: start)
    while segment < path.count - 1, path.distance(toVertex: segment) <= min(end, limit) {
      defer { segment += 1 }
      guard
        let pass = path.nearest(
          to: location.coordinate,
          from: path.distance(toVertex: segment),
          through: min(limit, path.distance(toVertex: segment + 1)),
          hint: segment
        ), pass.deviation <= Self.farGap
      else { continue }
      let other = Explanation(
        place: pass.coordinate,
        mismatch: RouteCourse.mismatch(location, at: pass, on: path),
        residual: RouteResidual(
          from: pass.coordinate,
          to: location.coordinate,
          course: path.bearing(ofSegment: segment) ?? course
        ),
        limit: Self.positionLimit,
        elsewhere: pass.distanceAlong
      )
      let cost = cost(other)
      if cost < best.cost { best = (other, cost) }
    }
    return best.0
  }

  /// What a receiver errs by at a fix.
  private struct ReceiverError {
    /// Seconds since the fix before, 0 at the first.
    let elapsed: Double
    /// Whether fixes come too seldom to see an error begin and end.
    let isSeldom: Bool
    /// Metres in each direction.
    let sigma: Double
    /// What remains of the error of the fix before, in `0..<1`.
    let correlation: Double

    init(at location: Location, after before: Location?) {
      let elapsed = before.map { max(0, location.timestamp.seconds(since: $0.timestamp)) }
      self.elapsed = elapsed ?? 0
      isSeldom = self.elapsed > DrivenTrack.steadyTime
      sigma = max(
        isSeldom || location.horizontalAccuracy == nil
          ? NetworkRule.sigmaUntold : NetworkRule.sigma,
        (location.horizontalAccuracy ?? 0) / HorizontalAccuracy.sigmas
      )
      let lasting = isSeldom ? RouteResidual.lastingTime : NetworkRule.driftTime
      correlation = elapsed.map { DeterministicMath.exp(-$0 / lasting) } ?? 0
    }
  }

  private func weigh(
    _ location: Location,
    at explanation: Explanation,
    _ error: ReceiverError,
    _ weight: Weight
  ) {
    let (mismatch, onRoute) = (explanation.mismatch, explanation.residual)
    let (sigma, correlation) = (error.sigma, error.correlation)
    let route = onRoute.cost(after: lastRoute, sigma: sigma, correlation: correlation)
    defer { (lastRoute, elsewhere) = (onRoute, explanation.elsewhere) }
    guard let road, !isRoadOnRoute else {
      lastRoad = nil
      offset = LastingOffset()
      surprises = max(0, surprises - weight.position * Self.allowance)
      score = surprises
      return
    }
    let residual = RouteResidual(
      from: road.coordinate,
      to: location.coordinate,
      course: road.course
    )
    let other = residual.cost(after: lastRoad ?? lastRoute, sigma: sigma, correlation: correlation)
    lastRoad = residual
    let position =
      isTrusted ? min(explanation.limit, route) - min(Self.positionLimit, other) : 0
    let turned = courseEvidence(location, mismatch, road)
    let evidence =
      weight.position * position + weight.course * turned
      - max(weight.position, weight.course) * Self.allowance
    surprises = max(0, surprises + evidence)
    let driven = reckoned.map {
      $0.place.evidence(for: road.coordinate, course: road.course, gap: $0.gap)
    }
    // Who did not move there is shown there by a reflection, however long.
    let isShown = (driven ?? 0) < 0
    offset.add(
      from: explanation.place,
      to: road.coordinate,
      fix: location.coordinate,
      weight.position,
      after: isShown ? 0 : min(error.elapsed, DrivenTrack.steadyTime)
    )
    let limit =
      error.isSeldom
      ? Self.lastingLimitSeldom : driven == nil ? Self.lastingLimit : Self.lastingLimitDriven
    let most = limit * max(1, offset.seconds / Self.lastingReflection)
    let lasting = min(
      isTrusted ? most : 0,
      max(-most, offset.evidence(sigma: sigma, driftTime: Self.driftTime))
    )
    // What speaks for the road must have led there for some fixes; what speaks against it does at once.
    let share = (driven ?? 0) > 0 ? min(1, Double(away) / Self.drivenFixes) : 1
    let way = share * min(Self.drivenLimit, max(-Self.drivenLimitAgainst, driven ?? 0))
    score = max(0, surprises + lasting + way - (isAgainst ? Self.againstPrior : 0))
  }

  /// Returns metres from where the way driven led to the route near a place, and the direction of that there.
  private func gap(
    to coordinate: Coordinate,
    near place: PathPosition,
    course: Double,
    on line: RouteLine
  ) -> (metres: Double, course: Double) {
    line.path.candidates(
      near: coordinate,
      from: place.distanceAlong - Self.windowBack,
      through: place.distanceAlong + ahead,
      radius: Self.farGap,
      hint: place.segment,
      into: &passes
    )
    guard let nearest = passes.min(by: { $0.deviation < $1.deviation }),
      nearest.deviation < Self.farGap
    else { return (Self.farGap, course) }
    return (nearest.deviation, line.path.bearing(ofSegment: nearest.segment) ?? course)
  }

  /// Returns how much better a fix's course fits a road than the route.
  private func courseEvidence(
    _ location: Location,
    _ mismatch: Double?,
    _ road: RoadPlace
  ) -> Double {
    guard let mismatch, let course = location.course else { return 0 }
    let other = Bearing.difference(from: road.course, to: course).magnitude
    let sigma =
      Self.courseSigma + Self.courseSigmaSpeed / max(RouteCourse.leastSpeed, location.speed ?? 10)
    func cost(_ mismatch: Double) -> Double {
      let surprise = max(0, mismatch - Self.courseTolerance) / sigma
      return min(Self.courseLimit, surprise * surprise / 2)
    }
    return cost(mismatch) - cost(other)
  }

  /// Returns metres from a place on a road to the route near another place; nil where it is no road of the route.
  ///
  /// It is one where it is driven in the route's direction, or in one that the fix does not tell from the other: across
  /// a road its course says neither.
  private func metresAside(
    _ road: RoadPlace,
    near place: PathPosition,
    _ location: Location,
    _ mismatch: Double?,
    on line: RouteLine
  ) -> Double? {
    line.path.candidates(
      near: road.coordinate,
      from: place.distanceAlong - Self.windowBack,
      through: place.distanceAlong + ahead,
      radius: Self.sameRoad,
      hint: place.segment,
      into: &passes
    )
    let isEither =
      if let mismatch, let course = location.course {
        Bearing.difference(from: road.course, to: course).magnitude
          >= max(Self.acrossCourse, mismatch - Self.acrossTolerance)
      } else { false }
    return passes.lazy.filter { pass in
      pass.deviation <= Self.sameRoad
        && (isEither
          || (RouteCourse.mismatch(road.course, at: pass, on: line.path) ?? 0) <= Self.sameCourse)
    }.map(\.deviation).min()
  }

  // MARK: - Return

  private func judgeReturn(_ place: PathPosition, _ mismatch: Double?) -> RouteFollower.Verdict {
    let isNear = place.deviation <= Self.returnDeviation
    let isAlong = (mismatch ?? 0) <= Self.returnMismatch
    let isExplained = road.map { isRoadOnRoute || $0.deviation > place.deviation + 5 } ?? true
    returning = isNear && isAlong && isExplained ? returning + 1 : 0
    guard returning >= Self.returnFixes else { return .unchanged }
    (score, surprises) = (0, 0)
    offset = LastingOffset()
    return .returned
  }
}
