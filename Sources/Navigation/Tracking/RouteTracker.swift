import Geodesy

/// The SDK's own way to follow a route: the cheapest chain of places, steps left by their ends.
final class RouteTracker: RouteFollower {
  private var matcher = RouteMatcher()
  private var corridor: CorridorRule
  private var course: CourseRule
  private var network: NetworkRule?
  private var arrival = ArrivalRule()
  let roads: (any RoadSnapper)?
  /// The rule behind the last verdict that left the route.
  private var leavingRule = Decision.Rule.offRoute
  /// What a planted defect remembers.
  var plantedMemory = PlantedMemory()

  /// - Parameter roads: The roads of a map, for the network rule; nil for the corridor alone.
  init(line: RouteLine, configuration: NavigatorConfiguration, roads: (any RoadSnapper)? = nil) {
    corridor = CorridorRule(configuration: configuration.plantedOffRoute)
    corridor.forgetsReset = configuration.plantedDefects.contains(.forgottenReset)
    course = CourseRule(configuration: configuration.plantedOffRoute)
    self.roads = configuration.offRoute.strategy == .corridor ? nil : roads
    network = self.roads.map {
      NetworkRule(roads: $0, threshold: configuration.offRoute.evidence)
    }
    super.init(line: line, configuration: configuration)
  }

  override func continuing(on line: RouteLine) -> RouteFollower {
    let next = RouteTracker(line: line, configuration: configuration, roads: roads)
    next.matcher = matcher
    next.corridor = corridor
    next.course = course
    next.network = network
    next.take(overFrom: self)
    return next
  }

  override var roadPlace: RoadPlace? { network?.road }

  // MARK: - Deviation

  /// On another road, or the other way, the vehicle is off the route however near it is.
  override var deviationKind: Deviation.Kind? { leavingRule == .offRoute ? nil : .offRoute }

  private static let widestTolerance = 30.0

  override func update(_ location: Location, isOffRoute: Bool) -> Verdict {
    let limit = configuration.offRoute.distance
    // Half a millimetre more, so that what rounds to the limit is matched.
    var deviation = matcher.update(location, on: line, corridor: limit + 0.000_5)
    let before = place
    place = matcher.place
    self.deviation = deviation
    isInCorridor = !Millimetres.isMore(deviation, than: limit)
    if !configuration.plantedDefects.isEmpty {
      if let verdict = plantedVerdict(location, from: before, isOffRoute: isOffRoute) {
        return verdict
      }
      deviation = self.deviation ?? deviation
    }
    // Where the map tells what is off, the corridor is for places without roads: a reflection that
    // claims to be right to 30 m may lie that much farther out.
    let tolerance = network == nil ? 0 : min(Self.widestTolerance, location.horizontalAccuracy ?? 0)
    let distance = corridor.judge(
      planted(deviation),
      isOffRoute: isOffRoute,
      tolerance: tolerance
    )
    guard var place, let direction = courseAtPlace() else { return distance }
    place.deviation = deviation
    let mismatch = mismatch(location, direction, at: place)
    let roads = network?.judge(
      location,
      at: place,
      course: direction,
      mismatch: mismatch,
      on: line,
      isOffRoute: isOffRoute
    )
    if isOffRoute {
      if let roads { return roads }
      // Who left by direction alone was never far away.
      guard distance == .returned, leavingRule == .courseDeparture else { return distance }
      return (mismatch ?? 0) < configuration.offRoute.course ? .returned : .unchanged
    }
    leavingRule = .offRoute
    if distance == .left { return .left }
    if roads == .left {
      leavingRule = .networkDeparture
      return .left
    }
    if isInCorridor, !course.isOff, course.judge(mismatch) {
      leavingRule = .courseDeparture
      return .left
    }
    return .unchanged
  }

  /// Returns the deviation to judge: twice as much away from maneuvers, where this defect is planted.
  @inline(__always)
  private func planted(_ deviation: Double) -> Double {
    guard configuration.plantedDefects.contains(.invertedTolerance), distanceToManeuver > 40 else {
      return deviation
    }
    return 2 * deviation
  }

  /// Returns the degrees between a fix's course and the route; nil where the fix has none.
  @inline(__always)
  private func mismatch(
    _ location: Location,
    _ direction: Double,
    at place: PathPosition
  ) -> Double? {
    guard let course = location.course, !configuration.plantedDefects.contains(.ignoredCourse),
      location.speed ?? RouteCourse.leastSpeed >= RouteCourse.leastSpeed
    else { return nil }
    let straight = Bearing.difference(from: direction, to: course).magnitude
    if straight < 20 { return straight }
    return RouteCourse.mismatch(location, at: place, on: line.path)
  }

  override func explain(_ verdict: Verdict, isOffRoute: Bool, to tell: (Decision) -> Void) {
    if isOffRoute { return explainReturn(verdict, to: tell) }
    explainDistance(verdict, to: tell)
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
    if let mismatch = course.mismatch, mismatch >= rule.course, !course.isOff, isInCorridor {
      let fired = verdict == .left && leavingRule == .courseDeparture
      tell(
        Decision(
          rule: .courseDeparture,
          measured: Double(course.deviatingFixes),
          threshold: Double(rule.courseFixes),
          unit: .fixes,
          fired: fired,
          margin: Double(course.deviatingFixes - rule.courseFixes),
          detail: fired ? .none : .debouncing
        )
      )
    }
  }

  private func explainDistance(_ verdict: Verdict, to tell: (Decision) -> Void) {
    guard let deviation else { return }
    let limit = configuration.offRoute.distance
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

  private func explainReturn(_ verdict: Verdict, to tell: (Decision) -> Void) {
    guard let deviation else { return }
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

  override var reckons: Bool { true }

  override var isArriving: Bool { arrival.isNear }

  override func judgeArrival(at location: Location, isOffRoute: Bool) -> ArrivalJudgement? {
    if !configuration.plantedDefects.isEmpty, let judgement = plantedArrival(at: location) {
      return judgement
    }
    // On a road beside the route, or on it the other way, nothing is reached.
    let isElsewhere = isOffRoute && network?.road != nil
    return arrival.judge(
      location,
      rest: isInCorridor && !isElsewhere ? distance(toEndOfLeg: 0) : nil,
      end: line.route.legs.first?.destinationCoordinate,
      configuration
    )
  }

  // MARK: - Steps

  /// Moves the current step to the place reached.
  ///
  /// A step is left once its end lies ``NavigatorConfiguration/stepExitDistance`` behind, or half of
  /// the next step if that is shorter; it is entered again only from well before its start, so that
  /// noise at a corner turns nothing back.
  override func advanceStep() -> Int? {
    let before = step
    if configuration.plantedDefects.isEmpty || !advancedByDefect() { moveStep() }
    return step == before ? nil : before
  }

  private func moveStep() {
    let steps = line.steps
    while step + 1 < steps.count {
      guard along >= exit(ofStep: step) - 0.001 else { break }
      step += 1
    }
    while step > 0, along < steps[step].start - 30 { step -= 1 }
  }

  override func exit(ofStep index: Int) -> Double {
    let steps = line.steps
    guard index + 1 < steps.count else { return steps[index].end }
    let next = steps[index + 1]
    return steps[index].end + min(configuration.stepExitDistance, (next.end - next.start) / 2)
  }
}
