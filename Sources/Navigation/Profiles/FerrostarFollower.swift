import Geodesy

/// Follows a route by Ferrostar's rules; see ``FerrostarTrip``.
///
/// What Ferrostar calls a deviation of either kind is off the route here, told with its kind. A stop that
/// is not the last is reached where Ferrostar drops a waypoint, the last where its trip is complete.
final class FerrostarFollower: RouteFollower {
  private var trip: FerrostarTrip
  /// The place before the last fix, by which waypoints are judged.
  private var placeBefore: PathPosition?
  private var mayPassWaypoint = false
  private var location: Location?

  override init(line: RouteLine, configuration: NavigatorConfiguration) {
    trip = FerrostarTrip(rules: FerrostarRules(configuration: configuration))
    super.init(line: line, configuration: configuration)
  }

  override func update(_ location: Location, isOffRoute: Bool) -> Verdict {
    placeBefore = place
    mayPassWaypoint = true
    self.location = location
    trip.update(location, on: line)
    place = trip.place
    switch trip.course {
    case .onStep(let metres):
      deviation = metres
      isInCorridor = true
      return isOffRoute ? .returned : .unchanged
    case .offStep(let metres), .offRoute(let metres):
      deviation = metres
      isInCorridor = false
      return isOffRoute ? .unchanged : .left
    }
  }

  override func explain(_ verdict: Verdict, isOffRoute: Bool, to tell: (Decision) -> Void) {
    guard let deviation else { return }
    let limit = trip.rules.deviationDistance
    guard verdict != .unchanged || !isOffRoute && deviation > limit / 2 else { return }
    tell(
      Decision(
        rule: isOffRoute ? .backOnRoute : .offRoute,
        measured: deviation,
        threshold: limit,
        unit: .metres,
        fired: verdict != .unchanged,
        margin: isOffRoute ? limit - deviation : deviation - limit,
        detail: verdict == .unchanged ? .nearMiss : .none
      )
    )
  }

  override func advanceStep() -> Int? {
    let before = step
    step = trip.step
    return step == before ? nil : before
  }

  /// A via is passed as soon as the fix before lay near it, one a fix.
  override func nextPassedVia() -> RouteLine.Via? {
    guard mayPassWaypoint, passedVias < line.vias.count,
      let coordinate = line.vias[passedVias].destination.waypoint.coordinate,
      isNearBefore(coordinate)
    else { return nil }
    mayPassWaypoint = false
    passedVias += 1
    return line.vias[passedVias - 1]
  }

  override func judgeArrival(at location: Location, isOffRoute: Bool) -> ArrivalJudgement? {
    let leg = line.route.legs[0]
    if line.route.legs.count > 1 {
      guard let before = placeBefore else { return nil }
      let target = leg.destination.coordinate ?? leg.destinationCoordinate
      let metres = before.coordinate.distance(to: target)
      return ArrivalJudgement(
        isReached: Millimetres.isMore(trip.rules.waypointRange, than: metres),
        measured: metres,
        threshold: trip.rules.waypointRange
      )
    }
    guard trip.isComplete || line.steps.count - trip.step <= trip.rules.arrivingSteps else {
      return nil
    }
    return ArrivalJudgement(
      isReached: trip.isComplete,
      measured: location.coordinate.distance(to: leg.destinationCoordinate),
      threshold: trip.rules.arrivalDistance
    )
  }

  override func continuing(on line: RouteLine) -> RouteFollower {
    let next = FerrostarFollower(line: line, configuration: configuration)
    next.trip = trip
    next.trip.continue(on: line)
    next.placeBefore = placeBefore
    next.location = location
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

  override var deviationKind: Deviation.Kind? {
    switch trip.course {
    case .onStep: nil
    case .offStep: .offStep
    case .offRoute: .offRoute
    }
  }

  /// Nothing is due completely off the route; off the step instructions go on.
  override func dueInstructions(
    _ reporter: inout InstructionReporter,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    if case .offRoute = trip.course { return (nil, nil) }
    return reporter.due(on: line, step: step, distance: distanceToManeuver)
  }

  private func isNearBefore(_ coordinate: Coordinate) -> Bool {
    guard let placeBefore else { return false }
    let metres = placeBefore.coordinate.distance(to: coordinate)
    return Millimetres.isMore(trip.rules.waypointRange, than: metres)
  }
}
