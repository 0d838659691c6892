import Geodesy
import Navigation

/// What a broken navigator remembers from route to route.
final class BrokenJourney {
  /// The follower of the route, and the step that it had reached; it goes before the next one comes.
  weak var follower: RouteFollower?
  var step: Int?
  /// The step of the route before.
  var keptStep: Int?
  /// The verdict of the fix before.
  var verdict = RouteFollower.Verdict.unchanged
}

/// The rules of the built-in navigator with defects around them.
///
/// Where no defect has its word the sound rules go on.
final class BrokenFollowing: FollowingRules {
  private let sound: any FollowingRules
  private let defects: PlantedDefects
  private let journey: BrokenJourney
  private let configuration: NavigatorConfiguration
  private let roads: (any RoadSnapper)?

  /// The place before the last fix, and the time of that fix.
  private var placeBefore: PathPosition?
  private var lastTime: Instant?
  private var gapInTime = 0.0
  /// Metres to the maneuver at the last fix, and how many fixes in a row went away from it.
  private var lastGap = Double.infinity
  private var fixesAway = 0
  /// Deviating fixes in all.
  private var deviatingFixes = 0
  /// Whether this departure already left its step.
  private var hasLeftStep = false

  init(
    _ sound: any FollowingRules,
    defects: PlantedDefects,
    journey: BrokenJourney,
    configuration: NavigatorConfiguration,
    roads: (any RoadSnapper)?
  ) {
    self.sound = sound
    self.defects = defects
    self.journey = journey
    self.configuration = configuration
    self.roads = roads
  }

  func continuing(on line: RouteLine) -> any FollowingRules {
    BrokenFollowing(
      sound.continuing(on: line),
      defects: defects,
      journey: journey,
      configuration: configuration,
      roads: roads
    )
  }

  // MARK: - Places

  func match(_ location: Location, on follower: RouteFollower) {
    placeBefore = follower.place
    gapInTime = lastTime.map { location.timestamp.seconds(since: $0) } ?? 0
    lastTime = location.timestamp
    sound.match(location, on: follower)
    if journey.follower !== follower {
      (journey.keptStep, journey.follower) = (journey.step, follower)
    }
    let path = follower.line.path
    let nearest = path.nearest(to: location.coordinate)
    if defects.contains(.nearestPass), let nearest { take(nearest, on: follower) }
    if defects.contains(.laterPartIsOnRoute),
      let later = path.nearest(
        to: location.coordinate,
        from: placeBefore?.distanceAlong ?? 0,
        through: follower.line.length
      )
    {
      take(later, on: follower)
    }
    if defects.contains(.speaksOffRoute), !follower.isInCorridor, let nearest {
      follower.place = nearest
    }
    if defects.contains(.jumpsBack) { follower.forgetReckoned() }
  }

  private func take(_ nearest: PathPosition, on follower: RouteFollower) {
    follower.deviation = nearest.deviation
    follower.isInCorridor = nearest.deviation <= configuration.offRoute.distance
    if follower.isInCorridor { follower.place = nearest }
  }

  func snapped(_ location: Location, on follower: RouteFollower) -> Location {
    let snapped = sound.snapped(location, on: follower)
    guard defects.contains(.roundedCourse), snapped.isSnapped, let course = snapped.course else {
      return snapped
    }
    return Location(snapping: location, to: snapped.coordinate, course: course.rounded())
  }

  var roadPlace: RoadPlace? { sound.roadPlace }
  var advancesOffRoute: Bool { sound.advancesOffRoute }

  var trustedFix: Coordinate? { sound.trustedFix }

  var reckons: Bool { sound.reckons }

  // MARK: - Departures

  func judge(
    _ location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> RouteFollower.Verdict {
    let verdict = verdict(location, on: follower, isOffRoute: isOffRoute)
    guard defects.contains(.lateDeviation) else { return verdict }
    defer { journey.verdict = verdict }
    return journey.verdict
  }

  private func verdict(
    _ location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> RouteFollower.Verdict {
    if defects.contains(.stuckPlace), isOffRoute, let placeBefore, let place = follower.place,
      place.distanceAlong > placeBefore.distanceAlong + 200
    {
      (follower.place, follower.isInCorridor) = (placeBefore, false)
      return .unchanged
    }
    if defects.contains(.forgottenDeparture) && isOffRoute
      || defects.contains(.snappedBeforeTheCheck)
    {
      follower.place = follower.line.path.nearest(to: location.coordinate)
      (follower.deviation, follower.isInCorridor) = (0, true)
      return isOffRoute ? .returned : .unchanged
    }
    if !isOffRoute {
      if defects.contains(.movingAwayIsOff), movesAway(location, on: follower) { return .left }
      if defects.contains(.nearerRoadWins), isNearerToAnotherRoad(location, on: follower.line) {
        return .left
      }
      if defects.contains(.outageIsDeparture), gapInTime > 10 { return .left }
    }
    let heard = defects.contains(.ignoredCourse) ? location.withoutCourse : location
    guard defects.contains(.invertedTolerance), follower.distanceToManeuver > 40 else {
      let verdict = sound.judge(heard, on: follower, isOffRoute: isOffRoute)
      return defects.contains(.forgottenReset)
        ? counted(verdict, on: follower, isOffRoute: isOffRoute) : verdict
    }
    // Twice the deviation is half the tolerance.
    let deviation = follower.deviation
    follower.deviation = deviation.map { 2 * $0 }
    defer { follower.deviation = deviation }
    return sound.judge(heard, on: follower, isOffRoute: isOffRoute)
  }

  /// Counts deviating fixes though others lay on the route between them.
  private func counted(
    _ verdict: RouteFollower.Verdict,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> RouteFollower.Verdict {
    guard !follower.isInCorridor else { return verdict }
    deviatingFixes += 1
    return !isOffRoute && deviatingFixes >= configuration.offRoute.fixes ? .left : verdict
  }

  private func movesAway(_ location: Location, on follower: RouteFollower) -> Bool {
    let line = follower.line
    guard let maneuver = line.path.position(at: line.steps[follower.step].end)?.coordinate else {
      return false
    }
    let gap = maneuver.distance(to: location.coordinate)
    fixesAway = gap > lastGap ? fixesAway + 1 : 0
    lastGap = gap
    return fixesAway >= 3
  }

  private func isNearerToAnotherRoad(_ location: Location, on line: RouteLine) -> Bool {
    guard let road = roads?.nearestRoad(to: location) else { return false }
    return (line.path.nearest(to: road.coordinate)?.deviation ?? 0) > 8
  }

  func explain(
    _ verdict: RouteFollower.Verdict,
    on follower: RouteFollower,
    isOffRoute: Bool,
    to tell: (Decision) -> Void
  ) {
    sound.explain(verdict, on: follower, isOffRoute: isOffRoute, to: tell)
  }

  var deviationKind: Deviation.Kind? { sound.deviationKind }

  // MARK: - Steps

  func advanceStep(of follower: RouteFollower) {
    advanceStepAsEver(of: follower)
    if defects.contains(.keptStep), let step = journey.keptStep {
      follower.step = max(follower.step, min(step, max(0, follower.line.steps.count - 1)))
    }
    journey.step = follower.step
  }

  private func advanceStepAsEver(of follower: RouteFollower) {
    let steps = follower.line.steps
    let hasNext = follower.step + 1 < steps.count
    if defects.contains(.stepBeforeDeviation) {
      defer { hasLeftStep = !follower.isInCorridor }
      if !follower.isInCorridor, !hasLeftStep, hasNext {
        follower.step += 1
        return
      }
    }
    if defects.contains(.stepByOffset), hasNext, follower.distanceToManeuver <= 30,
      follower.deviation ?? 0 > configuration.stepExitDistance
    {
      follower.step += 1
    } else if defects.contains(.oneStepAtATime) {
      let gone = follower.along - exit(ofStep: follower.step, on: follower.line)
      if hasNext, gone >= 0, gone < 60 { follower.step += 1 }
    } else if defects.contains(.stuckOnEmptyStep) {
      while follower.step + 1 < steps.count,
        follower.along >= exit(ofStep: follower.step, on: follower.line) - 0.001,
        steps[follower.step + 1].end > steps[follower.step + 1].start
      {
        follower.step += 1
      }
    } else if defects.contains(.stepsWithoutLatch), follower.step > 0,
      follower.along < steps[follower.step].start
    {
      follower.step -= 1
    } else {
      sound.advanceStep(of: follower)
    }
  }

  var ownStep: Int? { sound.ownStep }

  func exit(ofStep index: Int, on line: RouteLine) -> Double {
    sound.exit(ofStep: index, on: line)
  }

  func dueInstructions(
    _ reporter: inout InstructionReporter,
    on follower: RouteFollower,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    guard defects.contains(.speaksOffRoute) else {
      return sound.dueInstructions(&reporter, on: follower, isOnRoute: isOnRoute)
    }
    return reporter.due(
      on: follower.line,
      step: follower.step,
      distance: follower.distanceToManeuver
    )
  }

  // MARK: - Waypoints and arrival

  func isPassed(_ via: RouteLine.Via, on follower: RouteFollower) -> Bool {
    if defects.contains(.viaMustBeVisited), follower.along > via.distanceAlong + 15 { return false }
    return sound.isPassed(via, on: follower)
  }

  var passesViasByPresence: Bool { sound.passesViasByPresence }

  var passesViasInAnyOrder: Bool { sound.passesViasInAnyOrder }

  var presenceDistance: Double { sound.presenceDistance }

  var passingDistance: Double { sound.passingDistance }

  func judgeArrival(
    at location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> ArrivalJudgement? {
    let line = follower.line
    if defects.contains(.arrivalByCourse),
      let last = line.path.bearing(
        ofSegment: line.path.segment(at: max(0, line.legEnds[0] - 0.5))
      )
    {
      let mismatch = location.course.map { Bearing.difference(from: last, to: $0).magnitude } ?? 180
      if mismatch > 30 {
        return ArrivalJudgement(isReached: false, measured: mismatch, threshold: 30)
      }
    }
    if defects.contains(.arrivalByLastWords), line.voiceTriggers.isEmpty {
      return ArrivalJudgement(isReached: false, measured: 0, threshold: 1)
    }
    if defects.contains(.arrivalByAir), let end = line.route.legs.first?.destinationCoordinate {
      let gap = end.distance(to: location.coordinate)
      return ArrivalJudgement(isReached: gap <= 100, measured: gap, threshold: 100)
    }
    if defects.contains(.arrivalByFixAlone) {
      let rest = follower.distance(toEndOfLeg: 0)
      let limit = configuration.arrivalDistance
      let isReached = follower.isInCorridor && rest <= limit
      return ArrivalJudgement(isReached: isReached, measured: rest, threshold: limit)
    }
    return sound.judgeArrival(at: location, on: follower, isOffRoute: isOffRoute)
  }

  var isArriving: Bool { sound.isArriving }

  var endsLegsEarly: Bool { sound.endsLegsEarly }
}
