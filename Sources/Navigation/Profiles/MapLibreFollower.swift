import Geodesy

/// Follows a route by MapLibre's rules; see ``MapLibreTrip``.
final class MapLibreFollower: RouteFollower {
  private var trip: MapLibreTrip

  override init(line: RouteLine, configuration: NavigatorConfiguration) {
    trip = MapLibreTrip(rules: MapLibreRules(configuration: configuration))
    super.init(line: line, configuration: configuration)
  }

  override func update(_ location: Location, isOffRoute: Bool) -> Verdict {
    trip.update(location, on: line)
    place = trip.place
    deviation = trip.place?.deviation
    isInCorridor = trip.isOnRoute
    if trip.isOnRoute { return isOffRoute ? .returned : .unchanged }
    return isOffRoute ? .unchanged : .left
  }

  override func explain(_ verdict: Verdict, isOffRoute: Bool, to tell: (Decision) -> Void) {
    guard verdict != .unchanged, let deviation else { return }
    let limit = trip.rules.tolerance
    let isByCourse = verdict == .left && trip.wrongCourses >= trip.rules.wrongCourses
    tell(
      Decision(
        rule: isOffRoute ? .backOnRoute : .offRoute,
        measured: deviation,
        threshold: limit,
        unit: .metres,
        fired: true,
        margin: isOffRoute ? limit - deviation : deviation - limit,
        detail: isByCourse ? .courseMismatch : .none
      )
    )
  }

  override func advanceStep() -> Int? {
    let before = step
    step = trip.step
    return step == before ? nil : before
  }

  override func judgeArrival(at location: Location, isOffRoute: Bool) -> ArrivalJudgement? {
    guard trip.hasArrived else { return nil }
    let rest = distance(toEndOfLeg: 0)
    return ArrivalJudgement(isReached: true, measured: rest, threshold: rest)
  }

  override func continuing(on line: RouteLine) -> RouteFollower {
    let next = MapLibreFollower(line: line, configuration: configuration)
    next.trip = trip
    next.trip.continue(on: line)
    next.take(overFrom: self)
    next.step = next.trip.step
    return next
  }

  override func distance(toEndOfLeg leg: Int) -> Double {
    line.statedDistance(toEndOfLeg: leg, from: along, inStep: trip.step)
  }

  override func time(toEndOfLeg leg: Int) -> Double {
    line.statedTime(toEndOfLeg: leg, from: along, inStep: trip.step)
  }

  override var endsLegsEarly: Bool { true }

  /// Off the route there is one kind of deviation only.
  override var deviationKind: Deviation.Kind? { trip.isOnRoute ? nil : .offRoute }

  override func snapped(_ location: Location) -> Location {
    guard let snapped = trip.snapped else { return location }
    return Location(snapping: location, to: snapped.place.coordinate, course: snapped.course)
  }

  override func dueInstructions(
    _ reporter: inout InstructionReporter,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    trip.dueInstructions(on: line)
  }
}
