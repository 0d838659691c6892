package import Geodesy

/// The SDK's own way to follow a route: the cheapest chain of places, steps left by their ends.
package final class BuiltinFollowing: FollowingRules {
  private let configuration: NavigatorConfiguration
  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  @safe @exclusivity(unchecked) private var matcher = RouteMatcher()
  @safe @exclusivity(unchecked) private var corridor: CorridorRule
  @safe @exclusivity(unchecked) private var course: CourseRule
  @safe @exclusivity(unchecked) private var network: NetworkRule?
  @safe @exclusivity(unchecked) private var arrival: ArrivalRule
  @safe @exclusivity(unchecked) private var track = DrivenTrack()
  /// Where the way driven led by the last fix.
  @safe @exclusivity(unchecked) private var reckoning: DrivenTrack.Reckoning?
  @safe @exclusivity(unchecked) private var doubt = Doubt()
  /// The direction of the way driven, by fixes alone.
  @safe @exclusivity(unchecked) private var driven = DrivenCourse()
  /// The way to the last fix, where a map is asked and the fix has no course.
  @safe @exclusivity(unchecked) private var wayHere: DrivenCourse.Way?
  /// Fixes in a row that follow the route where the way driven leads elsewhere.
  @safe @exclusivity(unchecked) private var refuting = 0
  /// Metres from the route from which the last fix counts as off it.
  @safe @exclusivity(unchecked) private var farLimit = 0.0
  /// Whether the last fix says how far it errs.
  @safe @exclusivity(unchecked) private var tellsAccuracy = false
  /// The rule behind the last verdict that left the route.
  @safe @exclusivity(unchecked) private var leavingRule = Decision.Rule.offRoute

  /// - Parameter roads: The roads of a map, for the network rule; nil for the corridor alone.
  package init(configuration: NavigatorConfiguration, roads: (any RoadSnapper)? = nil) {
    self.configuration = configuration
    arrival = ArrivalRule(configuration)
    corridor = CorridorRule(configuration: configuration.offRoute)
    course = CourseRule(configuration: configuration.offRoute)
    if let roads, configuration.offRoute.strategy != .corridor {
      network = NetworkRule(roads: roads, threshold: configuration.offRoute.evidence)
    }
  }

  /// Returns rules that know what these know of the place, and judge the arrival from the start.
  package func continuing(on line: RouteLine) -> any FollowingRules {
    let next = BuiltinFollowing(configuration: configuration)
    next.matcher = matcher
    next.corridor = corridor
    next.course = course
    next.network = network
    next.track = track
    next.doubt = doubt
    (next.driven, next.wayHere) = (driven, wayHere)
    return next
  }

  /// The place on the roads of the map; nil where no map is asked.
  package var roadPlace: RoadPlace? { network?.road }

  /// Where a map tells what is off the route, nothing beside it is reached.
  package var advancesOffRoute: Bool { network == nil }

  /// The last fix that the way driven does not contradict.
  package var trustedFix: Coordinate? { doubt.trusted }

  /// Finds the place near the one before; the corridor is the distance that counts as off the route.
  package func match(_ location: Location, on follower: RouteFollower) {
    let limit = configuration.offRoute.distance
    tellsAccuracy = location.horizontalAccuracy != nil
    reckoning = track.move(to: location)
    // By the corridor alone nobody asks for it.
    if network != nil { wayHere = driven.way(to: location) }
    // Half a millimetre more, so that what rounds to the limit is matched.
    let deviation = matcher.update(
      location,
      on: follower.line,
      through: follower.reachable,
      beginsHere: follower.beginsHere,
      reckoning: reckoning,
      way: follower.way,
      seen: follower.lastSeen,
      corridor: max(limit, shipReach(on: follower) ?? 0) + 0.000_5
    )
    let isContradicted = reckoning.map { $0.isConfirmed && !$0.trusts(location) } ?? false
    doubt.take(location, isElsewhere: isContradicted || matcher.hasJumped)
    follower.place = matcher.place
    follower.deviation = deviation
    follower.isInCorridor = !Millimetres.isMore(deviation, than: limit)
  }

  // MARK: - Deviation

  /// On another road, or the other way, the vehicle is off the route however near it is.
  package var deviationKind: Deviation.Kind? { leavingRule == .offRoute ? nil : .offRoute }

  private static let widestTolerance = 30.0
  /// How many times the distance that counts as off the route a receiver is believed to err by.
  private static let farthestError = 2.0

  /// Judges by corridor, course and, where there is a map, by its roads.
  package func judge(
    _ location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> RouteFollower.Verdict {
    guard let deviation = follower.deviation else { return .unchanged }
    // Where the map tells what is off, the corridor is for places without roads: a reflection that
    // claims to be right to 30 m may lie that much farther out.
    let tolerance = network == nil ? 0 : min(Self.widestTolerance, location.horizontalAccuracy ?? 0)
    farLimit = configuration.offRoute.distance + tolerance
    let distance = corridor.judge(
      location,
      deviation,
      isOffRoute: isOffRoute,
      tolerance: tolerance
    )
    if !isOffRoute, distance != .left, isBeforeStart(of: follower, deviation) {
      network?.restart()
      course.restart()
      return .unchanged
    }
    let behind = matcher.fitBehind
    guard var place = behind ?? follower.place,
      let direction = behind.map({ follower.line.path.bearing(ofSegment: $0.segment) })
        ?? follower.courseAtPlace()
    else {
      return distance
    }
    place.deviation = deviation
    let location = wayHere == nil ? location : turnedRound(location, at: place, on: follower.line)
    let mismatch = mismatch(location, direction, at: place, on: follower.line)
    if matcher.isContested { network?.restart() }
    let roads = network?.judge(
      location,
      at: place,
      course: direction,
      mismatch: mismatch,
      reckoning: reckoning,
      waited: matcher.waited(through: follower.reachable),
      through: follower.reachable,
      on: follower.line,
      isOffRoute: isOffRoute
    )
    let isSeen =
      network?.isSeenOnRoute
      ?? (deviation <= NetworkRule.seenDeviation && (mismatch ?? 0) < configuration.offRoute.course)
    let isRefuted = refutesReckoning(location, deviation, mismatch)
    if isRefuted { track.restart() }
    if isSeen || isRefuted {
      track.settle(at: place.coordinate, course: direction, aside: network?.aside ?? 0)
    }
    if isOffRoute {
      if let roads { return roads }
      // Who left by direction alone was never far away.
      guard distance == .returned, leavingRule == .courseDeparture else { return distance }
      return (mismatch ?? 0) < configuration.offRoute.course ? .returned : .unchanged
    }
    if isAboard(follower, deviation) {
      network?.restart()
      course.restart()
      corridor = CorridorRule(configuration: configuration.offRoute)
      return .unchanged
    }
    leavingRule = .offRoute
    // Who was led along the route is on it: so far off lies the receiver, if that is not too far.
    let isLed =
      deviation <= Self.farthestError * configuration.offRoute.distance
      && network?.isLedAlongRoute ?? false
    if distance == .left, !isLed { return .left }
    if roads == .left {
      leavingRule = .networkDeparture
      return .left
    }
    // A course that turns elsewhere on the road of the route is the receiver's, if the map says so, and the fixes
    // do not go back with it; and so is one that the fixes do not follow, where they follow the route.
    let isOnRoad = network.map { $0.road != nil && $0.isRoadOnRoute } ?? false
    let isAlong = deviation <= NetworkRule.seenDeviation
    if !course.isOff, course.judge(location, mismatch),
      !isOnRoad && !isLed && !(isAlong && course.isDriven(along: direction))
        || course.isDriven(against: direction) && !isAlongAnotherPass(location, on: follower.line)
    {
      leavingRule = .courseDeparture
      return .left
    }
    return .unchanged
  }

  /// Whether the vehicle has not come to the beginning of its route yet.
  ///
  /// One that goes on from a stop begins there, and the stop was reached some metres before. What it drives until then
  /// is no part of the route.
  private func isBeforeStart(of follower: RouteFollower, _ deviation: Double) -> Bool {
    !follower.beginsHere && !follower.hasBegun && deviation <= configuration.offRoute.distance
  }

  /// How far a ship may lie aside of its line beyond the corridor: a share of the way from its nearer quay.
  ///
  /// Maps draw the line straight, and a ship keeps to it no more than the sea and other ships let it. Our own.
  private static let quayShare = 0.35
  /// Metres from a road on which a vehicle is ashore.
  private static let ashore = 30.0

  /// Metres that the ship may lie aside where the place is on a ferry of the route; nil elsewhere.
  private func shipReach(on follower: RouteFollower) -> Double? {
    let line = follower.line
    guard line.hasFerry, follower.place != nil else { return nil }
    let step = line.steps[follower.stepOfPlace]
    guard step.isFerry else { return nil }
    let fromQuay = max(0, min(follower.along - step.start, step.end - follower.along))
    return configuration.offRoute.distance + Self.quayShare * fromQuay
  }

  /// Whether the vehicle is on a ferry of its route, by no road of the map.
  private func isAboard(_ follower: RouteFollower, _ deviation: Double) -> Bool {
    guard let reach = shipReach(on: follower), deviation <= reach else { return false }
    guard let network, let road = network.road else { return true }
    return network.isRoadOnRoute || road.deviation > Self.ashore
  }

  /// Fixes in a row along the route from which the way driven is wrong that leads elsewhere.
  private static let refutingFixes = 5

  /// Returns whether fixes follow the route for some time where the way driven leads to no place of it: then that did
  /// not begin where it was believed to.
  private func refutesReckoning(
    _ location: Location,
    _ deviation: Double,
    _ mismatch: Double?
  ) -> Bool {
    guard let network, let reckoning else { return false }
    let isAlong =
      deviation <= NetworkRule.seenDeviation && network.isRoadOnRoute
      && mismatch.map { $0 < configuration.offRoute.course } ?? false
    let isRefuting = isAlong && !reckoning.trusts(location) && network.isLedBesideRoute
    refuting = isRefuting ? refuting + 1 : 0
    guard refuting >= Self.refutingFixes else { return false }
    refuting = 0
    return true
  }

  /// Metres along the route within which another pass of it is looked for, metres from that within which a
  /// vehicle is on it, and degrees between both directions.
  private static let passes = 400.0
  private static let passDeviation = 20.0
  private static let passCourse = 45.0

  /// Returns whether a fix goes along the route somewhere near, as on the way back of a street that the route drives
  /// twice: there the place is on the wrong pass, and the vehicle on its route.
  private func isAlongAnotherPass(_ location: Location, on line: RouteLine) -> Bool {
    guard let along = matcher.place?.distanceAlong, let course = location.course else {
      return false
    }
    var passes: [PathPosition] = []
    line.path.candidates(
      near: location.coordinate,
      from: along - Self.passes,
      through: along + Self.passes,
      radius: Self.passDeviation,
      hint: matcher.place?.segment ?? 0,
      into: &passes
    )
    return passes.contains { pass in
      line.path.bearing(ofSegment: pass.segment).map {
        Bearing.difference(from: $0, to: course).magnitude <= Self.passCourse
      } ?? false
    }
  }

  /// Returns a fix without a course with that of the way driven, where that leads back.
  ///
  /// Whether a vehicle goes on, places tell as well; that it turned round on its road only a direction tells. By the
  /// corridor alone nobody is off the route who goes back along it.
  private func turnedRound(
    _ location: Location,
    at place: PathPosition,
    on line: RouteLine
  ) -> Location {
    // Around a hairpin the way driven leads back too: it does where the route does so nowhere along it.
    guard let way = wayHere,
      let mismatch = RouteCourse.mismatch(
        way.course,
        at: place,
        on: line.path,
        within: Self.wayAround * way.length
      ), mismatch >= CourseRule.back
    else { return location }
    var location = location
    location.course = way.course
    return location
  }

  /// How much farther along the route than the way is long its direction is looked for: roads bend.
  private static let wayAround = 2.0

  /// Returns the degrees between a fix's course and the route; nil where the fix has none.
  @inline(__always)
  private func mismatch(
    _ location: Location,
    _ direction: Double,
    at place: PathPosition,
    on line: RouteLine
  ) -> Double? {
    guard let course = location.steadyCourse else { return nil }
    let straight = Bearing.difference(from: direction, to: course).magnitude
    if straight < 20 { return straight }
    return RouteCourse.mismatch(location, at: place, on: line.path)
  }

  /// Tells the decisions of corridor, course and roads, those that came near too.
  package func explain(
    _ verdict: RouteFollower.Verdict,
    on follower: RouteFollower,
    isOffRoute: Bool,
    to tell: (Decision) -> Void
  ) {
    guard let deviation = follower.deviation else { return }
    if isOffRoute { return explainReturn(verdict, deviation, to: tell) }
    explainDistance(verdict, deviation, to: tell)
    let rule = configuration.offRoute
    if let network, network.score >= rule.evidence / 2 {
      let fired = verdict == .left && leavingRule == .networkDeparture
      tell(
        Decision(
          rule: .networkDeparture,
          measured: network.score,
          threshold: rule.evidence,
          unit: .nats,
          fired: fired,
          margin: network.score - rule.evidence,
          detail: fired ? .none : (network.isRoadOnRoute ? .roadIsRoute : .nearMiss)
        )
      )
    }
    if let mismatch = course.mismatch, mismatch >= rule.course, !course.isOff {
      let fired = verdict == .left && leavingRule == .courseDeparture
      tell(
        Decision(
          rule: .courseDeparture,
          measured: Double(course.deviatingFixes),
          threshold: Double(rule.courseFixes),
          unit: .fixes,
          fired: fired,
          margin: Double(course.deviatingFixes - rule.courseFixes),
          detail: fired ? .none : course.isLong ? .roadIsRoute : .debouncing
        )
      )
    }
  }

  private func explainDistance(
    _ verdict: RouteFollower.Verdict,
    _ deviation: Double,
    to tell: (Decision) -> Void
  ) {
    let limit = farLimit
    let fired = verdict == .left && leavingRule == .offRoute
    guard fired || deviation > limit / 2 else { return }
    tell(
      Decision(
        rule: .offRoute,
        measured: deviation,
        threshold: limit,
        unit: .metres,
        fired: fired,
        margin: deviation - limit,
        detail: fired ? .none : (corridor.deviatingFixes > 0 ? .debouncing : .nearMiss)
      )
    )
  }

  private func explainReturn(
    _ verdict: RouteFollower.Verdict,
    _ deviation: Double,
    to tell: (Decision) -> Void
  ) {
    let rule = configuration.offRoute
    let limit =
      network == nil ? min(rule.returnDistance, rule.distance) : NetworkRule.returnDeviation
    guard verdict == .returned || deviation <= 2 * limit else { return }
    tell(
      Decision(
        rule: .backOnRoute,
        measured: deviation,
        threshold: limit,
        unit: .metres,
        fired: verdict == .returned,
        margin: limit - deviation
      )
    )
  }

  // MARK: - Arrival

  /// Positions are reckoned where fixes stop.
  package var reckons: Bool { true }

  /// Whether the last usable fix was near the end of the leg.
  package var isArriving: Bool { arrival.isNear }

  /// Judges by presence: where the vehicle was, never by the matched place alone.
  package func judgeArrival(
    at location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> ArrivalJudgement? {
    // On a road beside the route, or on it the other way, nothing is reached.
    let isElsewhere = isOffRoute && network?.road != nil
    return arrival.judge(
      location,
      isOnRoute: follower.isInCorridor && !isElsewhere,
      isDoubted: doubt.isDoubted,
      on: follower
    )
  }

  /// Vias are passed like stops: by presence.
  package var passesViasByPresence: Bool { true }

  /// The arrival distance holds for vias, too.
  package var presenceDistance: Double { configuration.arrivalDistance }

  /// Where a map tells whether the route was left, and where a receiver does not say how far it errs, the vehicle is on
  /// its route within the corridor; else it is where the receiver says.
  package var passingDistance: Double {
    network == nil && tellsAccuracy
      ? configuration.arrivalDistance : configuration.offRoute.distance
  }

  /// A via is passed once the vehicle was there and its place lies behind.
  package func isPassed(_ via: RouteLine.Via, on follower: RouteFollower) -> Bool {
    guard follower.wasAt(via) else { return false }
    if follower.along >= via.distanceAlong { return true }
    // Who was there and left the route, or went away again the way he came, has been there.
    if follower.leftNow { return true }
    guard let here = follower.way?.to,
      let place = follower.line.path.position(at: via.distanceAlong)?.coordinate
    else { return false }
    return here.distance(to: place) > presenceDistance + ArrivalRule.awayDistance
  }

  // MARK: - Steps

  /// Moves the current step to the place reached.
  ///
  /// A step is left once its end lies ``NavigatorConfiguration/stepExitDistance`` behind, or half of
  /// the next step if that is shorter; it is entered again only from well before its start, so that
  /// noise at a corner turns nothing back.
  package func advanceStep(of follower: RouteFollower) {
    let steps = follower.line.steps
    let along = follower.along
    var step = follower.step
    while step + 1 < steps.count,
      !Millimetres.isMore(exit(ofStep: step, on: follower.line) - along, than: 0)
    {
      step += 1
    }
    while step > 0, along < steps[step].start - 30 { step -= 1 }
    follower.step = step
  }

  /// Returns the end of the step and the distance by which it must be passed.
  package func exit(ofStep index: Int, on line: RouteLine) -> Double {
    let steps = line.steps
    guard index + 1 < steps.count else { return steps[index].end }
    let next = steps[index + 1]
    return steps[index].end + min(configuration.stepExitDistance, (next.end - next.start) / 2)
  }
}
